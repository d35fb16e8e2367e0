import { letterSubjects } from '@dalan/contract/office/letters';
import type { LetterKind } from '@dalan/contract/office/letters';
import { addCounter } from '../../../platform/telemetry/add-counter.ts';
import type { Metrics } from '../../../platform/telemetry/metrics.ts';

const ends = ['sent', 'refused', 'not composed', 'given up'] as const;

type Ended = { kind: LetterKind; end: (typeof ends)[number]; ageMs: number };
export type CountMail = (tried: Ended) => void;

/** A later mail breaks the promise. The alarm MailsWait counts to the same. */
const PROMISED_MS = 10 * 60_000;

/**
 * What this process did with letters. The promise is about mails that were sent or never will be; one
 * that waits is counted when its wait ends.
 */
export function countMails(metrics: Pick<Metrics, 'registry' | 'countOutcome'>): CountMail {
  const count = addCounter(metrics.registry, {
    name: 'mails_tried_total',
    help: 'Tries to send a mail, by what the mail is about and how the try ended',
    labels: { kind: letterSubjects, end: ends },
  });
  return ({ kind, end, ageMs }) => {
    count({ kind: kind.replace(/[/].*/, ''), end });
    if (end === 'sent') metrics.countOutcome('mail_sent', ageMs <= PROMISED_MS);
    if (end === 'given up') metrics.countOutcome('mail_sent', false);
  };
}
