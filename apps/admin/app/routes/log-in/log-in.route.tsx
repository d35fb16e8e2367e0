import { useNavigate, useSearchParams } from 'react-router';
import { LogInForm } from '../../features/log-in/log-in-form.tsx';
import { LogInFrame } from '../../features/log-in/log-in-frame.tsx';
import { findStartPath } from '../../lib/session/preferences.ts';
import { returnPathOf } from '../../lib/session/return-path.ts';

export default function LogInRoute() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const enter = async () =>
    navigate(returnPathOf(search) ?? (await findStartPath()), { replace: true });
  return (
    <LogInFrame title="Login">
      <LogInForm onLoggedIn={() => void enter()} />
    </LogInFrame>
  );
}
