import type { Order, OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import { askedOfCustomer } from '@dalan/contract/payments/payments';

/** Status colours of the specification. Always shown with a word and an icon. */
export type StatusColour = 'green' | 'yellow' | 'red' | 'grey';

const orderColours: Partial<Record<OrderStatus, StatusColour>> = {
  Delivered: 'green',
  Confirmed: 'green',
  Processing: 'yellow',
  Pending: 'yellow',
  Cancelled: 'red',
};

const paymentColours: Partial<Record<PaymentStatus, StatusColour>> = {
  Paid: 'green',
  Pending: 'yellow',
  Failed: 'red',
};

export function orderStatusColour(status: OrderStatus): StatusColour {
  return orderColours[status] ?? 'grey';
}

export function paymentStatusColour(status: PaymentStatus): StatusColour {
  return paymentColours[status] ?? 'grey';
}

/** True while something of an order on account is still owed. */
export function isOwedOnAccount(
  order: Parameters<typeof askedOfCustomer>[0] & Pick<Order, 'onAccount'>,
): boolean {
  return order.onAccount === true && askedOfCustomer(order) > 0;
}

/** All other statuses show the button. The server refuses if it is too late. */
const withoutCancelButton: readonly OrderStatus[] = ['Delivered', 'Cancelled'];

export function hasCancelButton(status: OrderStatus): boolean {
  return !withoutCancelButton.includes(status);
}
