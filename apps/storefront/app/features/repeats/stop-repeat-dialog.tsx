import { Dialog } from '../../ui/dialog/dialog.tsx';
import { repeatTexts as texts } from './repeats.texts.ts';

type StopRepeatDialogProps = { onStop: () => void; onClose: () => void };

export function StopRepeatDialog({ onStop, onClose }: StopRepeatDialogProps) {
  return (
    <Dialog title={texts.stopQuestion} isQuestion onDismiss={onClose}>
      <div className="dialog-body">
        <p>{texts.ordersStay}</p>
      </div>
      <div className="dialog-foot">
        <button type="button" onClick={onClose} data-autofocus="" className="button">
          {texts.keep}
        </button>
        <button type="button" onClick={onStop} className="button button-danger-solid">
          {texts.stop}
        </button>
      </div>
    </Dialog>
  );
}
