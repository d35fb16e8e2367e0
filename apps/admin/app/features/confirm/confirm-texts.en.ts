import type { PaymentMethod } from '@dalan/contract/payments/payments';
import { confirmTexts } from '@dalan/contract/desk/confirm';
import { countOf } from '../../lib/format/count-of.ts';

export const texts = {
  title: 'Confirm orders',
  oldestFirst: 'oldest first',
  left: (left: number, later: number) =>
    later === 0
      ? `${left} left`
      : `${left} left, ${later} ${later === 1 ? 'comes' : 'come'} back later`,
  strip: (done: number, after: number, later: number) =>
    `${done} done in this round, this one, ${after} after it, ${later} of them called without answer`,
  order: (shortId: string) => `Order ${shortId}`,
  next: (name: string) => `Next order: ${name}`,
  waiting: (hours: number, minutes: number) => `Waiting ${hours} h ${minutes} min`,
  placed: (moment: string) => `placed ${moment.replace('Today', 'today')}`,
  calledTimes: (times: number) =>
    times === 1 ? 'called once without answer' : `called ${times} times without answer`,
  repeatOrder: 'repeat order',
  call: 'Call',
  whatsapp: 'WhatsApp',
  address: 'Delivery Address',
  dueDay: 'Due day',
  moveDay: 'Move to another day',
  columns: { product: 'Product', quantity: 'Qty (kg)', price: 'Price/kg', total: 'Total' },
  delivery: 'Delivery',
  free: 'Free',
  toPay: 'To pay on delivery',
  paid: (amount: string) => `${amount} paid already`,
  confirm: 'Confirm',
  noAnswer: 'No answer',
  cancel: 'Cancel order',
  account: {
    title: 'Account',
    open: 'Open',
    onAccount: 'On account',
    over: (amount: string) => `With this order ${amount} over the limit.`,
    within: 'On account, within the limit.',
    owes: (before: string, limit: string, open: string) =>
      `Owes ${before} of ${limit}, this order ${open}.`,
    oldest: (day: string, days: number) =>
      `Oldest open order: ${days === 0 ? 'today' : `${day}, ${countOf(days, 'day')}`}.`,
    withThis: 'with this order',
    owesNow: 'owes',
    limit: 'limit',
    oldestOpen: 'oldest open',
    days: (days: number) => (days === 0 ? 'today' : countOf(days, 'day')),
    paid: (amount: string, method: PaymentMethod) => `paid ${amount}, ${method}`,
    confirm: 'Confirm on account',
    collect: 'Collect at the door',
  },
  keptUntil: (time: string) => `Kept for you until ${time}.`,
  timeIsOver: 'Your five minutes are over. Any key or tap keeps the order, if nobody else took it.',
  others: (names: string[]) =>
    names.length === 1
      ? `${names[0] ?? ''} is confirming another order.`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''} are confirming other orders.`,
  earlier: 'Earlier orders',
  all: (count: number) => `All ${count}`,
  since: (month: string) => `since ${month}`,
  inAll: 'in all',
  refused: 'refused',
  newCustomer: 'New customer',
  newCustomerText: 'This is their first order.',
  whatsappText: 'WhatsApp text',
  language: 'Language of the text',
  message: 'Text',
  messages: { whatsapp: 'Question', whatsappNotReached: 'Not reached' },
  confirmed: (shortId: string) => `Order ${shortId} is confirmed.`,
  postponed: (shortId: string) => `Order ${shortId} comes back in an hour.`,
  cancelled: (shortId: string) => `Order ${shortId} is cancelled.`,
  customerCancelled: (name: string) => `${name} cancelled this order.`,
  gone: 'This order was deleted.',
  nextSoon: 'The next one comes in a moment.',
  nextNow: 'Next order',
  failed: 'This did not work. Please try again.',
  notLoaded: { title: 'The next order did not load', text: 'Nothing is lost. Please try again.' },
  empty: {
    title: 'Nothing to confirm now',
    round: (confirmed: number, cancelled: number) => {
      const done = [
        confirmed > 0 && `confirmed ${confirmed}`,
        cancelled > 0 && `cancelled ${cancelled}`,
      ].filter(Boolean);
      return done.length === 0 ? '' : `You ${done.join(' and ')} in this round.`;
    },
    comeBack: (times: string[]) => {
      if (times.length === 0) return '';
      const [first = ''] = times;
      if (times.length === 1) return `One order comes back: at ${first}.`;
      if (times.length > 3) return `${times.length} orders come back, the first at ${first}.`;
      return `${times.length} orders come back: at ${times.slice(0, -1).join(', ')} and ${times.at(-1) ?? ''}.`;
    },
    withOthers: (count: number) => `${countOf(count, 'order')} with others now.`,
    sheet: (day: string) => `Milling sheet for ${day}`,
  },
  calledOn: (moment: string) => moment.replace('Today, ', 'today '),
  reasons: {
    'Customer asked': 'Customer asked',
    'No answer': 'No answer',
    'Cannot deliver there': 'Cannot deliver there',
    'Double order': 'Double order',
    Other: 'Other',
  },
  cancelDialog: {
    reason: 'Reason',
    noteRequired: confirmTexts.noteRequired as string,
    noteInvalid: (max: number) => `Please use plain text of at most ${max} characters`,
    calledAt: (times: string[]) => `Called ${times.join(' and ')}`,
    note: 'Note',
    noteHint: 'Only staff read it. The customer gets a mail with the reason.',
    back: (kg: string) => `${kg} go back to stock.`,
    callAgain: 'Call again in an hour',
    busy: 'Cancelling...',
  },
  moveDialog: { save: 'Move', busy: 'Moving...', label: 'New due day' },
};
