import type { Mailer, MailNotSent } from '../../integrations/mailer/mailer.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Log } from '../../platform/jobs/create-log.ts';
import { composeOrderMail } from './compose-order-mail.ts';
import type { Letterhead } from './compose-order-mail.ts';
import {
  claimDueMails,
  getMailFacts,
  markMailGivenUp,
  markMailSent,
  postponeMail,
} from './outbox.queries.ts';
import type { ClaimedMail, MailFacts } from './outbox.queries.ts';
import { GIVE_UP_AFTER_MS, retryDelayMs } from './retry-delay.rules.ts';

export type OrderMail = Letterhead & {
  db: Db;
  mailer: Mailer;
  log: Log;
  /** How many mails go out side by side. */
  concurrency: number;
  /** Longer than the mailer's time limit, or a second worker would send what the first still sends. */
  leaseMs: number;
};

/** Sends a few of the mails that are due; true where there may be more of them. */
export async function sendDueOrderMails(options: OrderMail): Promise<boolean> {
  const { db, concurrency, leaseMs } = options;
  const claimed = await claimDueMails(db, { limit: concurrency, leaseMs });
  const outcomes = await Promise.allSettled(claimed.map((mail) => deliver(options, mail)));
  // Thrown only when all are settled: whoever waits for this round waits for every mail in it.
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return claimed.length > 0;
}

async function deliver(options: OrderMail, mail: ClaimedMail): Promise<void> {
  const { db, mailer } = options;
  const facts = await getMailFacts(db, mail.eventId, GIVE_UP_AFTER_MS);
  const to = mail.recipient === 'shop' ? options.shop.email : facts.buyerEmail;
  if (to === null || facts.isOrderDeleted || facts.isStale) return giveUp(options, mail, facts);

  try {
    await mailer.send(composeOrderMail(mail, { ...facts, to }, options));
  } catch (error) {
    return postpone(options, mail, error as MailNotSent);
  }
  // Only where the server took the mail and we die, or lose its answer, before this line is written
  // does a second one go out. Both carry one Message-ID, by which mail systems drop the twin.
  await markMailSent(db, mail);
}

async function giveUp({ db, log }: OrderMail, mail: ClaimedMail, facts: MailFacts): Promise<void> {
  await markMailGivenUp(db, mail);
  if (facts.isStale) log.error(mail, 'a mail was given up: it could not be sent for two days');
}

async function postpone(options: OrderMail, mail: ClaimedMail, error: MailNotSent): Promise<void> {
  const { code, smtpCode, isServerAway } = error;
  await postponeMail(options.db, mail, retryDelayMs(mail.attempts, isServerAway));
  // No mail would go out now: the error ends the round and slows the next ones down.
  if (isServerAway) throw error;
  options.log.warn({ ...mail, code, smtpCode }, 'a mail was not taken and will be tried again');
}
