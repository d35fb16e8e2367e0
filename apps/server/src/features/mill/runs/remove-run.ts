import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { lockOrders, noteOnOrders } from '../../sales/orders/index.ts';
import {
  deleteRun,
  listPlannedRunIdsOf,
  listStops,
  lockRuns,
  replaceStops,
} from './locked-runs.queries.ts';
import type { LockedRun } from './locked-runs.queries.ts';
import { runNotFound } from './read-runs.ts';
import { runAnswerTexts } from './run-answer-texts.ts';

type RemoveRun = { runId: string; actorId: string };

export async function removeRun(db: Db, { runId, actorId }: RemoveRun): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [run] = await lockRuns(tx, [runId]);
    if (run === undefined) throw runNotFound();
    const stops = await listStops(tx, [runId]);
    if (run.state !== 'planned' || stops.length > 0) {
      throw new ShopError('RUN_REFUSED', runAnswerTexts.notEmpty);
    }
    await deleteRun(tx, runId);
    await recordRemoval(tx, run, actorId);
  });
}

async function recordRemoval(tx: Tx, run: LockedRun, actorId: string): Promise<void> {
  const { id, riderId: subjectId, day } = run;
  await recordAudit(tx, { actorId, action: 'run.removed', subjectId, details: { run: id, day } });
}

/** Takes a disabled person off their runs: the orders wait for another rider. Idempotent. */
export async function freeRunsOf(
  db: Db,
  { riderId, actorId }: { riderId: string; actorId: string },
): Promise<void> {
  for (const runId of await listPlannedRunIdsOf(db, riderId)) {
    await inTransaction(db, (tx) => freeRun(tx, { runId, actorId }));
  }
}

async function freeRun(tx: Tx, { runId, actorId }: RemoveRun) {
  const [run] = await lockRuns(tx, [runId]);
  if (run?.state !== 'planned') return;
  const ids = (await listStops(tx, [runId])).map(({ orderId }) => orderId);
  await lockOrders(tx, ids);
  const left = (await listStops(tx, [runId])).map(({ orderId }) => orderId);
  await replaceStops(tx, [{ runId, orderIds: [] }]);
  await noteOnOrders(tx, left, { kind: 'taken off a run', actorId, note: run.riderName });
  await deleteRun(tx, runId);
  await recordRemoval(tx, run, actorId);
}
