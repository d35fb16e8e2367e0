import { telephoneLink } from '@dalan/contract/contact/contact-links';
import { linkLimits, passwordTexts } from '@dalan/contract/people/passwords';
import { useEffect, useState } from 'react';

import { browserClient } from '../../lib/api/browser-client.ts';
import { Notice } from '../../ui/form/notice.tsx';
import { mailedLinkTexts } from './mailed-link.texts.ts';

type LinkSentProps = { email: string; phone: string };

/** Says the same for every email, so that nobody learns which ones have an account. */
export function LinkSent({ email, phone }: LinkSentProps) {
  const { sent, sentHelp } = passwordTexts;
  return (
    <>
      <Notice tone="done">
        {sent.before}
        <b className="wrap-anywhere">{email}</b>
        {sent.after}
      </Notice>
      <CallUs words={sentHelp} phone={phone} />
      <SendAgain email={email} />
    </>
  );
}

/** Shown by a shop without a mail server. It says the same for every email. */
export function NoMail({ phone }: { phone: string }) {
  return (
    <>
      <Notice tone="info">{mailedLinkTexts.noMail}</Notice>
      <CallUs words={mailedLinkTexts.noMailHelp} phone={phone} />
    </>
  );
}

type CallUsProps = { words: { before: string; after: string }; phone: string };

function CallUs({ words, phone }: CallUsProps) {
  return (
    <p className="mt-5">
      {words.before}
      <a href={telephoneLink(phone)} className="link">
        {phone}
      </a>
      {words.after}
    </p>
  );
}

function SendAgain({ email }: { email: string }) {
  const [seconds, setSeconds] = useState<number>(linkLimits.sendAgainSeconds);
  const [failure, setFailure] = useState<string>();
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  async function sendAgain(): Promise<void> {
    if (isWaiting) return;
    setFailure(undefined);
    setSeconds(linkLimits.sendAgainSeconds);
    try {
      await browserClient.call('askForNewPassword', { body: { email } });
    } catch (error) {
      setSeconds(0);
      setFailure((error as Error).message);
    }
  }

  return (
    <>
      {failure && <Notice tone="failed">{failure}</Notice>}
      <button
        type="button"
        onClick={sendAgain}
        aria-disabled={isWaiting || undefined}
        className="button mt-4 tabular-nums"
      >
        {isWaiting ? passwordTexts.sendAgainIn(seconds) : passwordTexts.sendAgain}
      </button>
    </>
  );
}
