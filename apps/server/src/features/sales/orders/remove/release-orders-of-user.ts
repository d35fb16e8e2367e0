import type { Tx } from '../../../../platform/db/transaction.ts';
import { lockDaysOf } from '../../../shop/delivery/index.ts';
import { moveOrder } from '../status/move-order.ts';
import {
  eraseAddressesOfFinalOrders,
  lockOpenOrdersOfUser,
  lockStockOfOrders,
} from './release-orders-of-user.queries.ts';

/**
 * Cancels the open orders of a user who was just erased, restores the stock, and keeps address and
 * number only on orders in delivery.
 */
export async function releaseOrdersOfUser(
  tx: Tx,
  erasure: { userId: string; actorId: string },
): Promise<void> {
  const open = await lockOpenOrdersOfUser(tx, erasure.userId);
  await lockStockOfOrders(
    tx,
    open.map((order) => order.id),
  );
  await lockDaysOf(tx, open);
  for (const order of open) {
    await moveOrder(tx, order, {
      orderStatus: 'Cancelled',
      paymentStatus: order.paymentStatus,
      kind: 'cancelled',
      actorId: erasure.actorId,
    });
  }
  await eraseAddressesOfFinalOrders(tx, erasure.userId);
}
