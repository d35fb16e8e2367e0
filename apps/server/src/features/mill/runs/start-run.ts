import type { RunStarted } from '@dalan/contract/mill/runs';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { listOrdersById, lockOrders, moveOrder, noteOnOrders } from '../../sales/orders/index.ts';
import type { PackedOrder, Seller } from '../../sales/orders/index.ts';
import { listStops, lockRuns, markRunOut, replaceStops } from './locked-runs.queries.ts';
import type { LockedRun } from './locked-runs.queries.ts';
import { getRun, runNotFound } from './read-runs.ts';
import { runAnswerTexts } from './run-answer-texts.ts';
import { runChanged } from './run-changed.ts';

type StartRun = { runId: string; version: number; actorId: string; seller: Seller };

/** Packed orders become Shipped. Others are taken off the run and named. */
export async function startRun(db: Db, asked: StartRun): Promise<RunStarted> {
  const { runId, version } = asked;
  const leftBehind = await inTransaction(db, async (tx) => {
    const [run] = await lockRuns(tx, [runId]);
    if (run === undefined) throw runNotFound();
    if (run.version !== version || run.state !== 'planned') return undefined;
    if (!run.canRide) throw new ShopError('RUN_REFUSED', runAnswerTexts.noRider);
    return sendOut(tx, run, asked);
  });
  if (leftBehind === undefined) throw await runChanged(db, runId);
  const orders = await listOrdersById(db, leftBehind);
  return {
    run: await getRun(db, runId),
    leftBehind: orders.map((order) => ({ order, reason: runAnswerTexts.notPacked })),
  };
}

/** Returns the ids of the orders that stay. */
async function sendOut(tx: Tx, run: LockedRun, { actorId, seller }: StartRun): Promise<string[]> {
  const runId = run.id;
  const asked = (await listStops(tx, [runId])).map(({ orderId }) => orderId);
  const locked = await lockOrders(tx, asked);
  // The stops are read again: an order that was called off while we waited has left the run.
  const stops = (await listStops(tx, [runId])).map(({ orderId }) => orderId);
  const orders = stops.flatMap((id) => locked.find((order) => order.id === id) ?? []);
  const [ready, notReady] = [orders.filter(isReady), orders.filter((order) => !isReady(order))];
  if (ready.length === 0) throw new ShopError('RUN_REFUSED', runAnswerTexts.nothingToStart);
  const left = notReady.map(({ id }) => id);
  await replaceStops(tx, [{ runId, orderIds: ready.map(({ id }) => id) }]);
  await noteOnOrders(tx, left, { kind: 'taken off a run', actorId, note: run.riderName });
  // The run starts before its orders: an order that leaves Processing is dropped from a planned
  // run.
  await markRunOut(tx, { runId, actorId });
  for (const order of ready) {
    const { paymentStatus } = order;
    const move = { orderStatus: 'Shipped', kind: 'status changed', seller } as const;
    await moveOrder(tx, order, { ...move, paymentStatus, actorId });
  }
  await recordAudit(tx, {
    actorId,
    action: 'run.started',
    subjectId: run.riderId,
    details: { run: runId, day: run.day, stops: ready.length },
  });
  return left;
}

function isReady({ orderStatus, packedAt, deletedAt }: PackedOrder): boolean {
  return orderStatus === 'Processing' && packedAt !== null && deletedAt === null;
}
