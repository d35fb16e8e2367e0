import type { Delivery } from '@dalan/contract/delivery/delivery';
import { repeatLimits } from '@dalan/contract/orders/repeats';
import type { Mailer, MailNotSent } from '../../../integrations/mailer/mailer.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/jobs/create-log.ts';
import { createToken, hashToken } from '../../../platform/random-token.ts';
import type { LetterheadIn } from '../../mail-frame/index.ts';
import { GIVE_UP_AFTER_MS, retryDelayMs } from '../../order-mail/index.ts';
import { insertLink } from '../repeat-links.queries.ts';
import { composeRepeatMail } from './compose-repeat-mail.ts';
import {
  claimRepeatMail,
  getRepeatMailFacts,
  markRepeatMailGivenUp,
  markRepeatMailSent,
  postponeRepeatMail,
} from './repeat-mails.queries.ts';
import type { ClaimedRepeatMail } from './repeat-mails.queries.ts';

export type RepeatMails = {
  db: Db;
  mailer: Mailer;
  log: Log;
  letterhead: LetterheadIn;
  rule: () => Delivery;
  /** Must exceed the mailer's timeout, or a second worker would send the same mail. */
  leaseMs: number;
};

/** Sends one mail that is due. True if there may be more. */
export async function sendDueRepeatMail(options: RepeatMails): Promise<boolean> {
  const { db, leaseMs, mailer, rule } = options;
  const mail = await claimRepeatMail(db, leaseMs);
  if (mail === undefined) return false;
  const { email, ...facts } = await getRepeatMailFacts(db, mail.id);
  const isStale = facts.madeAt.getTime() < Date.now() - GIVE_UP_AFTER_MS;
  // Cancelled before the mail left: another mail says so.
  if (email === null || isStale || facts.orderStatus === 'Cancelled') {
    await markRepeatMailGivenUp(db, mail);
    return true;
  }
  // Made here, and only in the mail. A retry makes another; both work until they end.
  const token = createToken();
  await insertLink(db, {
    tokenHash: hashToken(token),
    dayId: mail.id,
    lifeDays: repeatLimits.linkDays,
  });
  const content = { id: mail.id, to: email, token, rule: rule(), facts } as const;
  try {
    await mailer.send(composeRepeatMail(content, options.letterhead(facts.language)));
  } catch (error) {
    await postpone(options, mail, error as MailNotSent);
    return true;
  }
  // A crash between send and this line causes a duplicate with the same Message-ID.
  await markRepeatMailSent(db, mail);
  return true;
}

async function postpone(
  { db, log }: RepeatMails,
  mail: ClaimedRepeatMail,
  error: MailNotSent,
): Promise<void> {
  const { code, smtpCode, isServerAway } = error;
  await postponeRepeatMail(db, mail, retryDelayMs(mail.attempts, isServerAway));
  // The server takes no mail now: throwing triggers the back-off.
  if (isServerAway) throw error;
  log.warn({ repeatDay: mail.id, code, smtpCode }, 'repeat mail refused, will retry');
}
