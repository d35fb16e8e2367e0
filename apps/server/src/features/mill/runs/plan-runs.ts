import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Run, RunPlan } from '@dalan/contract/mill/runs';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { lockOrders, noteOnOrders } from '../../sales/orders/index.ts';
import {
  listStops,
  listStopsElsewhere,
  lockRuns,
  markRunChanged,
  replaceStops,
} from './locked-runs.queries.ts';
import type { LockedRun, StopOfRun } from './locked-runs.queries.ts';
import { getRuns, runNotFound } from './read-runs.ts';
import { runAnswerTexts } from './run-answer-texts.ts';
import { runChanged } from './run-changed.ts';

type PlannedStops = RunPlan['runs'][number];

/**
 * Sets the stops of one or two planned runs, all or nothing. A stale version saves nothing and
 * answers with the run as somebody else left it. Sorting a run writes nothing on its orders.
 */
export async function planRuns(db: Db, actorId: string, plan: RunPlan): Promise<{ runs: Run[] }> {
  const runIds = plan.runs.map(({ runId }) => runId);
  const stale = await inTransaction(db, async (tx) => {
    const runs = await lockRuns(tx, runIds);
    if (runs.length < runIds.length) throw runNotFound();
    const changed = plan.runs.find(({ runId, version }) => version !== versionOf(runs, runId));
    if (changed !== undefined) return changed.runId;
    const started = runs.find(({ state }) => state !== 'planned');
    if (started !== undefined) throw refused(runAnswerTexts.notPlanned(started.riderName));
    await saveStops(tx, { runs, plan: plan.runs, actorId });
    return undefined;
  });
  if (stale !== undefined) throw await runChanged(db, stale);
  return { runs: await getRuns(db, runIds) };
}

type Saving = { runs: LockedRun[]; plan: PlannedStops[]; actorId: string };

async function saveStops(tx: Tx, { runs, plan, actorId }: Saving): Promise<void> {
  const runIds = runs.map(({ id }) => id);
  const asked = plan.flatMap(({ orderIds }) => orderIds);
  const planned = (await listStops(tx, runIds)).map(({ orderId }) => orderId);
  const orders = await lockOrders(tx, [...new Set([...asked, ...planned])]);
  for (const orderId of asked) {
    const order = orders.find(({ id }) => id === orderId);
    const name = shortOrderId(orderId);
    if (order?.deletedAt !== null) {
      throw refused(runAnswerTexts.orderGone(name));
    }
    if (order.orderStatus !== 'Processing') {
      throw refused(runAnswerTexts.orderNotMilled(name, order.orderStatus));
    }
  }
  const [elsewhere] = await listStopsElsewhere(tx, { orderIds: asked, runIds });
  if (elsewhere !== undefined) {
    const { orderId, riderName } = elsewhere;
    throw refused(runAnswerTexts.orderOnAnotherRun(shortOrderId(orderId), riderName));
  }
  // The stops are read again, because an order may have left its run while we waited for its lock.
  const before = await listStops(tx, runIds);
  await replaceStops(tx, plan);
  for (const runId of runIds) await markRunChanged(tx, { runId, actorId });
  await noteMoves(tx, { runs, plan, before, actorId });
}

type Moves = Saving & { before: StopOfRun[] };

async function noteMoves(tx: Tx, { runs, plan, before, actorId }: Moves): Promise<void> {
  for (const { id, riderName: note } of runs) {
    const { entered, left } = movesBetween(before, plan, id);
    await noteOnOrders(tx, entered, { kind: 'put on a run', actorId, note });
    await noteOnOrders(tx, left, { kind: 'taken off a run', actorId, note });
  }
  for (const { id, riderId: subjectId, day } of runs) {
    const { entered, left } = movesBetween(before, plan, id);
    if (entered.length + left.length === 0) continue;
    const stops = plan.find(({ runId }) => runId === id)?.orderIds.length ?? 0;
    const details = { run: id, day, stops };
    await recordAudit(tx, { actorId, action: 'run.planned', subjectId, details });
  }
}

function versionOf(runs: LockedRun[], runId: string): number | undefined {
  return runs.find(({ id }) => id === runId)?.version;
}

function refused(message: string): ShopError {
  return new ShopError('RUN_REFUSED', message);
}

type Stop = { runId: string; orderId: string };
type Planned = { runId: string; orderIds: readonly string[] };

/**
 * Finds the orders that are new on this run, and those that are on none of the planned runs any
 * more. An order that moves from one run to the other counts only for its new run.
 */
function movesBetween(
  before: readonly Stop[],
  plan: readonly Planned[],
  runId: string,
): { entered: string[]; left: string[] } {
  const here = before.filter((stop) => stop.runId === runId).map(({ orderId }) => orderId);
  const planned = new Set(plan.flatMap(({ orderIds }) => orderIds));
  const asked = plan.find((run) => run.runId === runId)?.orderIds ?? [];
  return {
    entered: asked.filter((orderId) => !here.includes(orderId)),
    left: here.filter((orderId) => !planned.has(orderId)),
  };
}
