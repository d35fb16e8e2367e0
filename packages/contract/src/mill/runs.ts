export type {
  CashCount,
  MyRuns,
  NewCashCount,
  NewRun,
  NotDeliveredReason,
  RiderAction,
  RiderActionAnswer,
  RiderRun,
  RiderStop,
  Run,
  RunOverview,
  RunPlan,
  RunsAnswer,
  RunsQuery,
  RunStarted,
  RunStop,
  WaitingOrder,
} from './runs.schema.ts';

export const runStates = ['planned', 'out', 'closed'] as const;
export const stopOutcomes = ['delivered', 'not delivered', 'called off'] as const;

/** The reason "Refused at the door" ends in Returned; all others bring the order back. */
export const notDeliveredReasons = [
  'Not at home',
  'Asked for another day',
  'Address not found',
  'Bag damaged',
  'Refused at the door',
] as const;
export const REFUSED_AT_THE_DOOR =
  'Refused at the door' satisfies (typeof notDeliveredReasons)[number];

/** The bags of such an order must be packed again. */
export const BAG_DAMAGED = 'Bag damaged' satisfies (typeof notDeliveredReasons)[number];

/** Rupee notes, largest first. Coins are one sum. */
export const rupeeNotes = [500, 200, 100, 50, 20, 10] as const;

export const runLimits = {
  stopsMax: 100,
  /** The limit is the number of orders that one run can have. */
  waitingShown: 100,
  noteMax: 300,
  notesOfAKindMax: 9_999,
  coinsMax: 99_999,
} as const;

/** Rupees in notes and coins together. */
export function countedRupees(notes: Readonly<Record<string, number>>, coins: number): number {
  const inNotes = rupeeNotes.reduce((sum, note) => sum + note * (notes[note] ?? 0), 0);
  return Math.round((inNotes + coins) * 100) / 100;
}

/** The first name, as in "Add 3 to Vilas". */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? '';
}

export const runTexts = {
  notFound: 'This run is not there any more.',
  noteRequired: 'Please say in a note why the count differs',
  reasonRequired: 'Please say in a note what was wrong',
  removed: 'Run removed',
  runTwice: 'Each run can stand here only once',
  methodTwice: 'Each way of paying can stand here only once',
  unrecordedKept: 'The counter can see it',
  notHereYet: (count: number, name: string) =>
    count === 1
      ? `1 action of ${firstNameOf(name)} is not here yet`
      : `${count} actions of ${firstNameOf(name)} are not here yet`,
} as const;
