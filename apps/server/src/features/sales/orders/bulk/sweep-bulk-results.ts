import type { Db } from '../../../../platform/db/database.ts';
import type { ScheduledJob } from '../../../../platform/jobs/job-queue.ts';
import { deleteOldBulkResults } from './bulk-results.queries.ts';

/** The results are kept until long after any panel repeats a call or offers Undo. */
const KEEP_DAYS = 30;
const BATCH = 1_000;

/** Deletes what repeated calls no longer ask for. Returns how many. Safe to run concurrently. */
export async function sweepBulkResults(db: Db, batch = BATCH): Promise<number> {
  let deleted = 0;
  for (;;) {
    const count = await deleteOldBulkResults(db, { keepDays: KEEP_DAYS, limit: batch });
    deleted += count;
    if (count < batch) return deleted;
  }
}

export function bulkResultSweepJob({ db }: { db: Db }): ScheduledJob {
  const run = async () => {
    await sweepBulkResults(db);
  };
  return { name: 'sweep-bulk-results', cron: '41 3 * * *', run };
}
