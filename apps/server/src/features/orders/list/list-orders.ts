import { phonePartOf } from '@dalan/contract/contact-details';
import { PAGE_SIZE_MAX } from '@dalan/contract/lists';
import type { ListQuery, Page } from '@dalan/contract/lists';
import type { Order } from '@dalan/contract/orders';
import type { Db } from '../../../platform/db/database.ts';
import {
  countOrders,
  listFlourNames,
  listOrderIdsOfFlours,
  listOrderRows,
  listUserIdsMatching,
} from './list-orders.queries.ts';
import type { OrderSearch } from './list-orders.queries.ts';
import { findFloursByName } from './flours-by-name.rules.ts';
import { toOrder } from '../order-mapper.rules.ts';
import { countOrdersOfUser, listOpenOrderRowsOfUser, listOrdersOfUser } from '../orders.queries.ts';

function pageOf({ page = 1, pageSize = PAGE_SIZE_MAX }: ListQuery) {
  return { limit: pageSize, offset: (page - 1) * pageSize };
}

export async function listMyOrders(db: Db, userId: string, query: ListQuery): Promise<Page<Order>> {
  const [rows, total] = await Promise.all([
    listOrdersOfUser(db, userId, pageOf(query)),
    countOrdersOfUser(db, userId),
  ]);
  return { rows: rows.map(toOrder), total };
}

/** The orders that deleting the account would cancel. */
export async function listOpenOrdersOfUser(db: Db, userId: string): Promise<Order[]> {
  const rows = await listOpenOrderRowsOfUser(db, userId);
  return rows.map(toOrder);
}

export async function listOrders(db: Db, query: ListQuery): Promise<Page<Order>> {
  const { sort = '-createdAt' } = query;
  const search = await readSearch(db, query.q?.trim().toLowerCase() ?? '', sort);
  const { total, isFew } = await countOrders(db, search);
  const rows = await listOrderRows(db, search, { ...pageOf(query), sort, isFew });
  return { rows: rows.map(toOrder), total };
}

const MIN_NAME_LENGTH = 3;

/** Resolves the search text to users and flours before searching orders. */
async function readSearch(db: Db, text: string, sort: string): Promise<OrderSearch> {
  const phone = phonePartOf(text);
  const search = { text, phone, userIds: [], orderIds: [] };
  if (text.length < MIN_NAME_LENGTH) return search;
  const flours = phone === undefined ? findFloursByName(await listFlourNames(db), text) : [];
  const [userIds, orderIds] = await Promise.all([
    listUserIdsMatching(db, search),
    flours.length > 0 ? listOrderIdsOfFlours(db, flours, sort === 'createdAt') : [],
  ]);
  return { ...search, userIds, orderIds };
}
