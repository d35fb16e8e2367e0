import { passwordTexts } from '@dalan/contract/people/passwords';
import { useState } from 'react';

import { browserClient } from '../../lib/api/browser-client.ts';
import { Notice } from '../../ui/form/notice.tsx';
import { isLinkEnd } from './load-password-link.ts';
import { MailedLinkPage } from './password-link-steps.tsx';

/** Confirming needs a button, because mail scanners open links. */
export function ConfirmEmail({ token }: { token: string }) {
  const [state, setState] = useState<'ready' | 'sending' | 'done' | 'ended'>(
    token === '' ? 'ended' : 'ready',
  );
  const [failure, setFailure] = useState<string>();

  async function confirm(): Promise<void> {
    if (state === 'sending') return;
    setState('sending');
    setFailure(undefined);
    try {
      await browserClient.call('confirmEmail', { body: { token } });
      setState('done');
    } catch (error) {
      const hasEnded = isLinkEnd(error);
      setState(hasEnded ? 'ended' : 'ready');
      if (!hasEnded) setFailure((error as Error).message);
    }
  }

  if (state === 'ended') {
    return (
      <MailedLinkPage title={passwordTexts.expiredTitle} isNextStep={token !== ''}>
        <p className="mt-3 text-large text-basalt-700">{passwordTexts.confirmEnded}</p>
      </MailedLinkPage>
    );
  }
  if (state === 'done') {
    return (
      <MailedLinkPage title={passwordTexts.confirmTitle} isNextStep>
        <Notice tone="done">{passwordTexts.confirmed}</Notice>
      </MailedLinkPage>
    );
  }
  return (
    <MailedLinkPage title={passwordTexts.confirmTitle}>
      <p className="mt-3 text-large text-basalt-700">{passwordTexts.confirmLead}</p>
      {failure && <Notice tone="failed">{failure}</Notice>}
      <button
        type="button"
        onClick={confirm}
        aria-disabled={state === 'sending' || undefined}
        className="button button-primary button-large mt-6 w-full"
      >
        {state === 'sending' ? passwordTexts.confirming : passwordTexts.confirm}
      </button>
    </MailedLinkPage>
  );
}
