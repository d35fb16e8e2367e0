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
  /** And not in the night: its mail follows at once. */
  madeFrom: '08:00',
  runningMax: 10,
  linkDays: 14,
} as const;

/** As a week is written in the shop. */
export const weekdaysInOrder = [1, 2, 3, 4, 5, 6, 0] as const;
