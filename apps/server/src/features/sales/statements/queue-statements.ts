import { monthAfter, monthOf } from '@dalan/contract/on-account/accounts';
import { shopClock } from '@dalan/contract/delivery/delivery';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { ScheduledJob } from '../../../platform/jobs/job-queue.ts';
import { queueLetter } from '../../letters/outbox/index.ts';
import { getStatement } from '../orders/index.ts';
import { listAddressees, noteMailed } from './statement-mails.queries.ts';

/** A shop that was down on the first sends them later. After this day nobody waits for them. */
const LAST_DAY = 5;

/**
 * Queues the statements of the last month for all who owed something or had a row in it. Safe to run twice
 * and concurrently: a statement goes once.
 */
export async function queueStatements(db: Db, now = new Date()): Promise<number> {
  const { day } = shopClock(now);
  if (Number(day.slice(8)) > LAST_DAY) return 0;
  const month = monthAfter(monthOf(day), -1);
  let queued = 0;
  for (const userId of await listAddressees(db)) {
    const { broughtForward, rows } = await getStatement(db, { userId, month, now });
    if (broughtForward === 0 && rows.length === 0) continue;
    const isNew = await inTransaction(db, async (tx) => {
      if (!(await noteMailed(tx, { userId, month, day, askedBy: null }))) return false;
      await queueLetter(tx, { kind: 'account/statement', subjectId: userId, payload: { month } });
      return true;
    });
    if (isNew) queued += 1;
  }
  return queued;
}

/** At 8:13 by the clock of the shop, as all jobs. */
export function statementsJob({ db }: { db: Db }): ScheduledJob {
  return {
    name: 'queue-statements',
    cron: '13 8 1-5 * *',
    run: async () => {
      await queueStatements(db);
    },
  };
}
