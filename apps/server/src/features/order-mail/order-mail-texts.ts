import type { CancelReason } from '@dalan/contract/confirm';
import type { ChangeInWords } from '@dalan/contract/order-contents';
import type { OrderStatus, PaymentStatus } from '@dalan/contract/orders';

/** All texts of the order mails. A translation is a second file of this shape. */
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
    toPay: 'To pay',
    total: 'Total',
    deliverTo: 'Deliver to',
    customer: 'Customer',
    phone: 'Phone',
  },
  free: 'Free',
  weightAtPrice: (weight: string, price: string) => `${weight} × ${price}`,

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
    /** With the delivery rule, in place of the first step of a placed order. */
    millAndBring: (day: string) =>
      `We mill your flour and bring it on ${day} to the address below.`,
    otherDay: (day: string) => ({
      event: 'comes on another day',
      heading: 'Your order comes on another day',
      lead: `We now bring it on ${day}.`,
      next: ['If this day does not suit you, please call us.'],
    }),
    changed: {
      event: 'changed',
      heading: 'Your order is changed',
      lead: 'We have changed your order. Below is all of it as it is now.',
      next: ['If this is not what you wanted, please call us.'],
    },
    changedLine: ({ label, was, is }: ChangeInWords) =>
      was === undefined ? `${label}: ${is}` : `${label}: ${was} → ${is}`,
    youCancelled: {
      event: 'cancelled',
      heading: 'Your order is cancelled',
      lead: 'You cancelled this order. Nothing will be delivered.',
      next: ['If you have paid for it already, please call us about the refund.'],
    },
    /** By staff, who called about the order. */
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
    payOnDelivery: (charges: string) => `You pay when the flour reaches you. ${charges}`,
    payOnDeliveryExactly: (amount: string) => `You pay ${amount} when the flour reaches you.`,
    action: 'See my orders',
  },

  toShop: {
    placed: {
      subject: (orderId: string, total: string) => `New order ${orderId}: ${total}`,
      heading: 'New order',
      lead: (name: string, weight: string) => `${name} ordered ${weight} of flour.`,
      next: ['Confirm it in Order Master, and mill it.'],
      /** Agreed on the phone. */
      nextConfirmed: ['It is confirmed already. Mill it.'],
    },
    cancelled: {
      subject: (orderId: string) => `Order ${orderId} cancelled`,
      heading: 'Order cancelled',
      lead: (name: string) => `${name} cancelled this order. The flour is back in stock.`,
      leadByStaff: (name: string, reason: string) =>
        `${name} cancelled this order: ${reason}. The flour is back in stock.`,
      leadAccountDeleted:
        'The account of this customer was deleted, so the order is cancelled. The flour is back in stock.',
      next: ['Do not mill it. If it was paid for, give the payment back.'],
    },
    changed: {
      subject: (orderId: string, orderStatus: string, paymentStatus: string) =>
        `Order ${orderId}: ${orderStatus}, payment ${paymentStatus}`,
      heading: (orderStatus: string) => `Order is now ${orderStatus}`,
      paymentHeading: (paymentStatus: string) => `Payment is now ${paymentStatus}`,
      lead: (name: string, moves: string) => `${name} changed it: ${moves}.`,
      orderMove: (from: string, to: string) => `order ${from} → ${to}`,
      paymentMove: (from: string, to: string) => `payment ${from} → ${to}`,
      somebody: 'Somebody',
      next: ['If this was a mistake, change it back in Order Master.'],
    },
    deletedCustomer: 'Deleted account',
    action: 'Open Order Master',
    questions: (phone: string) => `Call the customer on ${phone}, or reply to this mail.`,
    questionsByPhone: (phone: string) => `Call the customer on ${phone}.`,
    nobodyToAsk: 'The customer can no longer be reached: the account was deleted.',
  },
} as const;

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
