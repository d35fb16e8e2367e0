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
  /** An order is made so many days before it comes. */
  leadDays: 2,
  /** It is not made in the night, because its mail follows at once. */
  madeFrom: '08:00',
  runningMax: 10,
  linkDays: 14,
} as const;

/** The weekdays in the order in which the shop writes a week. */
export const weekdaysInOrder = [1, 2, 3, 4, 5, 6, 0] as const;
