import { createHash } from 'node:crypto';
import { formatPaise, paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { PaymentStatus } from '@dalan/contract/orders/orders';
import { accountRefusals } from '@dalan/contract/on-account/accounts';
import { mostToRefund } from '@dalan/contract/payments/credit-notes';
import type { CreditKind, FlourFate, Refund } from '@dalan/contract/payments/credit-notes';
import { paymentStatusOf } from '@dalan/contract/payments/payments';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { changesBetween, recordAudit } from '../../../office/audit/index.ts';
import type { Seller } from '../bills/bill-document.rules.ts';
import { makeBill } from '../bills/make-bill.ts';
import { insertOrderEvent } from '../order-events.queries.ts';
import { updateOrderStatus } from '../orders.queries.ts';
import type { LockedOrder } from '../orders.queries.ts';
import { addRefund } from '../payments/add-payment.ts';
import { getOrderMoney } from '../payments/payments.queries.ts';
import type { OrderMoney } from '../payments/payments.queries.ts';
import { creditAnswerTexts } from './credit-answer-texts.ts';
import { creditNoteDocumentOf } from './credit-note-document.rules.ts';
import { findNoteByKey, getBillToCredit, insertCreditNote } from './credit-notes.queries.ts';

const logged = {
  return: { action: 'order.flour_returned' },
  discount: { action: 'order.discount_given' },
} as const;

/** The person who acts, the key of their dialog, and the seller on a bill that is not made yet. */
export type CreditCall = { actorId: string; idempotencyKey: string; seller: Seller };

type Credit = CreditCall & {
  kind: CreditKind;
  reason: string;
  flour: FlourFate | null;
  /** What is taken off each line of the order, in its order. */
  lines: { orderItemId: number; grams: number; paise: number }[];
  deliveryPaise: number;
  /** The rounding of a counter sale that goes with the last of its flour. */
  roundOffPaise: number;
  refund: Refund | undefined;
  requestHash: Buffer;
};

export function hashOfCredit(request: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}

/** True if the call was made before. Another request under the same key is refused. */
export async function isRepeated(
  tx: Tx,
  orderId: string,
  { idempotencyKey, requestHash }: Pick<Credit, 'idempotencyKey' | 'requestHash'>,
): Promise<boolean> {
  const earlier = await findNoteByKey(tx, orderId, idempotencyKey);
  if (earlier === undefined) return false;
  if (earlier.requestHash.equals(requestHash)) return true;
  throw new ShopError('KEY_REUSED', creditAnswerTexts.keyReused);
}

/**
 * Makes the credit note of a locked order, with history, letter, refund and audit row. The caller has
 * checked lines and statuses and has moved the stock: the numbers of bills and notes are locked here.
 */
export async function makeCreditNote(tx: Tx, order: LockedOrder, credit: Credit): Promise<void> {
  const { actorId, kind, reason, flour, lines, deliveryPaise, roundOffPaise, refund } = credit;
  const amountPaise = lines.reduce((sum, { paise }) => sum + paise, deliveryPaise + roundOffPaise);
  const money = await getOrderMoney(tx, order.id);
  const after = { ...money, creditedPaise: money.creditedPaise + amountPaise };
  const refundPaise = refund === undefined ? 0 : rupeesToPaise(refund.amount);
  if (refund?.method === 'account') refuseOffAccount(order, money, { amountPaise, refundPaise });
  else if (refundPaise > mostToRefund(after)) throw refundTooHigh(mostToRefund(after));

  const { orderStatus } = order;
  const paymentStatus = statusAfter(order, after);
  await updateOrderStatus(tx, order.id, { orderStatus, paymentStatus });
  const eventId = await insertOrderEvent(tx, {
    orderId: order.id,
    kind: kind === 'return' ? 'flour returned' : 'discount given',
    orderStatus,
    paymentStatus,
    actorId,
    note: reason,
  });
  await makeBill(tx, order.id, credit.seller);
  const { by, ...bill } = await getBillToCredit(tx, order.id, actorId);
  const note = await insertCreditNote(
    tx,
    {
      orderId: order.id,
      kind,
      reason,
      flour,
      deliveryPaise,
      roundOffPaise,
      amountPaise,
      document: creditNoteDocumentOf({
        ...{ kind, reason, flour, bill, lines, deliveryPaise, roundOffPaise, by },
        givenBackBeforePaise: money.creditedPaise,
        refund: refund
          ? { method: refund.method, paise: refundPaise, reference: refund.reference?.trim() ?? '' }
          : null,
      }),
      madeBy: actorId,
      eventId,
      idempotencyKey: credit.idempotencyKey,
      requestHash: credit.requestHash,
    },
    lines
      .filter(({ grams, paise }) => grams > 0 || paise > 0)
      .map(({ orderItemId, grams, paise }) => ({ orderItemId, grams, amountPaise: paise })),
  );
  let finalStatus: PaymentStatus = paymentStatus;
  if (refund && refund.method !== 'account') {
    const given = await addRefund(
      tx,
      { ...order, paymentStatus },
      {
        method: refund.method,
        amountPaise: refundPaise,
        reference: refund.reference?.trim() ?? '',
        creditNoteId: note.id,
        actorId,
        idempotencyKey: `credit note ${note.id}`,
      },
    );
    finalStatus = given.paymentStatus;
  }
  await recordAudit(tx, {
    actorId,
    ...logged[kind],
    subjectId: order.id,
    details: {
      number: note.number,
      amount: paiseToRupees(amountPaise),
      reason,
      ...(flour !== null && { flour }),
      ...(refund && { method: refund.method, givenBack: paiseToRupees(refundPaise) }),
      changes: changesBetween(
        { paymentStatus: order.paymentStatus },
        { paymentStatus: finalStatus },
      ),
    },
  });
}

/**
 * Without a payment the status was set by hand or is that of a new order, and stays, unless nothing is
 * left to pay.
 */
function statusAfter(order: LockedOrder, money: OrderMoney): PaymentStatus {
  const toPayPaise = money.soldPaise - money.creditedPaise;
  if (!money.hasPayments && toPayPaise > 0) return order.paymentStatus;
  return paymentStatusOf(money.paidPaise, toPayPaise);
}

/**
 * Off the account means that the note itself lowers what is owed: all of it, and never more than is open of
 * the order.
 */
function refuseOffAccount(
  { onAccount }: LockedOrder,
  { toPayPaise, paidPaise }: OrderMoney,
  { amountPaise, refundPaise }: { amountPaise: number; refundPaise: number },
): void {
  if (!onAccount) throw new ShopError('CREDIT_REFUSED', accountRefusals.notOnAccount);
  const openPaise = Math.max(0, toPayPaise - paidPaise);
  if (refundPaise === amountPaise && amountPaise <= openPaise) return;
  const message = accountRefusals.offAccountOnly(formatPaise(openPaise));
  throw new ShopError('CREDIT_REFUSED', message);
}

function refundTooHigh(mostPaise: number): ShopError {
  const message =
    mostPaise === 0
      ? creditAnswerTexts.nothingPaid
      : creditAnswerTexts.refundTooHigh(formatPaise(mostPaise));
  return new ShopError('CREDIT_REFUSED', message);
}
