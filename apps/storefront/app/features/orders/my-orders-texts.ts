import type { OrderStatus } from '@dalan/contract/orders';

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
  cancelledByYou: 'You cancelled this order.',
  confirmCancel: (shortId: string) => `Cancel order ${shortId}?`,
  cancelConsequence: (contents: string, amount: string) =>
    `${contents} for ${amount} will not be milled for you. You can order again at any time.`,
  cancelled: (shortId: string) => `Order ${shortId} is cancelled.`,
  cancelFailed: 'Your order could not be cancelled. Please try again.',
  askForHelp: (shortId: string) => `Hello, this is about my order ${shortId}.`,
  bill: 'See and print the bill',
  deliveryDay: 'Delivery day',
  delivery: 'Delivery',
  free: 'Free',
  amountToPay: 'Amount to pay',
  idCopied: 'Order ID copied',
} as const;
