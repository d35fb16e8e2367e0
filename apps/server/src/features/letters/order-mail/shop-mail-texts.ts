/** Texts of the order mails to the shop. They stay English. */
export const shopMailTexts = {
  placed: {
    subject: (orderId: string, total: string) => `New order ${orderId}: ${total}`,
    heading: 'New order',
    lead: (name: string, weight: string) => `${name} ordered ${weight} of flour.`,
    next: ['Confirm it in Order Master, and mill it.'],
    /** Used for an order that was agreed on the phone. */
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
  customer: 'Customer',
  deletedCustomer: 'Deleted account',
  action: 'Open Order Master',
  questions: (phone: string) => `Call the customer on ${phone}, or reply to this mail.`,
  questionsByPhone: (phone: string) => `Call the customer on ${phone}.`,
  nobodyToAsk: 'The customer can no longer be reached: the account was deleted.',
} as const;
