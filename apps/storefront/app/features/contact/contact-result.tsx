import { contactTexts } from '@dalan/contract/contact/contact';
import { useEffect, useRef } from 'react';

import { Icon } from '../../ui/icon.tsx';
import { contactFormTexts } from './contact.texts.ts';
import './contact.css';

export type ContactResultProps = {
  /** The number of the sent message, or why it was not sent. */
  result: { ticket: string } | { failure: readonly string[] };
  onBack: () => void;
};

/** Replaces the form and takes the focus. */
export function ContactResult({ result, onBack }: ContactResultProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isSent = !('failure' in result);
  const sentences = isSent
    ? [contactTexts.sent, contactFormTexts.yourNumber(result.ticket)]
    : result.failure;
  useEffect(() => ref.current?.focus(), []);
  return (
    <div
      ref={ref}
      role={isSent ? 'status' : 'alert'}
      tabIndex={-1}
      className={`notice contact-result notice-${isSent ? 'done' : 'failed'}`}
    >
      <Icon name={isSent ? 'check' : 'warning'} />
      <div>
        <h3>{isSent ? contactFormTexts.sentTitle : contactFormTexts.notSentTitle}</h3>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <button type="button" onClick={onBack} className="link">
          {isSent ? contactFormTexts.sendAnother : contactFormTexts.backToForm}
        </button>
      </div>
    </div>
  );
}
