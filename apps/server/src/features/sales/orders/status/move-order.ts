import { counterRefusals } from '@dalan/contract/desk/counter';
import { milledStatuses } from '@dalan/contract/orders/orders';
import type { OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import { gramsToKg } from '@dalan/contract/money/weight';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import type { Seller } from '../bills/bill-document.rules.ts';
import { makeBill } from '../bills/make-bill.ts';
import { releaseDay, takeDay } from '../../../shop/delivery/index.ts';
import { restoreStock, retakeStock } from '../order-stock.queries.ts';
import { creditAnswerTexts } from '../credit/credit-answer-texts.ts';
import { hasReturn } from '../credit/credit-notes.queries.ts';
import { hasRecalledBag } from '../batches/recall.queries.ts';
import { giveBatches, takeBackBatches } from '../batches/give-batches.ts';
import {
  canFollowAReturn,
  isFinal,
  millingMoveBetween,
  stockMoveBetween,
} from './order-status.rules.ts';
import { insertOrderEvent } from '../order-events.queries.ts';
import { eraseAddressIfBuyerIsGone, updateOrderStatus } from '../orders.queries.ts';
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
 * Changes stock, batches, statuses, history and letters of a locked order, all or nothing. A
 * delivered order gets its bill. Returns the status that was set.
 */
export async function moveOrder(tx: Tx, order: LockedOrder, move: Move): Promise<OrderStatus> {
  const { paymentStatus, actorId } = move;
  const orderStatus = await statusAfter(tx, order, move);
  if (order.channel === 'counter' && orderStatus !== order.orderStatus) {
    throw new ShopError('ORDER_NOT_CHANGEABLE', counterRefusals.staysSold);
  }
  await refuseMoveAfterReturn(tx, order, orderStatus);
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
  const millingMove = millingMoveBetween(order.orderStatus, orderStatus);
  if (millingMove === 'milled') await giveBatches(tx, order.id, { actorId, orderStatus });
  if (millingMove === 'to mill again') await takeBackBatches(tx, [order.id]);
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
  return orderStatus;
}

/** Bags that a customer gave back are neither carried out nor milled again as the same order. */
async function refuseMoveAfterReturn(tx: Tx, order: LockedOrder, to: OrderStatus): Promise<void> {
  if (to === order.orderStatus || canFollowAReturn(to)) return;
  if (!canFollowAReturn(order.orderStatus) || !(await hasReturn(tx, order.id))) return;
  throw new ShopError('ORDER_NOT_CHANGEABLE', creditAnswerTexts.staysReturned);
}

/** A bag that comes back to the mill and was recalled meanwhile is milled again. */
async function statusAfter(tx: Tx, order: LockedOrder, move: Move): Promise<OrderStatus> {
  const comesBack = move.orderStatus === 'Processing' && milledStatuses.includes(order.orderStatus);
  return comesBack && (await hasRecalledBag(tx, order.id)) ? 'Confirmed' : move.orderStatus;
}
