import { passwordTexts } from '@dalan/contract/people/passwords';
import { AskForLink } from '../../features/log-in/ask-for-link.tsx';
import { LogInFrame } from '../../features/log-in/log-in-frame.tsx';

export default function ForgottenPasswordRoute() {
  return (
    <LogInFrame title={passwordTexts.forgottenTitle}>
      <AskForLink
        title={passwordTexts.forgottenTitle}
        lead={passwordTexts.forgottenLead}
        label={passwordTexts.send}
      />
    </LogInFrame>
  );
}
