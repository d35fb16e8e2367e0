import { PAGE_SIZE_MAX } from '@dalan/contract/text/lists';
import type { LanguageQuery } from '@dalan/contract/language/languages';
import type { ListQuery, Page } from '@dalan/contract/text/lists';
import type { OrderListQuery } from '@dalan/contract/orders/order-steps';
import type { Order } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { countOrders, listOrderRows, listRarest } from './list-orders.queries.ts';
import type { OrderMatch } from './list-orders.queries.ts';
import { either, orderConditions } from './order-search.queries.ts';
import type { OrderSearch } from './order-search.queries.ts';
import { ordersIn } from './orders-in-language.ts';
import { readOrderSearch } from './read-order-search.ts';
import type { ShopDay } from './read-order-search.ts';
import { forCustomer, toOrder } from '../order-mapper.rules.ts';
import { countOrdersOfUser, listOpenOrderRowsOfUser, listOrdersOfUser } from '../orders.queries.ts';

export function pageOf({ page = 1, pageSize = PAGE_SIZE_MAX }: ListQuery) {
  return { limit: pageSize, offset: (page - 1) * pageSize };
}

export async function listMyOrders(
  db: Db,
  userId: string,
  query: ListQuery & LanguageQuery,
): Promise<Page<Order>> {
  const [rows, total] = await Promise.all([
    listOrdersOfUser(db, userId, pageOf(query)),
    countOrdersOfUser(db, userId),
  ]);
  const orders = rows.map((row) => forCustomer(toOrder(row)));
  return { rows: await ordersIn(db, query.language, orders), total };
}

/** The orders that deleting the account would cancel. */
export async function listOpenOrdersOfUser(db: Db, userId: string): Promise<Order[]> {
  const rows = await listOpenOrderRowsOfUser(db, userId);
  return rows.map(toOrder);
}

export async function listOrders(
  db: Db,
  query: OrderListQuery,
  shop: ShopDay,
): Promise<Page<Order>> {
  const { sort = '-createdAt' } = query;
  const search = await readOrderSearch(db, query, shop);
  for (const { hasSomeWords, ...match } of await matchesOf(db, search, sort)) {
    const { total, ...counted } = await countOrders(db, match);
    if (total === 0) continue;
    const rows = await listOrderRows(db, match, { ...pageOf(query), sort, ...counted });
    return { rows: rows.map(toOrder), total, hasSomeWords };
  }
  return { rows: [], total: 0 };
}

/**
 * Returns the matches to try. The first that finds an order is listed: all words come before some
 * of them.
 */
async function matchesOf(
  db: Db,
  search: OrderSearch,
  sort: string,
): Promise<(OrderMatch & { hasSomeWords: boolean })[]> {
  const { filter } = search;
  const plain = {
    filter,
    found: undefined,
    within: undefined,
    isFirst: undefined,
    rank: undefined,
  };
  if (search.search.phrase === '') return [{ ...plain, hasSomeWords: false }];
  const { all, wide, isPhrase, rank, some, byHits } = orderConditions(search);
  const [rarest, second] = await listRarest(db, filter, wide);
  const isRanked = sort === '-createdAt';
  const [allButOne, any] = some;
  const ofSome = { ...plain, ...(isRanked && { rank: byHits }), hasSomeWords: true };
  return [
    {
      ...plain,
      found: all,
      within: rarest,
      ...(isRanked && { isFirst: isPhrase, rank }),
      hasSomeWords: false,
    },
    ...(allButOne
      ? [{ ...ofSome, found: allButOne, within: rarest && second && either(rarest, second) }]
      : []),
    ...(any ? [{ ...ofSome, found: any }] : []),
  ];
}
