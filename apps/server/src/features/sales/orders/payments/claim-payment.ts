import type { Language } from '@dalan/contract/language/languages';
import type { Order } from '@dalan/contract/orders/orders';
import { askedOfCustomer, upiReferenceOf } from '@dalan/contract/payments/payments';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { getOrder, orderNotFound } from '../list/get-order.ts';
import { orderIn } from '../list/orders-in-language.ts';
import { forCustomer } from '../order-mapper.rules.ts';
import { lockOrder } from '../lock-order.ts';
import { insertOrderEvent } from '../order-events.queries.ts';
import { updateOrderStatus } from '../orders.queries.ts';
import type { LockedOrder } from '../orders.queries.ts';
import { findNewestClaim, insertClaim, setReferenceOfClaim } from './payment-claims.queries.ts';
import { paymentAnswerTexts } from './payment-answer-texts.ts';
import { getBalance } from './payments.queries.ts';

type ClaimPayment = {
  orderId: string;
  userId: string;
  reference: string;
  language?: Language | undefined;
};

/**
 * Records that the customer says they have paid: staff are asked to look, and no status moves.
 * Idempotent while the claim is open.
 */
export async function claimPayment(db: Db, asked: ClaimPayment): Promise<Order> {
  const { orderId, userId } = asked;
  const reference = upiReferenceOf(asked.reference);
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.userId !== userId) throw orderNotFound();
    const newest = await findNewestClaim(tx, orderId);
    if (newest?.answer === null) {
      if (reference === '' || reference === newest.reference) return;
      await setReferenceOfClaim(tx, newest.id, reference);
    } else {
      await insertClaim(tx, { orderId, amountPaise: await askedPaise(tx, order), reference });
    }
    await noteInHistory(tx, order, { kind: 'payment claimed', actorId: userId });
  });
  return orderIn(db, asked.language, forCustomer(await getOrder(db, orderId)));
}

async function askedPaise(tx: Tx, order: LockedOrder): Promise<number> {
  const { toPayPaise, paidPaise } = await getBalance(tx, order.id);
  const asked = askedOfCustomer({ ...order, amountToPay: toPayPaise, paidAmount: paidPaise });
  if (asked > 0) return asked;
  throw new ShopError('PAYMENT_REFUSED', paymentAnswerTexts.nothingToClaim);
}

type Note = { kind: 'payment claimed' | 'payment not found'; actorId: string };

/** Adds an event, so that open lists of orders follow. The statuses stay. */
export async function noteInHistory(tx: Tx, order: LockedOrder, note: Note): Promise<void> {
  const { id: orderId, orderStatus, paymentStatus } = order;
  await updateOrderStatus(tx, orderId, { orderStatus, paymentStatus });
  await insertOrderEvent(tx, { orderId, ...note, orderStatus, paymentStatus });
}
