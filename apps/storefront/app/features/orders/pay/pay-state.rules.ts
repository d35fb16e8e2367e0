import { finalStatuses } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { askedOfCustomer, takesPayments } from '@dalan/contract/payments/payments';
import type { Payment } from '@dalan/contract/payments/payments';

export type PayState = 'nothing' | 'to pay' | 'told' | 'not found' | 'paid';

type Payable = Pick<
  Order,
  | 'amountToPay'
  | 'paidAmount'
  | 'orderStatus'
  | 'paymentStatus'
  | 'claim'
  | 'payments'
  | 'onAccount'
>;

/**
 * What the order shows about paying. A shop without a UPI id shows nothing, and an order on account
 * is paid with all others on account.
 */
export function payState(order: Payable, upiId: string): PayState {
  if (upiId === '') return 'nothing';
  if (askedOfCustomer(order) > 0) {
    if (order.claim?.state === 'open') return 'told';
    if (order.onAccount) return 'nothing';
    return order.claim?.state === 'not found' ? 'not found' : 'to pay';
  }
  const isPaid = order.paymentStatus === 'Paid' && order.paidAmount > 0;
  return isPaid && takesPayments(order.orderStatus) ? 'paid' : 'nothing';
}

/** True while a rider is still to come and collects money. A sale at the counter is delivered. */
export function paysAtDoor({
  orderStatus,
  onAccount,
}: Pick<Order, 'orderStatus' | 'onAccount'>): boolean {
  return !onAccount && !finalStatuses.includes(orderStatus);
}

/** Payments less their corrections, and refunds. A payment with nothing left is left out. */
export function movedMoney({ payments }: Pick<Order, 'payments'>): Payment[] {
  return payments
    .filter(({ corrects }) => corrects === null)
    .map((payment) => {
      const rows = payments.filter(
        ({ _id, corrects }) => _id === payment._id || corrects === payment._id,
      );
      const paise = rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
      return { ...payment, amount: paise / 100 };
    })
    .filter(({ amount }) => amount !== 0);
}
