import type { OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import { gramsToKg } from '@dalan/contract/money/weight';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import type { Seller } from '../bills/bill-document.rules.ts';
import { makeBill } from '../bills/make-bill.ts';
import { releaseDay, takeDay } from '../../../shop/delivery/index.ts';
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
  paymentStatus: PaymentStatus;
  actorId: string;
} & (
  | { orderStatus: OrderStatus; kind: 'status changed'; seller: Seller }
  // A note means that staff cancelled the order, not the customer.
  | { orderStatus: 'Cancelled'; kind: 'cancelled'; note?: string }
  | { orderStatus: 'Processing' | 'Returned'; kind: 'not delivered'; note: string }
);

/**
 * Changes stock, statuses, history and letters of a locked order, all or nothing. A delivered order
 * gets its bill.
 */
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
  const event = { orderId: order.id, kind: move.kind, orderStatus, paymentStatus, actorId };
  if (move.kind === 'not delivered') {
    // If the order comes again, the mail about its new day says so.
    const recipients = isFinal(orderStatus) ? (['customer', 'shop'] as const) : [];
    await insertOrderEvent(tx, { ...event, note: move.note }, recipients);
  } else {
    const note = move.kind === 'cancelled' && move.note !== undefined && { note: move.note };
    await insertOrderEvent(tx, { ...event, ...note });
  }
  if (isFinal(orderStatus)) await eraseAddressIfBuyerIsGone(tx, order.id);
  if (move.kind === 'status changed' && orderStatus === 'Delivered') {
    await makeBill(tx, order.id, move.seller);
  }
}
