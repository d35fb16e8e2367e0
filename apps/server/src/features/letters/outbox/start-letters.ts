import { startPolling } from '../../../platform/jobs/start-polling.ts';
import type { Polling } from '../../../platform/jobs/start-polling.ts';
import { sendDueLetters } from './send-due-letters.ts';
import type { LetterSender } from './send-due-letters.ts';

/** After an outage, sending resumes within this time. */
const LONGEST_PAUSE_MS = 30_000;

export function startLetters(sender: LetterSender & { pollMs: number }): Polling {
  return startPolling(() => sendDueLetters(sender), {
    everyMs: sender.pollMs,
    longestPauseMs: LONGEST_PAUSE_MS,
    onError: (error) => sender.log.warn({ err: error }, 'sending mails failed, will retry'),
  });
}
