import type { LetterKind } from '@dalan/contract/office/letters';
import type { Mailer, MailNotSent } from '../../../integrations/mailer/mailer.ts';
import type { Log } from '../../../platform/jobs/create-log.ts';
import { inSpan, inTrace } from '../../../platform/telemetry/tracing.ts';
import { messageIdOf } from '../mail-frame/index.ts';
import type { CountMail } from './count-mails.ts';
import type { Composed, Desk, LetterComposers, LetterMail } from './letter.ts';
import {
  claimDueLetters,
  markLetterGivenUp,
  markLetterSent,
  postponeLetter,
} from './letters.queries.ts';
import type { ClaimedLetter } from './letters.queries.ts';
import { retryDelayMs } from './retry-delay.rules.ts';

export type LetterSender = Desk & {
  mailer: Mailer;
  log: Log;
  composers: LetterComposers;
  /** Number of mails sent in parallel. */
  concurrency: number;
  /** Must exceed the mailer's timeout, or a second sender would send the same mail. */
  leaseMs: number;
  count: CountMail;
};

const TOO_LATE = 'too late';
const NOT_COMPOSED = 'not composed';

/** Sends a batch of due letters. True if there may be more. */
export async function sendDueLetters(sender: LetterSender): Promise<boolean> {
  const { db, composers, concurrency: limit, leaseMs } = sender;
  const kinds = Object.keys(composers);
  const claimed = await claimDueLetters(db, { kinds, limit, leaseMs });
  const outcomes = await Promise.allSettled(claimed.map((letter) => deliverTraced(sender, letter)));
  // The error is thrown once all are settled, so that a stop waits for every letter of the batch.
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return claimed.length > 0;
}

/** A span of the trace that queued the letter. It has the kind, and nothing of the contents. */
function deliverTraced(sender: LetterSender, letter: ClaimedLetter): Promise<void> {
  const { kind, attempts, ageMs, cause } = letter;
  const facts = {
    'dalan.mail.kind': kind,
    'dalan.mail.attempts': attempts,
    'dalan.mail.age_ms': Math.round(ageMs),
  };
  return inTrace({ name: `mail ${kind}`, kind: 'consumer', facts, cause }, () =>
    deliver(sender, letter),
  );
}

async function deliver(sender: LetterSender, letter: ClaimedLetter): Promise<void> {
  const { db, mailer, composers, count } = sender;
  const startedAt = performance.now();
  const { giveUpAfterMs } = composers[letter.kind];
  if (letter.ageMs > giveUpAfterMs) return giveUpLate(sender, letter);
  const composed = await composeOrPostpone(sender, letter);
  if (composed === undefined) return;
  if (composed === 'not wanted') return markLetterGivenUp(db, letter, null);
  if ('tryAgainInMs' in composed) {
    return postponeLetter(db, letter, { delayMs: composed.tryAgainInMs, error: null });
  }
  try {
    const mail = withMessageId(sender, letter, composed);
    await inSpan({ name: 'smtp send', kind: 'client' }, () => mailer.send(mail));
  } catch (error) {
    return refused(sender, letter, error as MailNotSent);
  }
  // A crash between send and this line causes a duplicate.
  await markLetterSent(db, letter);
  const ageMs = letter.ageMs + performance.now() - startedAt;
  count({ ...letter, end: 'sent', ageMs });
}

/**
 * A fault in one composer must not hold up the other letters. Undefined if the letter was
 * postponed.
 */
async function composeOrPostpone(
  { db, letterhead, log, composers, count }: LetterSender,
  letter: ClaimedLetter,
): Promise<Composed | undefined> {
  try {
    return await composers[letter.kind].compose(letter, { db, letterhead });
  } catch (error) {
    const delayMs = retryDelayMs(letter.attempts, false);
    await postponeLetter(db, letter, { delayMs, error: NOT_COMPOSED });
    count({ ...letter, end: 'not composed' });
    log.error({ err: error, ...logged(letter) }, 'mail not composed, will retry');
    return undefined;
  }
}

function withMessageId({ letterhead }: Desk, letter: ClaimedLetter, composed: LetterMail) {
  const { messageIdParts = [letter.kind, letter.id], ...mail } = composed;
  return { ...mail, messageId: messageIdOf(messageIdParts, letterhead('en').mailDomain) };
}

async function refused(
  sender: LetterSender,
  letter: ClaimedLetter,
  error: MailNotSent,
): Promise<void> {
  const { code, smtpCode, isServerAway } = error;
  sender.count({ ...letter, end: 'refused' });
  const lastError = [code, smtpCode].filter(Boolean).join(' ');
  const isForGood = !isServerAway && smtpCode !== undefined && smtpCode >= 500;
  if (isForGood && sender.composers[letter.kind].isGivenUpWhenRefused) {
    return giveUp(sender, letter, lastError);
  }
  const delayMs = retryDelayMs(letter.attempts, isServerAway);
  await postponeLetter(sender.db, letter, { delayMs, error: lastError });
  // The server takes no mail now: throwing ends the batch and triggers the back-off.
  if (isServerAway) throw error;
  sender.log.warn({ ...logged(letter), code, smtpCode }, 'mail refused, will retry');
}

function giveUpLate(sender: LetterSender, letter: ClaimedLetter): Promise<void> {
  sender.count({ ...letter, end: 'given up' });
  return giveUp(sender, letter, TOO_LATE);
}

async function giveUp({ db, log }: LetterSender, letter: ClaimedLetter, why: string) {
  await markLetterGivenUp(db, letter, why);
  log.warn({ ...logged(letter), why }, 'mail given up: staff can send it again');
}

/** The log gets no payload, which may contain an e-mail. */
function logged({ id, kind, attempts }: ClaimedLetter): {
  letter: string;
  kind: LetterKind;
  attempts: number;
} {
  return { letter: id, kind, attempts };
}
