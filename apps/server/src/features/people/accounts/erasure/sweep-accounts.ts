import type { Db } from '../../../../platform/db/database.ts';
import type { ScheduledJob } from '../../../../platform/jobs/job-queue.ts';
import { deleteOldDevices } from '../devices/known-devices.queries.ts';
import { deleteEndedEmailChanges } from '../emails/staff-email.queries.ts';
import { deleteEndedSessions } from '../sessions/sessions.queries.ts';

const BATCH = 500;

/**
 * Every table whose rows expire has a line here. Each function takes a limit and returns how many
 * rows it deleted.
 */
const sweeps: ((db: Db, limit: number) => Promise<number>)[] = [
  deleteEndedSessions,
  deleteOldDevices,
  deleteEndedEmailChanges,
];

/**
 * Deletes ended sessions, old devices and e-mail changes that nobody can undo any more. Returns how
 * many rows it deleted. Safe to run concurrently.
 */
export async function sweepAccounts(db: Db, batch = BATCH): Promise<number> {
  let deleted = 0;
  for (const sweep of sweeps) {
    let count = batch;
    while (count === batch) {
      count = await sweep(db, batch);
      deleted += count;
    }
  }
  return deleted;
}

/** Log-ins sweep a little too. This removes what is left when nobody logs in. */
export function accountSweepJob({ db }: { db: Db }): ScheduledJob {
  const run = async () => {
    await sweepAccounts(db);
  };
  return { name: 'sweep-accounts', cron: '37 * * * *', run };
}
