import { PAGE_SIZE_MAX } from '@dalan/contract/lists';
import type { LanguageQuery } from '@dalan/contract/languages';
import type { ListQuery, Page } from '@dalan/contract/lists';
import type { OrderListQuery } from '@dalan/contract/order-steps';
import type { Order } from '@dalan/contract/orders';
import type { Db } from '../../../platform/db/database.ts';
import { countOrders, listOrderRows } from './list-orders.queries.ts';
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
  const { total, isFew } = await countOrders(db, search);
  const rows = await listOrderRows(db, search, { ...pageOf(query), sort, isFew });
  return { rows: rows.map(toOrder), total };
}
