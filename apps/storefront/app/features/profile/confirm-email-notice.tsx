import { passwordTexts } from '@dalan/contract/people/passwords';
import { useState } from 'react';

import { browserClient } from '../../lib/api/browser-client.ts';
import { useHandleSessionEnd } from '../../lib/session/use-handle-session-end.ts';
import { Notice } from '../../ui/form/notice.tsx';

/** An email that is not confirmed gets only the mail about the first order. */
export function ConfirmEmailNotice({ text = passwordTexts.confirmNote }: { text?: string }) {
  const [isSent, setIsSent] = useState(false);
  const [said, setSaid] = useState('');
  const handleSessionEnd = useHandleSessionEnd();

  async function sendAgain(): Promise<void> {
    if (isSent) return;
    setIsSent(true);
    try {
      await browserClient.call('askForConfirmation');
      setSaid(passwordTexts.confirmSent);
    } catch (error) {
      setIsSent(false);
      if (!handleSessionEnd(error)) setSaid((error as Error).message);
    }
  }

  return (
    <Notice
      tone="info"
      more={
        <>
          <button
            type="button"
            onClick={sendAgain}
            aria-disabled={isSent || undefined}
            className="button justify-self-start"
          >
            {passwordTexts.confirmSend}
          </button>
          {/* A toast would be behind the dialog of a placed order. */}
          <p role="status">{said}</p>
        </>
      }
    >
      {text}
    </Notice>
  );
}
