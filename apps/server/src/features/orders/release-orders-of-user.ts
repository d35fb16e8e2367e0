import type { Tx } from '../../platform/db/transaction.ts';
import { moveOrder } from './move-order.ts';
import {
  eraseAddressesOfFinalOrders,
  lockOpenOrdersOfUser,
  lockStockOfOrders,
} from './release-orders-of-user.queries.ts';

/**
 * For a user who has just been erased: what is not on its way yet is cancelled and its flour goes
 * back on the shelf; his address and number stay only on what is still being delivered.
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
