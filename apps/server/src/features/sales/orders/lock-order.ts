import type { Tx } from '../../../platform/db/transaction.ts';
import { holdDeliveryDays } from '../../shop/delivery/index.ts';
import { selectOrdersForUpdate } from './locked-orders.queries.ts';
import type { PackedOrder } from './locked-orders.queries.ts';
import { selectOrderForUpdate } from './orders.queries.ts';
import type { LockedOrder } from './orders.queries.ts';

/**
 * Locks the order, so that changes are serialized. Call it first in every transaction that changes
 * one.
 */
export async function lockOrder(tx: Tx, orderId: string): Promise<LockedOrder | undefined> {
  await holdDeliveryDays(tx);
  return selectOrderForUpdate(tx, orderId);
}

/**
 * Locks many orders at once, deleted ones included. Only the runs they are on are locked before.
 */
export async function lockOrders(tx: Tx, orderIds: string[]): Promise<PackedOrder[]> {
  await holdDeliveryDays(tx);
  return selectOrdersForUpdate(tx, orderIds);
}
