import { dayAfter } from '@dalan/contract/delivery/delivery';
import { daysIn, FIGURES_DAYS_MAX } from '@dalan/contract/office/figures';
import type { DayRange } from '@dalan/contract/office/figures';
import { isDay } from '../../lib/format/is-day.ts';

export type Preset = { label: string; range: DayRange };

/**
 * Each range ends today. A month or a year begins the day after this date a month or a year ago.
 */
export function presetsOf(today: string): Preset[] {
  const until = (label: string, from: string) => ({ label, range: { from, to: today } });
  return [
    until('7 days', dayAfter(today, -6)),
    until('14 days', usualRange(today).from),
    until('Month', dayAfter(monthsBefore(today, 1))),
    until('Year', dayAfter(monthsBefore(today, 12))),
  ];
}

function usualRange(today: string): DayRange {
  return { from: dayAfter(today, -13), to: today };
}

/** The same date, or the last day of a shorter month. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const found = new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDate)));
  return found.toISOString().slice(0, 10);
}

export function checkRange({ from, to }: DayRange): 'missing' | 'backwards' | 'long' | undefined {
  if (!isDay(from) || !isDay(to)) return 'missing';
  const days = daysIn({ from, to });
  if (days < 1) return 'backwards';
  return days > FIGURES_DAYS_MAX ? 'long' : undefined;
}

/** An invalid range in the address counts as not given. */
export function readRange(search: URLSearchParams, today: string): DayRange {
  const range = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  return checkRange(range) === undefined ? range : usualRange(today);
}

export function earlierRange(range: DayRange): DayRange {
  return shifted(range, -daysIn(range));
}

/** Undefined if the whole range would be in the future. No range ends after today. */
export function laterRange(range: DayRange, today: string): DayRange | undefined {
  const days = Math.min(daysIn(range), daysIn({ from: range.to, to: today }) - 1);
  return days < 1 ? undefined : shifted(range, days);
}

function shifted({ from, to }: DayRange, days: number): DayRange {
  return { from: dayAfter(from, days), to: dayAfter(to, days) };
}
