import { dayAfter } from '@dalan/contract/delivery/delivery';

const SOME_SUNDAY = '2026-11-01';

/** A date that falls on this weekday, to get its name. 0 is Sunday. */
export function dayOfWeekday(weekday: number): string {
  return dayAfter(SOME_SUNDAY, weekday);
}
