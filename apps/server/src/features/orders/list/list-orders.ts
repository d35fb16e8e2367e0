import { phonePartOf } from '@dalan/contract/contact-details';
import type { Area } from '@dalan/contract/delivery';
import { PAGE_SIZE_MAX } from '@dalan/contract/lists';
import type { LanguageQuery } from '@dalan/contract/languages';
import type { ListQuery, Page } from '@dalan/contract/lists';
import { OTHER_PINCODES } from '@dalan/contract/order-steps';
import type { OrderListQuery } from '@dalan/contract/order-steps';
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
import { ordersIn } from './orders-in-language.ts';
import { listPincodesOfOrders, noFilter } from './order-filter.queries.ts';
import type { OrderFilter } from './order-filter.queries.ts';
import { findFloursByName } from './flours-by-name.rules.ts';
import { forCustomer, toOrder } from '../order-mapper.rules.ts';
import { countOrdersOfUser, listOpenOrderRowsOfUser, listOrdersOfUser } from '../orders.queries.ts';

function pageOf({ page = 1, pageSize = PAGE_SIZE_MAX }: ListQuery) {
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

type ShopDay = { areas: readonly Area[]; today: string };

export async function listOrders(
  db: Db,
  query: OrderListQuery,
  shop: ShopDay,
): Promise<Page<Order>> {
  const { sort = '-createdAt' } = query;
  const filter = await readFilter(db, query, shop);
  const text = query.q?.trim().toLowerCase() ?? '';
  const search = { ...(await readSearch(db, text, sort)), filter };
  const { total, isFew } = await countOrders(db, search);
  const rows = await listOrderRows(db, search, { ...pageOf(query), sort, isFew });
  return { rows: rows.map(toOrder), total };
}

async function readFilter(
  db: Db,
  { step = 'all', due, area, from, to, outcome }: OrderListQuery,
  { areas, today }: ShopDay,
): Promise<OrderFilter> {
  const isWhole = [due, area, from, to, outcome].every((asked) => asked === undefined);
  if (step === 'all' && isWhole) return noFilter;
  const on = due === 'today' ? today : due;
  return {
    step,
    due: on === undefined || on === 'late' ? on && { before: today } : { on },
    pincodes: area === undefined ? undefined : await pincodesOf(db, area, areas),
    placed: { from, to },
    isSold: outcome === 'sold',
  };
}

/** None for an area that the settings do not name any more. */
async function pincodesOf(db: Db, area: string, areas: readonly Area[]) {
  if (area !== OTHER_PINCODES) return areas.find(({ name }) => name === area)?.pincodes ?? [];
  const named = new Set(areas.flatMap(({ pincodes }) => pincodes));
  const ordered = await listPincodesOfOrders(db);
  return [...ordered.filter((pincode) => !named.has(pincode)), null];
}

const MIN_NAME_LENGTH = 3;

/** Resolves the search text to users and flours before searching orders. */
async function readSearch(
  db: Db,
  text: string,
  sort: string,
): Promise<Omit<OrderSearch, 'filter'>> {
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
