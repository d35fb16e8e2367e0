import type { OrderStatus, PaymentStatus } from '@dalan/contract/orders';
import { gramsToKg } from '@dalan/contract/weight';
import type { Tx } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { releaseDay, takeDay } from '../../delivery/index.ts';
import { restoreStock, retakeStock } from '../order-stock.queries.ts';
import { isFinal, stockMoveBetween } from './order-status.rules.ts';
import {
  eraseAddressIfBuyerIsGone,
  insertOrderEvent,
  updateOrderStatus,
} from '../orders.queries.ts';
import type { LockedOrder } from '../orders.queries.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';

type Move = {
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  kind: 'status changed' | 'cancelled';
  actorId: string;
};

/** Changes stock, statuses, history and outbox of a locked order, all or nothing. */
export async function moveOrder(tx: Tx, order: LockedOrder, move: Move): Promise<void> {
  const { orderStatus, paymentStatus, actorId } = move;
  const stockMove = stockMoveBetween(order.orderStatus, orderStatus);
  if (stockMove === 'restore') {
    await restoreStock(tx, order, actorId);
    await releaseDay(tx, order);
  }
  if (stockMove === 'retake') {
    const [missing] = await retakeStock(tx, order, actorId);
    if (missing) {
      const left = gramsToKg(missing.onHandGrams);
      throw new ShopError('OUT_OF_STOCK', orderAnswerTexts.noStockToTakeBack(missing.name, left));
    }
    await takeDay(tx, order);
  }
  await updateOrderStatus(tx, order.id, { orderStatus, paymentStatus });
  await insertOrderEvent(tx, {
    orderId: order.id,
    kind: move.kind,
    orderStatus,
    paymentStatus,
    actorId,
  });
  if (isFinal(orderStatus)) await eraseAddressIfBuyerIsGone(tx, order.id);
}
