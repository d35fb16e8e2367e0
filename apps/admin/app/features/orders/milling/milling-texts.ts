import { countOf } from '../../../lib/format/count-of.ts';
import { textsIn } from '../../../lib/language/spoken.ts';

const orders = (count: number) => countOf(count, 'order');

const english = {
  title: 'Milling sheet',
  back: 'Order Master',
  day: 'Due day',
  chosen: (count: number) => `${orders(count)} chosen`,
  late: 'Late',
  overdue: 'Overdue',
  later: 'Later than tomorrow',
  ofDays: (days: string, count: number) => `${days} (${count})`,
  emptyDue: { overdue: 'Nothing to mill is overdue', later: 'Nothing to mill for later days' },
  print: 'Print',
  notMarked: 'The print could not be noted. Changes after it will not be marked.',
  failed: 'The milling sheet could not be loaded.',
  failedHelp: 'Please check the connection and try again.',
  empty: (day: string) => `Nothing to mill for ${day}`,
  emptyChosen: 'Nothing to mill among these orders',
  emptyHelp: 'Orders stand here once they are confirmed.',
  confirmed: (count: number) => countOf(count, 'confirmed order'),
  printed: (time: string, name: string) => `Printed ${time}${name === '' ? '' : ` by ${name}`}`,
  flour: 'Flour',
  mill: 'Mill, kg',
  bags: 'Bags to fill',
  batch: 'Batch',
  milled: 'Milled, kg',
  isMilled: (flour: string) => `${flour} is milled`,
  done: 'Done',
  all: 'All flours',
  allBags: (count: number) => countOf(count, 'bag'),
  inThisOrder: 'In this order, always',
  brush: 'Brush the stone clean before 1',
  withoutGlutenFirst: (places: string) => `Flours without gluten first (${places})`,
  othersLast: (places: string) => `Wheat and blends last (${places}), then brush again`,
  to: 'to',
  notes: 'Notes',
  signatures: ['Milled by', 'Checked by', 'Stone last dressed on'],
  millingDone: 'Milling done',
  allMove: (count: number) => `${orders(count)} will be to pack.`,
  someMove: (count: number, total: number, flours: string) =>
    `${count} of ${orders(total)} will be to pack. The others wait for ${flours}.`,
  noneMove: 'No order has all its flours milled yet.',
  isDone: (count: number) => `${orders(count)} ${count === 1 ? 'is' : 'are'} milled and to pack.`,
  undone: (count: number) => `${orders(count)} ${count === 1 ? 'is' : 'are'} to mill again.`,
  undo: 'Undo',
  slips: 'Packing slips',
  notMoved: 'Milling done was not saved. Please try again.',
  refused: 'These stay where they are:',
  changed: (count: number) =>
    `${orders(count)} changed after the sheet was printed. Please print it again.`,
  changedChip: 'Changed after printing',
  stillToConfirm: (count: number) =>
    `${orders(count)} of this day ${count === 1 ? 'is' : 'are'} still to confirm and not on the sheet:`,
  notOnSheet: (count: number) =>
    `${orders(count)} ${count === 1 ? 'is' : 'are'} not confirmed and not on the sheet:`,
  notFound: 'not found',
  showThem: 'Show them',
  lateDays: (count: number) =>
    `${orders(count)} of earlier days ${count === 1 ? 'is' : 'are'} still to mill:`,
  ordersOnSheet: 'Orders on this sheet',
};

export const millingTexts: typeof english = textsIn(english, {
  mr: async () => (await import('./milling-texts.mr.ts')).millingTexts,
  hi: async () => (await import('./milling-texts.hi.ts')).millingTexts,
});
