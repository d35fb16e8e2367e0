import { runTexts } from '@dalan/contract/mill/runs';
import type { Run, RunsAnswer } from '@dalan/contract/mill/runs';
import type { Db } from '../../../platform/db/database.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { listOrdersById } from '../../sales/orders/index.ts';
import { toRun } from './run-mapper.rules.ts';
import type { RunRow } from './run-mapper.rules.ts';
import {
  countOrdersToPack,
  listRiders,
  listRunRows,
  listRunRowsById,
  listWaitingOrderIds,
} from './runs.queries.ts';

/** Runs of a day, those of earlier days that are not closed, and what waits for one. */
export async function listRuns(db: Db, asked: { city: string; day: string }): Promise<RunsAnswer> {
  const [rows, waitingIds, toPack, riders] = await Promise.all([
    listRunRows(db, asked),
    listWaitingOrderIds(db, asked),
    countOrdersToPack(db, asked),
    listRiders(db),
  ]);
  const orders = await ordersOf(db, rows, waitingIds);
  return {
    runs: rows.map((row) => toRun(row, orders)),
    waiting: waitingIds.flatMap((id) => orders.get(id) ?? []),
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
  const orders = await ordersOf(db, rows);
  return rows.map((row) => toRun(row, orders));
}

async function ordersOf(db: Db, rows: RunRow[], others: string[] = []) {
  const onRuns = rows.flatMap(({ stops }) => stops.map(({ orderId }) => orderId));
  const orders = await listOrdersById(db, [...new Set([...onRuns, ...others])]);
  return new Map(orders.map((order) => [order._id, order]));
}

export function runNotFound(): ShopError {
  return new ShopError('NOT_FOUND', runTexts.notFound);
}
