import { dayAfter, shopClock, weekdayOf } from '@dalan/contract/delivery/delivery';
import { repeatLimits, weekdaysInOrder } from '@dalan/contract/orders/repeats';
import type { WeekdayChoice } from '@dalan/contract/orders/repeats';

const { leadDays, madeFrom } = repeatLimits;

/** The last day whose orders are made by now. */
export function madeUntil(now: Date): string {
  const { day, time } = shopClock(now);
  return dayAfter(day, time < madeFrom ? leadDays - 1 : leadDays);
}

/** The first day a repeat can be changed to: not made yet, and after what comes anyway. */
export function earliestDay(now: Date, lastComesOn?: string): string {
  const soonest = dayAfter(shopClock(now).day, leadDays + 1);
  const after = lastComesOn === undefined ? soonest : dayAfter(lastComesOn);
  return after > soonest ? after : soonest;
}

export function firstOn(weekday: number, earliest: string): string {
  return dayAfter(earliest, (weekday - weekdayOf(earliest) + 7) % 7);
}

/** Closed weekdays cannot be chosen. A present one keeps its next day. */
export function weekdayChoices(
  daysOff: readonly number[],
  earliest: string,
  nextOn?: string,
): WeekdayChoice[] {
  return weekdaysInOrder.map((weekday) => {
    if (daysOff.includes(weekday)) return { weekday, firstOn: null };
    const isPresent = nextOn !== undefined && weekdayOf(nextOn) === weekday;
    return { weekday, firstOn: isPresent ? nextOn : firstOn(weekday, earliest) };
  });
}

type Rhythm = { nextOn: string; everyWeeks: number };

/** The day after the next one. Days that passed meanwhile are left out. */
export function dayAfterNext({ nextOn, everyWeeks }: Rhythm, passed: string): string {
  const weeks = 7 * everyWeeks;
  let next = dayAfter(nextOn, weeks);
  while (next <= passed) next = dayAfter(next, weeks);
  return next;
}
