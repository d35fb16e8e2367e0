import { formatPaise, rupeesToPaise } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import type { PaymentCorrection } from '@dalan/contract/payments/payments';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { getOrder, orderNotFound } from '../list/get-order.ts';
import { lockOrder } from '../lock-order.ts';
import { takeOffPayment } from './add-payment.ts';
import { paymentAnswerTexts } from './payment-answer-texts.ts';
import {
  findPayment,
  findPaymentByKey,
  getBalance,
  getRestOfPayment,
  holdRunWhileOpen,
} from './payments.queries.ts';

type CorrectPayment = PaymentCorrection & {
  paymentId: string;
  actorId: string;
  idempotencyKey: string;
};

/** Takes an amount off a payment by a second row, also on a cancelled order. Idempotent per key. */
export async function correctPayment(db: Db, asked: CorrectPayment): Promise<Order> {
  const { paymentId, actorId, idempotencyKey } = asked;
  const amountPaise = rupeesToPaise(asked.amount);
  const reason = asked.reason.trim();
  const payment = await findPayment(db, paymentId);
  if (payment === undefined) throw new ShopError('NOT_FOUND', paymentAnswerTexts.notFound);
  if (payment.corrects !== null || payment.creditNoteId !== null) {
    const { notAPayment, isARefund } = paymentAnswerTexts;
    const message = payment.creditNoteId === null ? notAPayment : isARefund;
    throw new ShopError('PAYMENT_REFUSED', message);
  }
  const { orderId, runId } = payment;
  await inTransaction(db, async (tx) => {
    // Figures of a closed run stay as they were counted.
    const isOnOpenRun = runId !== null && (await holdRunWhileOpen(tx, runId));
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw orderNotFound();
    const earlier = await findPaymentByKey(tx, orderId, idempotencyKey);
    if (earlier !== undefined) {
      const isSame = earlier.corrects === paymentId && earlier.amountPaise === -amountPaise;
      if (isSame) return;
      throw new ShopError('KEY_REUSED', paymentAnswerTexts.keyReused);
    }
    // Money that was given back was there before: what is left of the order is never below zero.
    const { paidPaise } = await getBalance(tx, orderId);
    const restPaise = Math.min(await getRestOfPayment(tx, paymentId), paidPaise);
    if (amountPaise > restPaise) {
      const message = paymentAnswerTexts.correctionTooHigh(formatPaise(restPaise));
      throw new ShopError('PAYMENT_TOO_HIGH', message);
    }
    await takeOffPayment(tx, order, {
      payment,
      amountPaise,
      reason,
      actorId,
      idempotencyKey,
      ...(isOnOpenRun && { runId }),
    });
  });
  return getOrder(db, orderId);
}
