import type { Alerts } from '@dalan/contract/settings/settings';
import type { Mailer, MailNotSent } from '../../integrations/mailer/mailer.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Log } from '../../platform/jobs/create-log.ts';
import type { LetterheadIn } from '../mail-frame/index.ts';
import { GIVE_UP_AFTER_MS, retryDelayMs } from '../order-mail/index.ts';
import { composeStockAlert } from './compose-stock-alert.ts';
import {
  claimDueAlert,
  markAlertGivenUp,
  markAlertSent,
  postponeAlert,
} from './stock-alerts.queries.ts';
import type { ClaimedAlert } from './stock-alerts.queries.ts';

export type StockAlerts = {
  db: Db;
  mailer: Mailer;
  log: Log;
  letterhead: LetterheadIn;
  /** As saved now: an alert that was turned off is not sent. */
  alerts: () => Promise<Alerts>;
  /** Must exceed the mailer's timeout, or a second worker would send the same mail. */
  leaseMs: number;
};

/** Sends one alert that is due. True if there may be more. */
export async function sendDueStockAlert(options: StockAlerts): Promise<boolean> {
  const { db, leaseMs, mailer } = options;
  const alert = await claimDueAlert(db, leaseMs);
  if (alert === undefined) return false;
  const { email, lowStock } = await options.alerts();
  const isStale = alert.at.getTime() < Date.now() - GIVE_UP_AFTER_MS;
  if (!lowStock || !alert.isSold || isStale) {
    await markAlertGivenUp(db, alert);
    return true;
  }
  const letterhead = options.letterhead('en');
  try {
    await mailer.send(composeStockAlert(alert, email || letterhead.shop.email, letterhead));
  } catch (error) {
    await postpone(options, alert, error as MailNotSent);
    return true;
  }
  // A crash between send and this line causes a duplicate with the same Message-ID.
  await markAlertSent(db, alert);
  return true;
}

async function postpone(
  { db, log }: StockAlerts,
  alert: ClaimedAlert,
  error: MailNotSent,
): Promise<void> {
  const { code, smtpCode, isServerAway } = error;
  await postponeAlert(db, alert, retryDelayMs(alert.attempts, isServerAway));
  // The server takes no mail now: throwing triggers the back-off.
  if (isServerAway) throw error;
  log.warn({ alert: alert.id, code, smtpCode }, 'stock alert refused, will retry');
}
