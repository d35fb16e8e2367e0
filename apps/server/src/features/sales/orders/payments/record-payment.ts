import { formatPaise, paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { takesPayments } from '@dalan/contract/payments/payments';
import type { NewPayment } from '@dalan/contract/payments/payments';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { getOrder, orderNotFound } from '../list/get-order.ts';
import { lockOrder } from '../lock-order.ts';
import { addPayment } from './add-payment.ts';
import { paymentAnswerTexts } from './payment-answer-texts.ts';
import { findPaymentByKey, getBalance } from './payments.queries.ts';
import type { Balance } from './payments.queries.ts';

type RecordPayment = NewPayment & { orderId: string; actorId: string; idempotencyKey: string };

/** Adds a row, moves the payment status and answers an open claim. Idempotent per key. */
export async function recordPayment(db: Db, asked: RecordPayment): Promise<Order> {
  const { orderId, actorId, idempotencyKey, method, reference } = asked;
  const amountPaise = rupeesToPaise(asked.amount);
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw orderNotFound();
    const earlier = await findPaymentByKey(tx, orderId, idempotencyKey);
    if (earlier !== undefined) {
      const isSame = earlier.amountPaise === amountPaise && earlier.method === method;
      if (isSame) return;
      throw new ShopError('KEY_REUSED', paymentAnswerTexts.keyReused);
    }
    if (!takesPayments(order.orderStatus)) {
      throw new ShopError('PAYMENT_REFUSED', paymentAnswerTexts.orderEnded(order.orderStatus));
    }
    const { toPayPaise, paidPaise } = await getBalance(tx, orderId);
    if (paidPaise + amountPaise > toPayPaise) throw tooHigh({ toPayPaise, paidPaise });
    await addPayment(tx, order, {
      method,
      amountPaise,
      ...(reference !== undefined && { reference }),
      actorId,
      idempotencyKey,
    });
  });
  return getOrder(db, orderId);
}

function tooHigh({ toPayPaise, paidPaise }: Balance): ShopError {
  const openPaise = Math.max(0, toPayPaise - paidPaise);
  const message =
    openPaise === 0
      ? paymentAnswerTexts.nothingOpen
      : paymentAnswerTexts.tooHigh(formatPaise(openPaise));
  return new ShopError('PAYMENT_TOO_HIGH', message, {
    details: { stillToPay: paiseToRupees(openPaise) },
  });
}
