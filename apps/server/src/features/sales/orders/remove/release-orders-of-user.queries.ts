import { sql } from 'kysely';
import { cancellableStatuses, finalStatuses } from '@dalan/contract/orders/orders';
import type { Tx } from '../../../../platform/db/transaction.ts';
import type { LockedOrder } from '../orders.queries.ts';

export async function lockOpenOrdersOfUser(tx: Tx, userId: string): Promise<LockedOrder[]> {
  const rows = await tx
    .selectFrom('orders')
    .select([
      'id',
      'userId',
      'city',
      'orderStatus',
      'paymentStatus',
      'version',
      'dueOn',
      'deliveryVersion',
    ])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('orderStatus', 'in', cancellableStatuses)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows as LockedOrder[];
}

/** Locks all stock in id order before any order changes, to avoid deadlocks. */
export async function lockStockOfOrders(tx: Tx, orderIds: string[]): Promise<void> {
  await sql`
    select product_id from stock
    where product_id in (select product_id from order_items where order_id = any(${orderIds}))
    order by product_id, city
    for update
  `.execute(tx);
}

export async function eraseAddressesOfFinalOrders(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ deliveryAddress: '', contactNumber: '', pincode: null })
    .where('userId', '=', userId)
    .where((order) =>
      order.or([order('deletedAt', 'is not', null), order('orderStatus', 'in', finalStatuses)]),
    )
    .execute();
}
