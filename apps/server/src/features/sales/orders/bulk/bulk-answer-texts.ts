import type { OrderStatus } from '@dalan/contract/orders/orders';

const listed = (statuses: readonly OrderStatus[]) => statuses.join(' or ');

/** Why one of many orders was left as it was. */
export const bulkAnswerTexts = {
  keyReused: 'Something else was done under this key. Please choose the orders again.',
  notInStep: (done: string, fits: readonly OrderStatus[], status: OrderStatus) =>
    `Only orders that are ${listed(fits)} can be ${done}; this one is ${status}.`,
  stillToPay: (open: string) =>
    `This order is already Delivered, and ${open} is still to pay. Please record the payment.`,
  onARun: (rider: string) =>
    `This order is on ${rider}’s run. Please take it off the run before you move it to another day.`,
  nothingToUndo: 'Nothing was done to this order that can be taken back.',
  undone: 'Taken back',
} as const;
