import { shopClock } from '@dalan/contract/delivery/delivery';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import { productImgPath } from '@dalan/contract/catalog/media';
import { millingDues } from '@dalan/contract/mill/milling';
import type { MillingDue } from '@dalan/contract/mill/milling';
import { paiseToRupees } from '@dalan/contract/money/money';
import { openSteps } from '@dalan/contract/orders/order-steps';
import { daysLeft } from '@dalan/contract/catalog/stock';
import type { DayRange } from '@dalan/contract/office/figures';
import { TODAY_ROWS } from '@dalan/contract/mill/today';
import type { Today, Waiting } from '@dalan/contract/mill/today';
import { gramsToKg } from '@dalan/contract/money/weight';
import type { Db } from '../../../platform/db/database.ts';
import { countOrdersByStep, sumBalances, sumOwed } from '../../sales/orders/index.ts';
import { listGramsSold, listSales } from '../figures/index.ts';
import { paceSince } from '../stock/index.ts';
import { listLowStock } from './low-stock.queries.ts';
import type { LowRow } from './low-stock.queries.ts';
import { getDrawerOfToday, listCashOfRuns } from './money.queries.ts';
import type { CashRow, DrawerRow } from './money.queries.ts';
import {
  countBagsToPack,
  countPlacedSince,
  countReadyOnRuns,
  countWaitingTooLong,
  getWaitingCounts,
  listFloursToMill,
  listOrdersToMillByDue,
  listOpenClaims,
} from './open-orders.queries.ts';
import type { FlourRow } from './open-orders.queries.ts';
import { daysOfSales, yesterdayNoon } from './today.rules.ts';

export function getWaiting(db: Db, city: string): Promise<Waiting> {
  return getWaitingCounts(db, city);
}

type Shop = { db: Db; city: string; rule: Delivery; isOwner?: boolean };

export async function getToday(
  { db, city, rule, isOwner = false }: Shop,
  now = new Date(),
): Promise<Today> {
  const days = daysOfSales(now);
  const { day: today } = shopClock(now);
  const pace = { from: shopClock(paceSince(rule, now)).day, to: today };
  const [
    waiting,
    counts,
    waitingTooLong,
    readyOnRuns,
    bags,
    placed,
    flours,
    dues,
    runs,
    drawer,
    low,
    claims,
    toReceive,
    onAccount,
    sales,
  ] = await Promise.all([
    getWaitingCounts(db, city),
    countOrdersByStep(db),
    countWaitingTooLong(db),
    countReadyOnRuns(db),
    countBagsToPack(db),
    countPlacedSince(db, yesterdayNoon(now)),
    listFloursToMill(db, today),
    listOrdersToMillByDue(db, today),
    listCashOfRuns(db),
    getDrawerOfToday(db),
    listLowWithSales(db, city, pace),
    listOpenClaims(db),
    sumBalances(db),
    sumOwed(db),
    listSales(db, { from: days[0] ?? today, to: today }),
  ]);
  const salesByDay = new Map(sales.map(({ day, amountPaise }) => [day, amountPaise]));
  return {
    waiting,
    openOrders: openSteps.reduce((sum, step) => sum + counts[step], 0),
    placedSinceYesterdayNoon: placed,
    waitingTooLong,
    toMill: { orders: counts['to-mill'], kg: kgOf(flours), days: daysToMill(flours, dues) },
    toPack: { orders: counts['to-pack'], bags },
    ready: { orders: counts.ready, onRuns: readyOnRuns },
    toDeliver: { orders: counts.out, riders: new Set(runs.map((run) => run.riderId)).size },
    flours: flours.map((row) => ({
      ...flourOf(row),
      kg: gramsToKg(row.grams),
      kgByDue: Object.fromEntries(
        Object.entries(row.gramsByDue).map(([due, grams]) => [due, gramsToKg(grams)]),
      ),
    })),
    cash: cashOf(runs),
    drawer: drawerOf(drawer, isOwner),
    toReceive,
    ...(onAccount && { onAccount }),
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

/** Reads the sales of these few flours only. */
async function listLowWithSales(
  db: Db,
  city: string,
  range: DayRange,
): Promise<(LowRow & { soldGrams: number })[]> {
  const low = await listLowStock(db, city);
  const ids = low.map(({ productId }) => productId);
  const sold = new Map(
    (await listGramsSold(db, range, ids)).map(({ productId, grams }) => [productId, grams]),
  );
  return low.map((row) => ({ ...row, soldGrams: sold.get(row.productId) ?? 0 }));
}

function kgOf(flours: FlourRow[]): number {
  return gramsToKg(flours.reduce((sum, { grams }) => sum + grams, 0));
}

function daysToMill(
  flours: FlourRow[],
  dues: { due: MillingDue; orders: number }[],
): Today['toMill']['days'] {
  return millingDues.flatMap((due) => {
    const orders = dues.find((one) => one.due === due)?.orders ?? 0;
    const grams = flours.reduce((sum, { gramsByDue }) => sum + (gramsByDue[due] ?? 0), 0);
    return orders === 0 ? [] : [{ due, orders, kg: gramsToKg(grams) }];
  });
}

function flourOf({
  productId,
  name,
  nameMr,
  mediaId,
}: Pick<FlourRow, 'productId' | 'name' | 'nameMr' | 'mediaId'>) {
  return { productId, name, nameMr, productImg: mediaId === null ? '' : productImgPath(mediaId) };
}

function drawerOf({ openedAt, openedBy, differences }: DrawerRow, isOwner: boolean) {
  const open =
    openedAt === null || openedBy === null ? null : { at: openedAt.toISOString(), by: openedBy };
  return { open, ...(isOwner && { differences }) };
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
