import { startPolling } from '../../../platform/jobs/start-polling.ts';
import type { Polling } from '../../../platform/jobs/start-polling.ts';
import { sendDueRepeatMail } from './send-due-repeat-mail.ts';
import type { RepeatMails } from './send-due-repeat-mail.ts';

/** After an outage, sending resumes within this time. */
const LONGEST_PAUSE_MS = 30_000;

export function startRepeatMail(options: RepeatMails & { pollMs: number }): Polling {
  return startPolling(() => sendDueRepeatMail(options), {
    everyMs: options.pollMs,
    longestPauseMs: LONGEST_PAUSE_MS,
    onError: (error) => options.log.warn({ err: error }, 'sending repeat mails failed, will retry'),
  });
}
