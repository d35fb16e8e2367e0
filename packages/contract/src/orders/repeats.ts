export type {
  NewRepeat,
  Repeat,
  RepeatChoices,
  RepeatDecision,
  RepeatItem,
  RepeatLink,
  RepeatLinkDecision,
  RepeatPage,
  WeekdayChoice,
} from './repeats.schema.ts';

export const repeatLimits = {
  /** A repeat's order is placed this many days before its delivery. */
  leadDays: 2,
  /** No repeat's order is placed at night, because its mail is sent at once. */
  madeFrom: '08:00',
  runningMax: 10,
  linkDays: 14,
} as const;

/** The weekdays in the order in which the shop writes a week. */
export const weekdaysInOrder = [1, 2, 3, 4, 5, 6, 0] as const;
