import { startOfDay } from '@dalan/contract/delivery';
import type { Delivery } from '@dalan/contract/delivery';
import { productImgPath } from '@dalan/contract/media';
import { paiseToRupees } from '@dalan/contract/money';
import { daysLeft } from '@dalan/contract/stock';
import { TODAY_ROWS } from '@dalan/contract/today';
import type { Today, Waiting } from '@dalan/contract/today';
import { gramsToKg } from '@dalan/contract/weight';
import type { Db } from '../../platform/db/database.ts';
import { findMillingDay } from '../orders/index.ts';
import { firstIdAt, paceSince } from '../stock/index.ts';
import { listLowStock } from './low-stock.queries.ts';
import { listCashOfRuns, listSales } from './money.queries.ts';
import type { CashRow } from './money.queries.ts';
import {
  countBagsToPack,
  countPlacedSince,
  getOpenCounts,
  getWaitingCounts,
  listFloursToMill,
  listOpenClaims,
} from './open-orders.queries.ts';
import type { FlourRow } from './open-orders.queries.ts';
import { daysOfSales, yesterdayNoon } from './today.rules.ts';

export function getWaiting(db: Db, city: string): Promise<Waiting> {
  return getWaitingCounts(db, city);
}

type Shop = { db: Db; city: string; rule: Delivery };

export async function getToday({ db, city, rule }: Shop, now = new Date()): Promise<Today> {
  const days = daysOfSales(now);
  const since = paceSince(rule, now);
  const [waiting, counts, bags, placed, flours, millingDay, runs, low, claims, sales] =
    await Promise.all([
      getWaitingCounts(db, city),
      getOpenCounts(db),
      countBagsToPack(db),
      countPlacedSince(db, yesterdayNoon(now)),
      listFloursToMill(db),
      findMillingDay(db, rule, now),
      listCashOfRuns(db),
      listLowStock(db, { city, since, firstOrderId: firstIdAt(since) }),
      listOpenClaims(db),
      listSales(db, startOfDay(days[0] ?? '')),
    ]);
  const salesByDay = new Map(sales.map(({ day, amountPaise }) => [day, amountPaise]));
  return {
    waiting,
    openOrders: counts.openOrders,
    placedSinceYesterdayNoon: placed,
    waitingTooLong: counts.waitingTooLong,
    toMill: { orders: counts.toMill, kg: kgOf(flours) },
    toPack: { orders: counts.toPack, bags },
    toDeliver: { orders: counts.toDeliver, riders: new Set(runs.map((run) => run.riderId)).size },
    flours: flours.map((row) => ({ ...flourOf(row), kg: gramsToKg(row.grams) })),
    millingDay,
    cash: cashOf(runs),
    lowStock: low.map((row) => ({
      ...flourOf(row),
      kg: gramsToKg(row.grams),
      daysLeft: daysLeft(row.grams, row.soldGrams),
    })),
    claims: {
      count: claims.length,
      oldest: claims
        .slice(0, TODAY_ROWS)
        .map(({ amountPaise, ...claim }) => ({ ...claim, amount: paiseToRupees(amountPaise) })),
    },
    sales: days.map((day) => ({ day, amount: paiseToRupees(salesByDay.get(day) ?? 0) })),
  };
}

function kgOf(flours: FlourRow[]): number {
  return gramsToKg(flours.reduce((sum, { grams }) => sum + grams, 0));
}

function flourOf({ productId, name, nameMr, mediaId }: Omit<FlourRow, 'grams'>) {
  return { productId, name, nameMr, productImg: mediaId === null ? '' : productImgPath(mediaId) };
}

function cashOf(runs: CashRow[]): Today['cash'] {
  const sum = (key: 'toCollectPaise' | 'takenPaise') =>
    runs.reduce((total, run) => total + run[key], 0);
  const toCollect = sum('toCollectPaise');
  return {
    toCollect: paiseToRupees(toCollect),
    of: paiseToRupees(toCollect + sum('takenPaise')),
    runs: runs.map(({ runId, rider, stops, stopsLeft, toCollectPaise }) => ({
      runId,
      rider,
      stops,
      stopsLeft,
      toCollect: paiseToRupees(toCollectPaise),
    })),
  };
}
