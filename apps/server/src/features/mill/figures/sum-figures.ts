import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { ScheduledJob } from '../../../platform/jobs/job-queue.ts';
import { listDaysToSum, replaceSums, tryLockSums } from './figures.queries.ts';

/**
 * Days in one transaction. They are few, so that it stays short even with thousands of orders a
 * day.
 */
const DAYS_AT_ONCE = 7;

/** Sums the days that are over, until none is left or another job does it. */
export async function sumFigures(db: Db): Promise<void> {
  let isDone = false;
  while (!isDone) {
    isDone = await inTransaction(db, async (tx) => {
      if (!(await tryLockSums(tx))) return true;
      const days = await listDaysToSum(tx, DAYS_AT_ONCE);
      if (days.length > 0) await replaceSums(tx, days);
      return days.length < DAYS_AT_ONCE;
    });
  }
}

export function figuresJob({ db }: { db: Db }): ScheduledJob {
  return { name: 'sum-figures', cron: '23 * * * *', run: () => sumFigures(db) };
}
