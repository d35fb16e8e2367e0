import { days } from '@dalan/contract/language/days.texts';

import { dayOfWeekday } from './weekdays.rules.ts';

const on = (weekday: number) => days.weekdayInFull(dayOfWeekday(weekday));

/** Days are passed as `2026-11-24`, and weekdays as numbers with 0 for Sunday. */
export const repeatTexts = {
  title: 'Repeat orders',
  repeatThis: 'Repeat this order',
  howItWorks:
    'We make an ordinary order two days ahead and write to you. You pay each one as usual, and can skip, change or stop it with one tap.',
  howOften: 'How often?',
  every: { 1: 'Every week', 2: 'Every two weeks' },
  whichDay: 'On which day?',
  weekday: (weekday: number) => days.dayParts(dayOfWeekday(weekday)).weekday,
  closed: 'closed',
  first: (day: string) => `First time: ${days.formatDueDay(day)}`,
  price: 'Today’s price counts on each day, not the price of this order.',
  start: 'Start repeating',
  save: 'Save',
  saving: 'Saving...',
  done: (everyWeeks: 1 | 2, weekday: number) =>
    `Done. We bring it every ${everyWeeks === 1 ? 'week' : 'two weeks'} on ${on(weekday)}.`,
  rhythm: (everyWeeks: 1 | 2, weekday: number) =>
    `Every ${everyWeeks === 1 ? 'week' : 'two weeks'}, on ${on(weekday)}`,
  item: (weight: string, name: string) => `${weight} ${name}`,
  grindOf: (name: string) => `Grind of ${name}`,
  next: (day: string) => `Next: ${days.formatDueDay(day)}`,
  skippedDay: (day: string) => `Skipped: ${days.formatDueDay(day)}`,
  about: (amount: string) => `About ${amount} at today’s prices`,
  withDelivery: ', with delivery',
  skip: 'Skip once',
  change: 'Change',
  stop: 'Stop',
  stopThis: 'Stop this repeat order',
  keep: 'Keep it',
  undo: 'Undo',
  none: 'No repeat orders. Open an order and press “Repeat this order”.',
  loadFailed: 'Your repeat orders could not be loaded.',
  pageTitle: 'Your repeat order',
  pageTitleFor: (day: string) => `Your repeat order for ${days.formatDueDay(day)}`,
  made: (id: string) => `Order ${id} is made.`,
  comes: 'Do nothing, and it comes.',
  order: (id: string) => `Order ${id}`,
  eyebrow: 'दळणाची चिठ्ठी',
  delivery: 'Delivery',
  free: 'Free',
  givenBack: 'Given back',
  amountToPay: 'Amount to pay',
  until: 'You can change your mind until we begin to mill.',
  closedDay: (day: string, other: string) =>
    `${days.formatDueDay(day)} is closed: it comes ${days.onDay(other)} instead.`,
  otherDay: (day: string, other: string) =>
    `Not ${days.onDay(day)}: it comes ${days.onDay(other)} instead.`,
  skipped: 'Skipped.',
  comesNext: (day: string) => `The next one comes ${days.onDay(day)}.`,
  stopQuestion: 'Stop this repeat order?',
  ordersStay: 'Orders made already stay, and can be cancelled one by one.',
  stopped: 'Stopped.',
  thanks: 'Thank you for all the orders so far.',
  milled: 'This order is milled already.',
  /** These texts stand around the phone number. */
  pleaseCall: ['Please call', '.'],
  short: ': not enough on the shelf. We call you.',
  notMade: 'We could not make this order. We call you.',
  ended: 'This link no longer works',
  endedHelp: 'Log in, and find your repeat orders in your profile.',
};
