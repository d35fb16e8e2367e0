import { useNavigate, useSearchParams } from 'react-router';
import { LogInForm } from '../features/log-in/log-in-form.tsx';
import { LogInFrame } from '../features/log-in/log-in-frame.tsx';
import { returnPathOf } from '../lib/session/return-path.ts';

export default function LogInRoute() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <LogInFrame title="Login">
      <LogInForm onLoggedIn={() => navigate(returnPathOf(search), { replace: true })} />
    </LogInFrame>
  );
}
