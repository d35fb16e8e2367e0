import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import { errorTexts } from '@dalan/contract/errors';
import type { NewRun, Run } from '@dalan/contract/mill/runs';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { holdRider, insertNextRun } from './locked-runs.queries.ts';
import { getRun } from './read-runs.ts';
import { runAnswerTexts } from './run-answer-texts.ts';

const DAYS_AHEAD = 366;

type CreateRun = NewRun & { city: string; actorId: string; now?: Date };

/** Adds the rider's next run of that day. A rider may have several. */
export async function createRun(db: Db, { now = new Date(), ...asked }: CreateRun): Promise<Run> {
  const { day: today } = shopClock(now);
  if (asked.day < today || asked.day > dayAfter(today, DAYS_AHEAD)) {
    throw new ShopError('INVALID_INPUT', errorTexts.invalidInput, {
      fields: { day: runAnswerTexts.dayGone },
    });
  }
  const runId = await inTransaction(db, async (tx) => {
    if (!(await holdRider(tx, asked.riderId))) {
      throw new ShopError('RUN_REFUSED', runAnswerTexts.noRider);
    }
    // If somebody else takes the number first, the next round takes the one after it.
    for (;;) {
      const id = await insertNextRun(tx, asked);
      if (id === undefined) continue;
      const { actorId, riderId: subjectId, day } = asked;
      await recordAudit(tx, {
        actorId,
        action: 'run.created',
        subjectId,
        details: { run: id, day },
      });
      return id;
    }
  });
  return getRun(db, runId);
}
