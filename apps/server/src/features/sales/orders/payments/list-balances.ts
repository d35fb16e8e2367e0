import { paiseToRupees } from '@dalan/contract/money/money';
import type { BalancesAnswer, OrderListQuery } from '@dalan/contract/orders/order-steps';
import type { Db } from '../../../../platform/db/database.ts';
import { pageOf } from '../list/list-orders.ts';
import { listOrdersById } from '../list/list-own-orders.ts';
import { noFilter } from '../list/order-filter.queries.ts';
import { noSearch, readOrderSearch } from '../list/read-order-search.ts';
import type { ShopDay } from '../list/read-order-search.ts';
import { getBalanceSums, listBalanceRows } from './balances.queries.ts';

const STEP = 'to-receive';

/**
 * Lists what customers have not paid of their delivered orders. Takes the filters of the orders.
 */
export async function listBalances(
  db: Db,
  query: OrderListQuery,
  shop: ShopDay,
): Promise<BalancesAnswer> {
  const search = await readOrderSearch(db, { ...query, step: STEP }, shop);
  const [sums, rows] = await Promise.all([
    getBalanceSums(db, search),
    listBalanceRows(db, search, pageOf(query)),
  ]);
  const orders = await listOrdersById(
    db,
    rows.flatMap(({ orderIds }) => orderIds),
  );
  const byId = new Map(orders.map((order) => [order._id, order]));
  return {
    customers: rows.map(({ userId, openPaise, orderIds }) => ({
      _id: userId,
      leftOpen: paiseToRupees(openPaise),
      orders: orderIds.flatMap((id) => byId.get(id) ?? []),
    })),
    total: sums.customers,
    orders: sums.orders,
    leftOpen: paiseToRupees(sums.openPaise),
  };
}

/** Sums all balances in one line, for Today. */
export async function sumBalances(db: Db) {
  const filter = { ...noFilter, step: STEP } as const;
  const { customers, orders, openPaise, since } = await getBalanceSums(db, { ...noSearch, filter });
  return {
    customers,
    orders,
    leftOpen: paiseToRupees(openPaise),
    since: since?.toISOString() ?? null,
  };
}
