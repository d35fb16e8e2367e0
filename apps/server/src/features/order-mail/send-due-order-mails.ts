import type { Mailer, MailNotSent } from '../../integrations/mailer/mailer.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Log } from '../../platform/jobs/create-log.ts';
import { makeConfirmation } from '../account-mail/index.ts';
import { composeOrderMail } from './compose-order-mail.ts';
import type { LetterheadIn } from '../mail-frame/index.ts';
import {
  claimDueMails,
  getMailFacts,
  markMailGivenUp,
  markMailSent,
  postponeMail,
} from './outbox.queries.ts';
import type { ClaimedMail, MailFacts } from './outbox.queries.ts';
import { GIVE_UP_AFTER_MS, retryDelayMs } from './retry-delay.rules.ts';

export type OrderMail = {
  db: Db;
  mailer: Mailer;
  log: Log;
  letterhead: LetterheadIn;
  /** Number of mails sent in parallel. */
  concurrency: number;
  /** Must exceed the mailer's timeout, or a second worker would send the same mail. */
  leaseMs: number;
};

/** Mailed links of one account are at least this far apart. */
const NEXT_LINK_MS = 60_000;

/** Sends a batch of due mails. True if there may be more. */
export async function sendDueOrderMails(options: OrderMail): Promise<boolean> {
  const { db, concurrency, leaseMs } = options;
  const claimed = await claimDueMails(db, { limit: concurrency, leaseMs });
  const outcomes = await Promise.allSettled(claimed.map((mail) => deliver(options, mail)));
  // Throws after all are settled, so that a stop waits for every mail of the batch.
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return claimed.length > 0;
}

async function deliver(options: OrderMail, mail: ClaimedMail): Promise<void> {
  const { db, mailer } = options;
  const facts = await getMailFacts(db, mail.eventId, GIVE_UP_AFTER_MS);
  // Mails to the shop are English.
  const letterhead = options.letterhead(mail.recipient === 'shop' ? 'en' : facts.buyerLanguage);
  const to = mail.recipient === 'shop' ? letterhead.shop.email : facts.customerAddress;
  if (to === null || facts.isOrderDeleted || facts.isStale) return giveUp(options, mail, facts);
  const isUnconfirmed = mail.recipient === 'customer' && !facts.isEmailConfirmed;
  const { buyerId: userId, orderId: jobId } = facts;
  const confirmation = isUnconfirmed
    ? await makeConfirmation(db, { userId, jobId }, letterhead)
    : undefined;
  // The link of the registration was mailed a moment ago.
  if (isUnconfirmed && confirmation === undefined) return postponeMail(db, mail, NEXT_LINK_MS);

  try {
    await mailer.send(composeOrderMail(mail, { ...facts, to, confirmation }, letterhead));
  } catch (error) {
    return postpone(options, mail, error as MailNotSent);
  }
  // A crash between send and this line causes a duplicate. It has the same Message-ID, so mail
  // systems drop it.
  await markMailSent(db, mail);
}

async function giveUp({ db, log }: OrderMail, mail: ClaimedMail, facts: MailFacts): Promise<void> {
  await markMailGivenUp(db, mail);
  if (facts.isStale) log.error(mail, 'mail given up: not sent for two days');
}

async function postpone(options: OrderMail, mail: ClaimedMail, error: MailNotSent): Promise<void> {
  const { code, smtpCode, isServerAway } = error;
  await postponeMail(options.db, mail, retryDelayMs(mail.attempts, isServerAway));
  // The server takes no mail now: throwing ends the batch and triggers the back-off.
  if (isServerAway) throw error;
  options.log.warn({ ...mail, code, smtpCode }, 'mail refused, will retry');
}
