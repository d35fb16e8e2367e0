import { formatKg } from '@dalan/contract/money/weight';
import type { BulkAction } from '@dalan/contract/desk/bulk-orders';
import { countOf } from '../../../lib/format/count-of.ts';
import { formatDay } from '../format-due-day.ts';

export const bulkTexts = {
  selected: (count: number) => `${count} selected`,
  all: (count: number) => `All ${count}`,
  bags: (count: number) => countOf(count, 'bag'),
  kg: formatKg,
  toCollect: (amount: string) => `${amount} to collect`,
  clear: 'Clear selection',
  more: 'More actions',
  actions: 'Actions for the selection',
  notLoaded: 'Failed to load all orders. Please try again.',
  notDone: 'Failed to change the orders',
  pressAgain: 'No answer came. Press again: nothing is done twice.',
  undone: (count: number) => `Taken back: ${countOf(count, 'order')}`,
  notUndone: (count: number) =>
    `${countOf(count, 'order was', 'orders were')} changed meanwhile and could not be taken back.`,
  undoFailed: 'Failed to take it back. Please try again in the list.',
  asTheyWere: (count: number) => countOf(count, 'stays as it was', 'stay as they were'),
  staySelected: (count: number) =>
    count === 1 ? 'It stays selected.' : `The ${count} stay selected.`,
  undo: 'Undo',
  done: 'Done',
  view: 'View',
  openRun: 'Open the run',
  addedToRun: (rider: string, time: string) => `Added to ${rider}’s run at ${time}`,
  cancelledBy: (who: string, time: string) => `Cancelled by ${who} at ${time}`,
  roomLeft: (day: string, kg: number) =>
    kg >= 0 ? `${day} has ${formatKg(kg)} room left.` : `${day} is ${formatKg(-kg)} over.`,
  moveTitle: 'Move to a day',
  anotherDay: 'Another day',
  move: 'Move',
  moving: 'Moving...',
  dayRequired: 'Please choose a day',
  left: (kg: number) => `${formatKg(kg)} left`,
  over: (kg: number) => `${formatKg(kg)} over`,
  paidTitle: 'Delivered and paid',
  paidBy: 'How was it paid?',
  recording: 'Saving...',
  nothingToCollect: 'Nothing is to collect. The orders become Delivered.',
  collects: (amount: string, count: number) =>
    `${amount} from ${countOf(count, 'order')} is recorded as received.`,
  runTitle: 'Add to a run',
  day: 'Day',
  chooseRun: 'Run',
  add: 'Add',
  adding: 'Adding...',
  runRequired: 'Please choose a run',
  noRuns: 'No run is planned for this day.',
  planRuns: 'Plan a run',
  runsFailed: 'Failed to load the runs. Please try again.',
  stops: (count: number) => countOf(count, 'stop'),
  added: (count: number, rider: string) => `${countOf(count, 'order')} added to ${rider}’s run`,
  notAdded: 'Failed to add to the run',
  keysTitle: 'Keys',
} as const;

export const keyTexts: readonly (readonly [key: string, what: string])[] = [
  ['J', 'Next row'],
  ['K', 'Row before'],
  ['Space', 'Select the row'],
  ['Ctrl A', 'Select the page'],
  ['P', 'Print slips'],
  ['R', 'Add to a run'],
  ['D', 'Move to a day'],
  ['/', 'Search'],
  ['Esc', 'Clear the selection'],
  ['?', 'This list'],
];

type Done = Exclude<BulkAction['do'], 'undo'>;

const verbs: Record<Done, string> = {
  confirm: 'confirmed',
  'mark milled': 'milled',
  pack: 'packed',
  unpack: 'unpacked',
  deliver: 'delivered',
  'move to day': 'moved',
};

/** `confirmed`, `moved`. */
export function verbOf(action: BulkAction): string {
  return action.do === 'undo' ? 'taken back' : verbs[action.do];
}

/** `5 orders confirmed`, `5 orders moved to Mon 16 Nov`. */
export function doneText(action: BulkAction, count: number): string {
  const text = `${countOf(count, 'order')} ${verbOf(action)}`;
  return action.do === 'move to day' ? `${text} to ${formatDay(action.dueOn)}` : text;
}
