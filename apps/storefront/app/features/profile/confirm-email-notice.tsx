import { passwordTexts } from '@dalan/contract/passwords';
import { useState } from 'react';

import { browserClient } from '../../lib/api/browser-client.ts';
import { useHandleSessionEnd } from '../../lib/session/use-handle-session-end.ts';
import { Notice } from '../../ui/form/notice.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Until the email is confirmed, no mail about orders goes to it. */
export function ConfirmEmailNotice() {
  const [isSent, setIsSent] = useState(false);
  const handleSessionEnd = useHandleSessionEnd();

  async function sendAgain(): Promise<void> {
    if (isSent) return;
    setIsSent(true);
    try {
      await browserClient.call('askForConfirmation');
      showToast(passwordTexts.confirmSent);
    } catch (error) {
      setIsSent(false);
      if (!handleSessionEnd(error)) showToast((error as Error).message, 'failed');
    }
  }

  return (
    <div className="mb-6">
      <Notice
        tone="info"
        more={
          <button
            type="button"
            onClick={sendAgain}
            aria-disabled={isSent || undefined}
            className="button justify-self-start"
          >
            {passwordTexts.confirmSend}
          </button>
        }
      >
        {passwordTexts.confirmNote}
      </Notice>
    </div>
  );
}
