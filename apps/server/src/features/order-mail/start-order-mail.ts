import { startPolling } from '../../platform/jobs/start-polling.ts';
import type { Polling } from '../../platform/jobs/start-polling.ts';
import { sendDueOrderMails } from './send-due-order-mails.ts';
import type { OrderMail } from './send-due-order-mails.ts';

/** After an outage, sending resumes within this time. */
const LONGEST_PAUSE_MS = 30_000;

export function startOrderMail(options: OrderMail & { pollMs: number }): Polling {
  return startPolling(() => sendDueOrderMails(options), {
    everyMs: options.pollMs,
    longestPauseMs: LONGEST_PAUSE_MS,
    onError: (error) => options.log.warn({ err: error }, 'sending mails failed, will retry'),
  });
}
