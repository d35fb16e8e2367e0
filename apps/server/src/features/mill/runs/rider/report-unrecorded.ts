import type { RiderAction } from '@dalan/contract/mill/runs';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { markRunChanged } from '../locked-runs.queries.ts';
import { taken } from './do-stop.ts';
import { findRiderAction, insertUnrecorded, lockRunOfRider, lockStop } from './rider.queries.ts';
import { stopNotFound } from './stop-not-found.ts';

type ReportUnrecorded = {
  runId: string;
  riderId: string;
  idempotencyKey: string;
  action: RiderAction;
};

/**
 * Keeps what a rider did at a stop while recording it fails, so that the counter sees it with its
 * money. It writes no order, stop or payment, so it works where recording them fails. Idempotent.
 */
export async function reportUnrecorded(db: Db, told: ReportUnrecorded): Promise<void> {
  const { runId, riderId, idempotencyKey, action } = told;
  await inTransaction(db, async (tx) => {
    const run = await lockRunOfRider(tx, runId, riderId);
    // The stops of a planned run can still be replaced.
    if (run === undefined || run.state === 'planned') throw stopNotFound();
    if ((await lockStop(tx, runId, action.orderId)) === undefined) throw stopNotFound();
    // The phone missed the answer: it is recorded after all.
    if ((await findRiderAction(tx, riderId, idempotencyKey)) !== undefined) return;
    if (!(await insertUnrecorded(tx, told))) return;
    await markRunChanged(tx, { runId, actorId: riderId });
    await recordAudit(tx, {
      actorId: riderId,
      action: 'order.rider_unrecorded',
      subjectId: action.orderId,
      details: { ...taken(action), tappedAt: new Date(action.tappedAt).toISOString() },
    });
  });
}
