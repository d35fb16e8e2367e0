import type { CallerAnswer, KnownCustomer, UsedAddress } from '@dalan/contract/desk/phone-orders';
import type { Order } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { findAccountOfCaller } from '../account/own-prices.ts';
import { getOrder } from '../list/get-order.ts';
import { toOrder } from '../order-mapper.rules.ts';
import { countOrdersOfUser, listOrdersOfUser } from '../orders.queries.ts';
import { findOpenOrderOfToday, listCustomersByPhone } from './phone-orders.queries.ts';
import type { CustomerRow } from './phone-orders.queries.ts';

/** Addresses are read from this many orders. */
const ORDERS_READ = 10;
const ADDRESSES_SHOWN = 3;

/** Finds everybody with this number, with what an order needs. */
export async function findCaller(db: Db, number: string): Promise<CallerAnswer> {
  const rows = await listCustomersByPhone(db, number);
  const customers: KnownCustomer[] = [];
  for (const row of rows) customers.push(await describe(db, row, number));
  return { customers };
}

async function describe(db: Db, customer: CustomerRow, phone: string): Promise<KnownCustomer> {
  const { id, name, address, createdAt } = customer;
  const rows = await listOrdersOfUser(db, id, { limit: ORDERS_READ, offset: 0 });
  const orders = rows.map(toOrder);
  const account = await findAccountOfCaller(db, id);
  const openId = await findOpenOrderOfToday(db, { userId: id, phone });
  return {
    _id: id,
    name,
    createdAt: createdAt.toISOString(),
    orders: await countOrdersOfUser(db, id),
    addresses: addressesOf(orders, address),
    lastOrder: orders[0] ?? null,
    ...(account && { account }),
    openToday: openId === undefined ? null : await getOrder(db, openId),
  };
}

function addressesOf(orders: Order[], profile: string): UsedAddress[] {
  const used = [
    ...orders.map(({ deliveryAddress, pincode }) => ({ deliveryAddress, pincode })),
    { deliveryAddress: profile, pincode: null },
  ];
  const found: UsedAddress[] = [];
  for (const one of used) {
    const isNew = !found.some(({ deliveryAddress }) => deliveryAddress === one.deliveryAddress);
    if (one.deliveryAddress !== '' && isNew) found.push(one);
  }
  return found.slice(0, ADDRESSES_SHOWN);
}
