import type { CancelReason } from '@dalan/contract/desk/confirm';
import { milledTexts } from '@dalan/contract/mill/milled.texts';
import { onAccountChip } from '@dalan/contract/on-account/account-chip.texts';
import { orderContentTexts } from '@dalan/contract/orders/order-contents';
import type { OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import { promises } from '@dalan/contract/settings/shop.texts';

/** All texts of the order mails to customers; the shop's have the labels too. */
export const orderMailTexts = {
  labels: {
    order: 'Order',
    nextSteps: 'What happens next',
    at: 'When',
    orderStatus: 'Order status',
    paymentStatus: 'Payment status',
    paymentMethod: 'Payment method',
    shipping: 'Shipping',
    deliveryDay: 'Delivery day',
    deliveryCharge: 'Delivery',
    roundOff: 'Round off',
    givenBack: 'Given back',
    toPay: 'To pay',
    /** In place of it, for an order on account. */
    toAccount: 'Goes on the account',
    total: 'Total',
    deliverTo: 'Deliver to',
    phone: 'Phone',
  },
  free: 'Free',
  weightAtPrice: (weight: string, price: string) => `${weight} × ${price}`,
  /** The English names are the stored statuses. */
  orderStatus: {
    Placed: 'Placed',
    Pending: 'Pending',
    Confirmed: 'Confirmed',
    Processing: 'Processing',
    Shipped: 'Shipped',
    Delivered: 'Delivered',
    Cancelled: 'Cancelled',
    Returned: 'Returned',
  } satisfies Record<OrderStatus, string>,
  paymentStatus: {
    Pending: 'Pending',
    Completed: 'Completed',
    Failed: 'Failed',
    Refunded: 'Refunded',
    'Partially Paid': 'Partially Paid',
    Paid: 'Paid',
  } satisfies Record<PaymentStatus, string>,
  promises,
  onAccount: onAccountChip,
  contents: orderContentTexts,

  toCustomer: {
    subject: (orderId: string, event: string, shop: string) =>
      `Order ${orderId} ${event} · ${shop}`,
    placed: {
      event: 'placed',
      heading: 'Your order is placed',
      lead: 'Thank you. We have your order, and this is what you asked for.',
      next: [
        'We mill your flour and bring it to the address below.',
        'Until we start on it, you can cancel it under My Orders.',
        'We write to you again when something changes.',
      ],
    },
    /** The mail to an e-mail that is not confirmed has no address, because somebody typed it. */
    firstOrder: {
      lead: 'Somebody, we hope you, ordered flour with this address. Confirm that it is yours, and we write to you about the order.',
      bring: (onDay: string | undefined) =>
        onDay === undefined
          ? 'We mill the flour and bring it to the address given with the order.'
          : `We mill the flour and bring it ${onDay} to the address given with the order.`,
      confirm: 'Once the email is confirmed, we write about every step of the order.',
    },
    /** Replaces the first step of a placed order if the delivery rule is on. */
    millAndBring: (onDay: string) =>
      `We mill your flour and bring it ${onDay} to the address below.`,
    takenOffAccount: {
      event: 'is paid at the door',
      heading: 'Please pay this order at the door',
      lead: 'This order does not go on your account. Our rider takes the money when the flour comes.',
      next: ['If this does not suit you, please call us.'],
    } satisfies News,
    putOnAccount: {
      event: 'goes on your account',
      heading: 'This order goes on your account',
      lead: 'We have put this order on your account.',
      next: ['If this does not suit you, please call us.'],
    } satisfies News,
    goesOnAccount: 'The order goes on your account. Nothing is collected at the door.',
    otherDay: (onDay: string): News => ({
      event: 'comes on another day',
      heading: 'Your order comes on another day',
      lead: `We now bring it ${onDay}.`,
      next: ['If this day does not suit you, please call us.'],
    }),
    changed: (changes: string[]): News => ({
      event: 'changed',
      heading: 'Your order is changed',
      lead: 'We have changed your order. Below is all of it as it is now.',
      next: [...changes, 'If this is not what you wanted, please call us.'],
    }),
    youCancelled: {
      event: 'cancelled',
      heading: 'Your order is cancelled',
      lead: 'You cancelled this order. Nothing will be delivered.',
      next: ['If you have paid for it already, please call us about the refund.'],
    },
    /** Said if staff cancelled the order after a call. */
    millCancelled: {
      'Customer asked': 'We cancelled this order, as you asked us to. Nothing will be delivered.',
      'No answer':
        'We called about this order and could not reach you, so we cancelled it. Nothing will be delivered.',
      'Cannot deliver there':
        'We cannot deliver to this address, so we had to cancel this order. Nothing will be delivered.',
      'Double order':
        'We had this order from you twice, so we cancelled this one. It will not be delivered.',
      Other: 'We had to cancel this order. Nothing will be delivered.',
    } satisfies Record<CancelReason, string>,
    status: {
      Placed: {
        event: 'placed',
        heading: 'Your order is placed',
        lead: 'We have taken your order up again.',
        next: ['We write to you again when something changes.'],
      },
      Pending: {
        event: 'waiting',
        heading: 'Your order is waiting',
        lead: 'Your order waits for its turn; we have not confirmed it yet.',
        next: ['We write to you as soon as it moves on.'],
      },
      Confirmed: {
        event: 'confirmed',
        heading: 'Your order is confirmed',
        lead: 'Your order is confirmed and next in line at the mill.',
        next: [
          'We mill and pack your flour.',
          'Until we start on it, you can cancel it under My Orders.',
        ],
      },
      Processing: {
        event: 'being prepared',
        heading: 'Your flour is being prepared',
        lead: 'We are milling and packing your flour.',
        next: [
          'We write to you again when it is on its way.',
          'To change or cancel it now, please call us.',
        ],
      },
      Shipped: {
        event: 'on its way',
        heading: 'Your flour is on its way',
        lead: 'Your flour has left the mill.',
        next: ['Please make sure that somebody is at home to take it.'],
      },
      Delivered: {
        event: 'delivered',
        heading: 'Your flour is delivered',
        lead: 'Your flour has reached you. Enjoy it fresh.',
        next: ['If anything is not right with it, please call us.'],
      },
      Cancelled: {
        event: 'cancelled',
        heading: 'Your order is cancelled',
        lead: 'We had to cancel this order. Nothing will be delivered.',
        next: [
          'To hear why, or to order again, please call us.',
          'If you have paid for it already, please ask us about the refund.',
        ],
      },
      Returned: {
        event: 'returned',
        heading: 'Your order is returned',
        lead: 'We have taken your flour back.',
        next: ['If you have paid for it already, please call us about the refund.'],
      },
    } satisfies Record<OrderStatus, News>,
    payment: {
      Pending: paymentNews('payment pending', 'We have not received the payment yet.'),
      Completed: paymentNews('payment completed', 'We have received your payment. Thank you.'),
      Failed: paymentNews('payment failed', 'The payment did not go through.'),
      Refunded: paymentNews('refunded', 'We have given the payment back to you.'),
      'Partially Paid': paymentNews('partially paid', 'We have received a part of the payment.'),
      Paid: paymentNews('paid', 'We have received your payment. Thank you.'),
    } satisfies Record<PaymentStatus, News>,
    /** Replaces the lead of `Processing` once every line has its batch. */
    milled: milledTexts.packing,
    /** Said once a rider has left, if the delivery rule is on. */
    riderBrings: (rider: string, day: string) => `${rider} brings it today, ${day}.`,
    flourReturned: (flours: string[], amount: string): Omit<News, 'next'> => ({
      event: 'taken back in part',
      heading: 'We have taken flour back',
      lead: `We took back: ${flours.join('; ')}. Your bill is ${amount} less.`,
    }),
    discountGiven: (amount: string): Omit<News, 'next'> => ({
      event: 'has a discount',
      heading: 'You have a discount',
      lead: `We took ${amount} off your bill.`,
    }),
    refunded: {
      cash: (amount: string) => `We gave you ${amount} back in cash.`,
      UPI: (amount: string) => `We sent you ${amount} back by UPI.`,
    },
    stillToPay: (amount: string) => `Still to pay: ${amount}.`,
    staysOnAccount: (amount: string) => `${amount} of it stays on your account.`,
    creditNoteIsThere: (number: string) => `Credit note ${number} is under My Orders.`,
    payCashOrUpi: (amount: string) => `You pay ${amount}, in cash or by UPI.`,
    payOnDelivery: (charges: string) => `You pay when the flour reaches you. ${charges}`,
    payOnDeliveryExactly: (amount: string) => `You pay ${amount} when the flour reaches you.`,
    action: 'See my orders',
  },
};

/** `event` follows the order's id in the subject. */
export type News = {
  readonly event: string;
  readonly heading: string;
  readonly lead: string;
  readonly next: readonly string[];
};

function paymentNews(event: string, lead: string): News {
  const heading = event.charAt(0).toUpperCase() + event.slice(1);
  return { event, heading, lead, next: ['For any question about it, please call us.'] };
}
