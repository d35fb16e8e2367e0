import { dayAfter } from '../delivery/delivery.ts';

export type {
  AreaFigures,
  ChannelFigures,
  DayFigures,
  Figures,
  FiguresQuery,
  FlourFigures,
  MethodFigures,
  RangeSums,
} from './figures.schema.ts';

/** A year, which may have a 29 February. */
export const FIGURES_DAYS_MAX = 366;

export type DayRange = { from: string; to: string };

/** How many days a range has, both ends included. */
export function daysIn({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

/** The range of the same length right before this one. */
export function rangeBefore(range: DayRange): DayRange {
  return { from: dayAfter(range.from, -daysIn(range)), to: dayAfter(range.from, -1) };
}

export function listDays(range: DayRange): string[] {
  return Array.from({ length: daysIn(range) }, (_, index) => dayAfter(range.from, index));
}

export const figuresTexts = {
  rangeEndsBeforeItStarts: 'Must not be before the first day',
  rangeTooLong: `A range has at most ${FIGURES_DAYS_MAX} days`,
} as const;
