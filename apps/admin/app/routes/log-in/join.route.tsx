import { useNavigate } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { JoinPage } from '../../features/join/join-page.tsx';
import { joinTexts } from '../../features/join/join-texts.ts';
import { LogInFrame } from '../../features/log-in/log-in-frame.tsx';

export default function JoinRoute() {
  const navigate = useNavigate();
  return (
    <LogInFrame title={joinTexts.title}>
      <JoinPage onJoined={() => navigate(panelPaths.users, { replace: true })} />
    </LogInFrame>
  );
}
