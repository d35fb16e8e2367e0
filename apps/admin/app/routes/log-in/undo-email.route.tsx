import { staffEmailTexts } from '@dalan/contract/people/passwords';
import { LogInFrame } from '../../features/log-in/log-in-frame.tsx';
import { UndoEmail } from '../../features/log-in/undo-email.tsx';

export default function UndoEmailRoute() {
  return (
    <LogInFrame title={staffEmailTexts.undoTitle}>
      <UndoEmail />
    </LogInFrame>
  );
}
