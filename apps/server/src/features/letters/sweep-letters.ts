import { UNSENT_LETTER_DAYS } from '@dalan/contract/office/letters';
import type { Db } from '../../platform/db/database.ts';
import type { ScheduledJob } from '../../platform/jobs/job-queue.ts';
import { deleteFinishedAccountLetters, deleteWaitingAccountLetters } from './letters.queries.ts';

type LetterSweep = { db: Db; hasMailServer: boolean };

/** Letters about accounts may contain an e-mail, so they are removed soon after they are sent. */
export function letterSweepJob(sweep: LetterSweep): ScheduledJob {
  return { name: 'letter-sweep', cron: '*/15 * * * *', run: () => sweepLetters(sweep) };
}

/** Without a mail server the waiting ones go too: a link mailed days later would be of no use. */
export async function sweepLetters({ db, hasMailServer }: LetterSweep): Promise<void> {
  await deleteFinishedAccountLetters(db, { keepUnsentDays: UNSENT_LETTER_DAYS });
  if (!hasMailServer) await deleteWaitingAccountLetters(db);
}
