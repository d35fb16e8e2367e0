import type { Order } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { forCustomer, toOrder } from '../order-mapper.rules.ts';
import { listOrderIdsOfUser, listOrderRowsById } from '../orders.queries.ts';

/**
 * Lists all orders of a customer, newest first. It returns ids only, because there may be
 * thousands.
 */
export function listAllOrderIdsOfUser(db: Db, userId: string): Promise<string[]> {
  return listOrderIdsOfUser(db, userId);
}

export async function listOrdersById(db: Db, ids: string[]): Promise<Order[]> {
  const rows = await listOrderRowsById(db, ids);
  return rows.map(toOrder);
}

export async function listOrdersForCustomer(db: Db, ids: string[]): Promise<Order[]> {
  return (await listOrdersById(db, ids)).map(forCustomer);
}
