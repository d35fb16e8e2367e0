import { paiseToRupees } from '@dalan/contract/money/money';
import type { PaymentStatus } from '@dalan/contract/orders/orders';
import type { PaymentMethod } from '@dalan/contract/payments/payments';
import { paymentStatusOf } from '@dalan/contract/payments/payments';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { changesBetween, recordAudit } from '../../../office/audit/index.ts';
import type { AuditEntry } from '../../../office/audit/index.ts';
import type { LockedOrder } from '../orders.queries.ts';
import { insertOrderEvent } from '../order-events.queries.ts';
import { updateOrderStatus } from '../orders.queries.ts';
import { answerOpenClaim } from './payment-claims.queries.ts';
import { getBalance, insertPayment } from './payments.queries.ts';
import type { Balance } from './payments.queries.ts';

type Row = {
  amountPaise: number;
  actorId: string;
  idempotencyKey: string;
  /** The run whose cash the payment belongs to. */
  runId?: string;
};
type Received = Row & {
  method: PaymentMethod;
  reference?: string;
  /** Now, unless a rider took the money earlier. */
  receivedAt?: Date;
  /** True for a sale at the counter: its customer stands there. */
  isUntold?: boolean;
};
type TakenOff = Row & {
  payment: { id: string; method: PaymentMethod };
  reason: string;
};
type Added = { paymentId: string; paymentStatus: PaymentStatus };

/**
 * Adds a payment to a locked order, moves its payment status and answers an open claim. The caller
 * has checked that the order takes it.
 */
export async function addPayment(tx: Tx, order: LockedOrder, row: Received): Promise<Added> {
  const added = await addPaymentRow(tx, order, row);
  await recordAudit(tx, paymentEntry(order, row, added));
  return added;
}

/** What to audit of a payment. */
export function paymentEntry(
  order: LockedOrder,
  { method, amountPaise, actorId }: Pick<Received, 'method' | 'amountPaise' | 'actorId'>,
  { paymentStatus }: Added,
): AuditEntry {
  return {
    actorId,
    action: 'order.payment_recorded',
    subjectId: order.id,
    details: {
      method,
      amount: paiseToRupees(amountPaise),
      changes: changesBetween({ paymentStatus: order.paymentStatus }, { paymentStatus }),
    },
  };
}

/**
 * Does the same without the audit row, for a caller that needs more locks before the audit log's.
 */
export async function addPaymentRow(tx: Tx, order: LockedOrder, row: Received): Promise<Added> {
  const { amountPaise, actorId, reference = '', isUntold = false, ...payment } = row;
  const { toPayPaise, paidPaise } = await getBalance(tx, order.id);
  const { eventId, paymentStatus } = await setPaymentStatus(
    tx,
    order,
    { toPayPaise, paidPaise: paidPaise + amountPaise },
    { kind: 'payment recorded', actorId },
    isUntold ? [] : undefined,
  );
  const paymentId = await insertPayment(tx, {
    ...payment,
    orderId: order.id,
    eventId,
    amountPaise,
    reference: reference.trim(),
    corrects: null,
    reason: '',
    recordedBy: actorId,
  });
  await answerOpenClaim(tx, { orderId: order.id, answer: 'found', actorId });
  return { paymentId, paymentStatus };
}

/** Takes an amount off a payment of a locked order, by a second row. */
export async function takeOffPayment(tx: Tx, order: LockedOrder, row: TakenOff): Promise<Added> {
  const { payment, amountPaise, reason, actorId, ...rest } = row;
  const { toPayPaise, paidPaise } = await getBalance(tx, order.id);
  const { eventId, paymentStatus } = await setPaymentStatus(
    tx,
    order,
    { toPayPaise, paidPaise: paidPaise - amountPaise },
    { kind: 'payment corrected', actorId },
  );
  const paymentId = await insertPayment(tx, {
    orderId: order.id,
    eventId,
    method: payment.method,
    amountPaise: -amountPaise,
    reference: '',
    corrects: payment.id,
    reason,
    recordedBy: actorId,
    ...rest,
  });
  await recordAudit(tx, {
    actorId,
    action: 'order.payment_corrected',
    subjectId: order.id,
    details: {
      method: payment.method,
      amount: paiseToRupees(-amountPaise),
      changes: changesBetween({ paymentStatus: order.paymentStatus }, { paymentStatus }),
    },
  });
  return { paymentId, paymentStatus };
}

type GivenBack = Row & { method: PaymentMethod; reference: string; creditNoteId: string };

/**
 * Gives money of a locked order back, by a row below zero that points to its credit note. The caller
 * has checked the amount and writes the audit row.
 */
export async function addRefund(tx: Tx, order: LockedOrder, row: GivenBack): Promise<Added> {
  const { amountPaise, actorId, ...rest } = row;
  const { toPayPaise, paidPaise } = await getBalance(tx, order.id);
  const { eventId, paymentStatus } = await setPaymentStatus(
    tx,
    order,
    { toPayPaise, paidPaise: paidPaise - amountPaise },
    { kind: 'payment refunded', actorId },
  );
  const paymentId = await insertPayment(tx, {
    ...rest,
    orderId: order.id,
    eventId,
    amountPaise: -amountPaise,
    corrects: null,
    reason: '',
    recordedBy: actorId,
  });
  return { paymentId, paymentStatus };
}

type PaymentEvent = {
  kind: 'payment recorded' | 'payment corrected' | 'payment refunded';
  actorId: string;
};

/** Sets the payment status of a locked order after a payment row that brings it to this balance. */
async function setPaymentStatus(
  tx: Tx,
  order: LockedOrder,
  { toPayPaise, paidPaise }: Balance,
  event: PaymentEvent,
  recipients?: readonly [],
): Promise<{ eventId: number; paymentStatus: PaymentStatus }> {
  const { id: orderId, orderStatus } = order;
  const paymentStatus = paymentStatusOf(paidPaise, toPayPaise);
  await updateOrderStatus(tx, orderId, { orderStatus, paymentStatus });
  const entry = { orderId, ...event, orderStatus, paymentStatus };
  const eventId = await insertOrderEvent(tx, entry, recipients);
  return { eventId, paymentStatus };
}
