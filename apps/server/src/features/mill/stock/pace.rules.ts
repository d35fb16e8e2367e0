import { dayAfter, isOpenDay, shopClock, startOfDay } from '@dalan/contract/delivery/delivery';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import { PACE_DAYS } from '@dalan/contract/catalog/stock';

/** The start of the seventh last open day, today counted. What was sold since then sets the pace. */
export function paceSince(rule: Pick<Delivery, 'daysOff' | 'datesOff'>, now: Date): Date {
  let { day } = shopClock(now);
  // Weekdays are never all closed, and at most 366 dates are.
  for (let open = isOpenDay(rule, day) ? 1 : 0; open < PACE_DAYS;) {
    day = dayAfter(day, -1);
    if (isOpenDay(rule, day)) open += 1;
  }
  return startOfDay(day);
}

/** The smallest id that an order placed at this moment can have: ids start with their time. */
export function firstIdAt(moment: Date): string {
  const hex = moment.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
