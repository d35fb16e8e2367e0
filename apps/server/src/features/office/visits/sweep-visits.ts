import type { Db } from '../../../platform/db/database.ts';
import type { ScheduledJob } from '../../../platform/jobs/job-queue.ts';
import { deleteOldVisits } from './visits.queries.ts';

/** Longer than the 28 days of the figures, so that two months can be compared by hand. */
const KEEP_DAYS = 60;

/** Returns how many rows it deleted. Safe to run concurrently. */
export function sweepVisits(db: Db): Promise<number> {
  return deleteOldVisits(db, KEEP_DAYS);
}

export function visitSweepJob({ db }: { db: Db }): ScheduledJob {
  const run = async () => {
    await sweepVisits(db);
  };
  return { name: 'sweep-visits', cron: '41 3 * * *', run };
}
