import type { Db } from '../../../platform/db/database.ts';
import type { ScheduledJob } from '../../../platform/jobs/job-queue.ts';
import { deleteOldClientErrors } from './client-errors.queries.ts';

/** Time after the last report. docs/security.md names the same period. */
const KEEP_DAYS = 14;

/** Returns how many groups it deleted. Safe to run concurrently. */
export function sweepClientErrors(db: Db): Promise<number> {
  return deleteOldClientErrors(db, KEEP_DAYS);
}

export function clientErrorSweepJob({ db }: { db: Db }): ScheduledJob {
  const run = async () => {
    await sweepClientErrors(db);
  };
  return { name: 'sweep-client-errors', cron: '37 3 * * *', run };
}
