import { countOf } from '../../lib/format/count-of.ts';
import { textsIn } from '../../lib/language/spoken.ts';

/** Texts of the page Today. */
const english = {
  title: 'Today',
  about: (open: number, placed: number) =>
    `${countOf(open, 'open order')}, ${placed} placed since yesterday noon`,
  confirmNext: 'Confirm next order',
  steps: 'Orders by step',
  toConfirm: { title: 'To confirm', statuses: 'Placed, Pending' },
  toMill: { title: 'To mill', statuses: 'Confirmed' },
  toPack: { title: 'To pack', statuses: 'Processing' },
  ready: { title: 'Ready', statuses: 'Packed, not out yet' },
  toDeliver: { title: 'To deliver', statuses: 'Shipped' },
  waitingTooLong: (count: number) => `${count} waiting over 12 h`,
  bags: (count: number) => countOf(count, 'bag'),
  onRuns: (count: number) => `${count} on a run`,
  ridersOut: (count: number) => `${countOf(count, 'rider')} out`,
  kgToMill: 'Kg to mill',
  millingSheet: 'milling sheet',
  millingSheets: 'Milling sheets by due day',
  due: { overdue: 'Overdue', today: 'Today', tomorrow: 'Tomorrow', later: 'Later' },
  orders: (count: number) => countOf(count, 'order'),
  flour: 'Flour',
  toMillColumn: 'To mill',
  allFlours: 'All flours',
  kg: 'kg',
  nothingToMill: 'Nothing to mill. Confirmed orders appear here.',
  cash: 'Cash to collect',
  countCash: 'Count cash',
  of: (amount: string) => `of ${amount}`,
  collected: (taken: string, of: string) => `${taken} of ${of} collected`,
  stopsLeft: (left: number, stops: number) => `${left} of ${countOf(stops, 'stop')} left`,
  noRiders: 'No rider is out.',
  toReceive: 'To receive',
  allPaid: 'Every delivered order is paid.',
  owedBy: (orders: number, customers: number, since: string) =>
    `${countOf(orders, 'delivered order')} of ${countOf(customers, 'customer')}, oldest of ${since}`,
  lowStock: 'Low stock',
  kgLeft: (kg: string) => `${kg} left`,
  outOfStock: 'The shop shows Out of Stock',
  lasts: (days: number) =>
    days === 0 ? 'Less than a day at this pace' : `About ${countOf(days, 'day')} at this pace`,
  notSold: 'None sold in the last 7 days',
  stockIsFine: 'Every flour is in stock.',
  toAnswer: 'To answer',
  messages: 'Messages',
  messageCount: (count: number) => (count === 0 ? 'None' : String(count)),
  moreClaims: (count: number) => `and ${count} more`,
  sales: (days: number) => `Sales, last ${days} days`,
  inDays: (days: number) => `in ${days} days`,
  day: 'Day',
  sold: 'Sales',
  today: 'Today',
  notLoaded: {
    title: 'Today did not load',
    text: 'Nothing is lost: only these figures did not come.',
  },
  old: 'These figures are old: the newest did not load.',
};

export const texts: typeof english = textsIn(english, {
  mr: async () => (await import('./today-texts.mr.ts')).texts,
  hi: async () => (await import('./today-texts.hi.ts')).texts,
});
