import { passwordTexts } from '@dalan/contract/people/passwords';
import { useState } from 'react';

import { browserClient } from '../../lib/api/browser-client.ts';
import { useHandleSessionEnd } from '../../lib/session/use-handle-session-end.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/form/notice.tsx';
import { profileTexts } from './profile.texts.ts';

type LogOutEverywhereDialogProps = { onDone: () => void; onClose: () => void };

export function LogOutEverywhereDialog({ onDone, onClose }: LogOutEverywhereDialogProps) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const handleSessionEnd = useHandleSessionEnd();

  async function logOut(): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    setFailure(undefined);
    try {
      await browserClient.call('endAllSessions');
      onDone();
    } catch (error) {
      if (!handleSessionEnd(error)) setFailure((error as Error).message);
      setIsSending(false);
    }
  }

  function dismiss(): void {
    if (!isSending) onClose();
  }

  return (
    <Dialog title={passwordTexts.logOutEverywhereQuestion} isQuestion onDismiss={dismiss}>
      <div className="dialog-body">
        <p>{passwordTexts.cartStays}</p>
        {failure && <Notice tone="failed">{failure}</Notice>}
      </div>
      <div className="dialog-foot">
        <button type="button" onClick={dismiss} data-autofocus="" className="button">
          {profileTexts.cancel}
        </button>
        <button
          type="button"
          onClick={logOut}
          aria-disabled={isSending || undefined}
          className="button button-danger-solid"
        >
          {isSending ? passwordTexts.loggingOut : passwordTexts.logOutEverywhere}
        </button>
      </div>
    </Dialog>
  );
}
