import { paymentStatusOf } from '@dalan/contract/payments/payments';
import type { PaymentStatus } from '@dalan/contract/orders/orders';
import type { Tx } from '../../../platform/db/transaction.ts';
import { insertOrderEvent, updateOrderStatus } from '../orders.queries.ts';
import type { LockedOrder } from '../orders.queries.ts';
import type { Balance } from './payments.queries.ts';

type Row = { kind: 'payment recorded' | 'payment corrected'; actorId: string };

/** Sets the payment status of a locked order after a payment row that brings it to this balance. */
export async function setPaymentStatus(
  tx: Tx,
  order: LockedOrder,
  { toPayPaise, paidPaise }: Balance,
  row: Row,
): Promise<{ eventId: number; paymentStatus: PaymentStatus }> {
  const { id: orderId, orderStatus } = order;
  const paymentStatus = paymentStatusOf(paidPaise, toPayPaise);
  await updateOrderStatus(tx, orderId, { orderStatus, paymentStatus });
  const eventId = await insertOrderEvent(tx, { orderId, ...row, orderStatus, paymentStatus });
  return { eventId, paymentStatus };
}
