import { phonePartOf } from '@dalan/contract/contact-details';
import type { Area } from '@dalan/contract/delivery';
import { OTHER_PINCODES } from '@dalan/contract/order-steps';
import type { OrderListQuery } from '@dalan/contract/order-steps';
import { paymentStatuses } from '@dalan/contract/orders';
import type { PaymentStatus } from '@dalan/contract/orders';
import type { Db } from '../../../platform/db/database.ts';
import { findFloursByName } from './flours-by-name.rules.ts';
import {
  listFlourNames,
  listOrderIdsOfFlours,
  listUserIdsMatching,
} from './list-orders.queries.ts';
import type { OrderSearch } from './list-orders.queries.ts';
import { listPincodesOfOrders, noFilter } from './order-filter.queries.ts';
import type { OrderFilter } from './order-filter.queries.ts';

export type ShopDay = { areas: readonly Area[]; today: string };

/** What a list of orders is asked for, with filters and search text resolved to ids. */
export async function readOrderSearch(
  db: Db,
  query: OrderListQuery,
  shop: ShopDay,
): Promise<OrderSearch> {
  const filter = await readFilter(db, query, shop);
  const text = query.q?.trim().toLowerCase() ?? '';
  return { ...(await readSearch(db, text, query.sort ?? '-createdAt')), filter };
}

async function readFilter(
  db: Db,
  { step = 'all', due, area, from, to, outcome, payment }: OrderListQuery,
  { areas, today }: ShopDay,
): Promise<OrderFilter> {
  const isWhole = [due, area, from, to, outcome, payment].every((asked) => asked === undefined);
  if (step === 'all' && isWhole) return noFilter;
  const on = due === 'today' ? today : due;
  return {
    step,
    due: on === undefined || on === 'late' ? on && { before: today } : { on },
    pincodes: area === undefined ? undefined : await pincodesOf(db, area, areas),
    placed: { from, to },
    isSold: outcome === 'sold',
    payment,
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
  const search = { text, phone, userIds: [], orderIds: [], paymentStatuses: [] };
  if (text.length < MIN_NAME_LENGTH) return search;
  const flours = phone === undefined ? findFloursByName(await listFlourNames(db), text) : [];
  const [userIds, orderIds] = await Promise.all([
    listUserIdsMatching(db, search),
    flours.length > 0 ? listOrderIdsOfFlours(db, flours, sort === 'createdAt') : [],
  ]);
  return { ...search, userIds, orderIds, paymentStatuses: statusesNamed(text) };
}

function statusesNamed(text: string): PaymentStatus[] {
  return paymentStatuses.filter((status) => status.toLowerCase().startsWith(text));
}
