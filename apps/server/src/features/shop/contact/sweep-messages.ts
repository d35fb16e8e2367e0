import type { Db } from '../../../platform/db/database.ts';
import type { ScheduledJob } from '../../../platform/jobs/job-queue.ts';
import { deleteOldMessages } from './contact.queries.ts';

/** The customer's own data file and docs/security.md name the same period. */
const KEEP_DAYS = 365;
const BATCH = 500;

/** Deletes messages after a year. Returns how many. Safe to run concurrently. */
export async function sweepMessages(db: Db, batch = BATCH): Promise<number> {
  let deleted = 0;
  for (;;) {
    const count = await deleteOldMessages(db, { keepDays: KEEP_DAYS, limit: batch });
    deleted += count;
    if (count < batch) return deleted;
  }
}

export function messageSweepJob({ db }: { db: Db }): ScheduledJob {
  const run = async () => {
    await sweepMessages(db);
  };
  return { name: 'sweep-messages', cron: '27 3 * * *', run };
}
