import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { recordAudit } from '../audit/index.ts';
import { orderNotFound } from './get-order.ts';
import { giveStockBack } from './order-stock.queries.ts';
import { holdsStock } from './order-status.rules.ts';
import {
  eraseAddressIfBuyerIsGone,
  insertOrderEvent,
  lockOrder,
  markOrderDeleted,
} from './orders.queries.ts';

/** Hides an order for good from every list; the row stays for the accounts. */
export async function deleteOrder(db: Db, actorId: string, orderId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw orderNotFound();
    const { orderStatus, paymentStatus } = order;
    const isOnTheShelf = holdsStock(orderStatus) && orderStatus !== 'Delivered';
    if (isOnTheShelf) await giveStockBack(tx, order, actorId);
    await markOrderDeleted(tx, orderId);
    await eraseAddressIfBuyerIsGone(tx, orderId);
    await insertOrderEvent(tx, { orderId, kind: 'deleted', orderStatus, paymentStatus, actorId });
    await recordAudit(tx, { actorId, action: 'order.deleted', subjectId: order.id });
  });
}
