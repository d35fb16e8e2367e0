import { countOf } from '../../lib/format/count-of.ts';

export const stockPageTexts = {
  title: 'Stock',
  about: (flours: number, below: number) =>
    `${countOf(flours, 'flour')}, ${below === 0 ? 'none' : below} below ${below === 1 ? 'its' : 'their'} mark`,
  tabs: { label: 'Parts of the stock', stock: 'Stock', batches: 'Batches' },
  caption: 'Flours by how soon they end',
  columns: {
    flour: 'Flour',
    onHand: 'On hand',
    promised: 'Promised',
    free: 'Free',
    lowMark: 'Low mark',
    lasts: 'Lasts',
  },
  noneLeft: 'none left',
  belowMark: 'low',
  days: (days: number) => (days === 0 ? 'less than a day' : countOf(days, 'day')),
  unknown: '–',
  notSold: 'Not shown in the shop',
  held: (onHand: string, promised: string) => `${onHand} on hand, ${promised} promised`,
  old: 'These figures may be old: the last reading failed.',
  notLoaded: {
    title: 'The stock did not load',
    text: 'Nothing is lost: only this page did not come.',
  },
  empty: { title: 'No flour yet', text: 'Flours of the Product Master appear here.' },
  retry: 'Retry',
  receive: 'Receive',
  waste: 'Waste',
  count: 'Count',
  lowMark: 'Low mark',
  csv: 'CSV',
} as const;

export const ledgerTexts = {
  about: 'ledger',
  onHand: 'on hand, kg',
  promised: 'promised',
  free: 'free to sell',
  caption: (flour: string) => `Ledger of ${flour}, newest first`,
  what: 'What',
  kg: 'kg',
  freeAfter: 'Free',
  older: 'Older rows',
  loadingOlder: 'Loading...',
  close: 'Close the ledger',
  failed: 'The ledger did not load.',
  empty: 'Nothing has moved yet.',
} as const;

export const changeTexts = {
  flour: 'Flour',
  kg: 'Kilograms',
  counted: 'Kilograms that lie there',
  batch: 'Batch',
  from: 'From, bill number',
  reason: 'Reason',
  kept: 'Kept in the ledger with your name',
  freeToSell: 'Free to sell',
  mark: (mark: string) => `low mark ${mark}`,
  lasts: (days: number) =>
    days === 0 ? 'lasts less than a day' : `lasts about ${countOf(days, 'day')}`,
  book: (kg: string) => `the book says ${kg} on hand`,
  danger: (count: number) =>
    count === 1 ? 'This order is in danger:' : `These ${count} orders are in danger:`,
  order: (name: string, kg: string, day: string) => `${name}, ${kg}, due ${day}`,
  failed: 'Nothing was saved',
  gone: 'This flour is not there any more.',
  busy: 'Saving...',
  received: {
    title: 'Receive',
    submit: (kg: string) => `Receive ${kg}`,
    done: (kg: string, flour: string) => `${kg} of ${flour} received`,
  },
  waste: {
    title: 'Waste',
    submit: (kg: string) => `Waste ${kg}`,
    done: (kg: string, flour: string) => `${kg} of ${flour} written off`,
  },
  count: {
    title: 'Count',
    submit: () => 'Save count',
    done: (_kg: string, flour: string) => `${flour} counted`,
  },
} as const;

export const markTexts = {
  title: 'Low mark',
  label: 'Warn below',
  help: 'One mail for each fall below it, and a line on Today. 0: no warning.',
  save: 'Save mark',
  done: (flour: string, mark: string) => `${flour}: low mark ${mark}`,
} as const;
