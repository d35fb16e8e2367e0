import { UNSENT_LETTER_DAYS } from '@dalan/contract/office/letters';
import type { Db } from '../../../platform/db/database.ts';
import type { ScheduledJob } from '../../../platform/jobs/job-queue.ts';
import { deleteAccountLetters } from './letters.queries.ts';

const BATCH = 500;

type LetterSweep = { db: Db; hasMailServer: boolean };

/**
 * Deletes letters about accounts, which may contain an e-mail. Without a mail server the waiting
 * ones go too: a link mailed days later would be of no use. Safe to run concurrently.
 */
export async function sweepLetters({ db, hasMailServer }: LetterSweep): Promise<void> {
  const sweep = {
    keepUnsentDays: UNSENT_LETTER_DAYS,
    keepWaiting: hasMailServer,
    limit: BATCH,
  };
  while ((await deleteAccountLetters(db, sweep)) === BATCH) continue;
}

export function letterSweepJob(sweep: LetterSweep): ScheduledJob {
  return { name: 'sweep-letters', cron: '*/15 * * * *', run: () => sweepLetters(sweep) };
}
