import type { Language } from '@dalan/contract/language/languages';
import type { Order } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { getOrder, orderNotFound } from '../list/get-order.ts';
import { orderIn } from '../list/orders-in-language.ts';
import { moveOrder } from './move-order.ts';
import { isCancellable } from './order-status.rules.ts';
import { lockOrder } from '../lock-order.ts';
import { forCustomer } from '../order-mapper.rules.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';

type CancelOrder = {
  orderId: string;
  userId: string;
  shopPhone: string;
  language?: Language | undefined;
};

/** Customers can cancel until milling starts. Idempotent. */
export async function cancelOrder(db: Db, asked: CancelOrder): Promise<Order> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, asked.orderId);
    if (order?.userId !== asked.userId) throw orderNotFound();
    if (order.orderStatus === 'Cancelled') return;
    if (!isCancellable(order.orderStatus)) {
      const { shopPhone: phone } = asked;
      const message = orderAnswerTexts.notCancellable(order.orderStatus, phone);
      throw new ShopError('ORDER_NOT_CANCELLABLE', message, { details: { phone } });
    }
    await moveOrder(tx, order, {
      orderStatus: 'Cancelled',
      paymentStatus: order.paymentStatus,
      kind: 'cancelled',
      actorId: asked.userId,
    });
  });
  return orderIn(db, asked.language, forCustomer(await getOrder(db, asked.orderId)));
}
