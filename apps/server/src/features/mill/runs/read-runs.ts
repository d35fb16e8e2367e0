import { runLimits, runTexts } from '@dalan/contract/mill/runs';
import type { Run, RunsAnswer } from '@dalan/contract/mill/runs';
import type { Db } from '../../../platform/db/database.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { listOrdersById } from '../../sales/orders/index.ts';
import { toRun, toRunOverview, toWaitingOrder } from './run-mapper.rules.ts';
import type { RunRow } from './run-mapper.rules.ts';
import {
  countOrdersToPack,
  listRiders,
  listRunOverviews,
  listRunRowsById,
  listWaiting,
} from './runs.queries.ts';

/**
 * Lists the runs of a day, those of earlier days that are not closed, and the orders that wait for
 * one.
 */
export async function listRuns(db: Db, asked: { city: string; day: string }): Promise<RunsAnswer> {
  const [rows, waiting, toPack, riders] = await Promise.all([
    listRunOverviews(db, asked),
    listWaiting(db, asked, runLimits.waitingShown),
    countOrdersToPack(db, asked),
    listRiders(db),
  ]);
  return {
    runs: rows.map(toRunOverview),
    waiting: waiting.map(toWaitingOrder),
    waitingCount: waiting[0]?.count ?? 0,
    toPack,
    riders,
  };
}

export async function getRun(db: Db, runId: string): Promise<Run> {
  const [run] = await getRuns(db, [runId]);
  if (run === undefined) throw runNotFound();
  return run;
}

/** The runs have the order of the ids. */
export async function getRuns(db: Db, ids: string[]): Promise<Run[]> {
  const rows = await listRunRowsById(db, ids);
  const runs = await toRuns(db, rows);
  return ids.flatMap((id) => runs.find(({ _id }) => _id === id) ?? []);
}

async function toRuns(db: Db, rows: RunRow[]): Promise<Run[]> {
  const orderIds = rows.flatMap(({ stops }) => stops.map(({ orderId }) => orderId));
  const orders = await listOrdersById(db, [...new Set(orderIds)]);
  const byId = new Map(orders.map((order) => [order._id, order]));
  return rows.map((row) => toRun(row, byId));
}

export function runNotFound(): ShopError {
  return new ShopError('NOT_FOUND', runTexts.notFound);
}
