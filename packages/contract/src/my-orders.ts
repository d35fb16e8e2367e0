import type { OrderStatus, PaymentStatus } from './orders.ts';

/** Enough for the first screens of a phone. Older orders load on demand. */
export const MY_ORDERS_PAGE_SIZE = 20;

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

/** All other statuses show the button. The server refuses if it is too late. */
const withoutCancelButton: readonly OrderStatus[] = ['Delivered', 'Cancelled'];

export function hasCancelButton(status: OrderStatus): boolean {
  return !withoutCancelButton.includes(status);
}

export const myOrdersTexts = {
  title: 'My Orders',
  loading: 'Loading your orders',
  empty: "You haven't placed any orders yet.",
  loadFailed: 'Your orders could not be loaded.',
  shown: (shown: number, total: number) => `${shown} of ${total} orders`,
  next: {
    Placed: 'We have your order and will confirm it soon.',
    Pending: 'We have your order and will confirm it soon.',
    Confirmed: 'Your order is confirmed. We mill it next.',
    Processing: 'Your flour is being milled and packed.',
    Shipped: 'Your order is on its way to you.',
    Delivered: 'Your order has reached you.',
    Cancelled: 'This order is cancelled.',
    Returned: 'This order came back to us.',
  } satisfies Record<OrderStatus, string>,
  /** The amount due on delivery. Delivery charges are not known earlier. */
  keepReady: (amount: string) => `Please keep ${amount} and the delivery charges ready.`,
  cancelledByYou: 'You cancelled this order.',
  confirmCancel: (shortId: string) => `Cancel order ${shortId}?`,
  cancelConsequence: (contents: string, amount: string) =>
    `${contents} for ${amount} will not be milled for you. You can order again at any time.`,
  cancelled: (shortId: string) => `Order ${shortId} is cancelled.`,
  cancelFailed: 'Your order could not be cancelled. Please try again.',
  askForHelp: (shortId: string) => `Hello, this is about my order ${shortId}.`,
  idCopied: 'Order ID copied',
} as const;
