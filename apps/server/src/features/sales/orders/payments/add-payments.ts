import { paiseToRupees } from '@dalan/contract/money/money';
import type { PaymentStatus } from '@dalan/contract/orders/orders';
import { paymentStatusOf } from '@dalan/contract/payments/payments';
import type { PaymentMethod } from '@dalan/contract/payments/payments';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { changesBetween, recordAudits } from '../../../office/audit/index.ts';
import type { LockedOrder } from '../orders.queries.ts';
import { answerOpenClaims, insertPaymentRows } from './add-payments.queries.ts';
import type { Balance } from './payments.queries.ts';

type ReceivedOf = {
  order: LockedOrder;
  balance: Balance;
  amountPaise: number;
  method: PaymentMethod;
  reference: string;
};

type Added = { paymentId: string; paymentStatus: PaymentStatus };

/**
 * Adds one payment to each of these locked orders, as `addPayment` does, in the same few statements
 * for one order or five hundred. Those of a payment on account are told in one mail by the caller.
 *  The caller has checked that the orders take them, and calls
 * `auditPayments` last.
 */
export async function addPayments<Row extends ReceivedOf>(
  tx: Tx,
  received: Row[],
  by: { actorId: string; idempotencyKey: string; accountPaymentId?: string },
): Promise<(Row & Added)[]> {
  const rows = received.map((row) => {
    const { toPayPaise, paidPaise } = row.balance;
    return { ...row, paymentStatus: paymentStatusOf(paidPaise + row.amountPaise, toPayPaise) };
  });
  const inserted = await insertPaymentRows(
    tx,
    rows.map(({ order, paymentStatus, method, amountPaise, reference }) => ({
      orderId: order.id,
      paymentStatus,
      method,
      amountPaise,
      reference,
    })),
    by,
  );
  await answerOpenClaims(
    tx,
    rows.map(({ order }) => order.id),
    by,
  );
  const idOf = new Map(inserted.map(({ id, orderId }) => [orderId, id]));
  return rows.map((row) => ({ ...row, paymentId: idOf.get(row.order.id) ?? '' }));
}

export async function auditPayments(
  tx: Tx,
  added: (ReceivedOf & Added)[],
  actorId: string,
): Promise<void> {
  await recordAudits(
    tx,
    added.map(({ order, method, amountPaise, paymentStatus }) => ({
      actorId,
      action: 'order.payment_recorded' as const,
      subjectId: order.id,
      details: {
        method,
        amount: paiseToRupees(amountPaise),
        changes: changesBetween({ paymentStatus: order.paymentStatus }, { paymentStatus }),
      },
    })),
  );
}
