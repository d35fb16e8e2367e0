import { startOfDay } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import { finalStatuses } from '@dalan/contract/orders/orders';
import { SHOP_TIME_ZONE } from '@dalan/contract/language/time-zone';
import { dayInIndia, formatDayHeading } from '../../lib/format/india-time.ts';
import { languageTexts } from '../../lib/language/language-texts.ts';

/** `Mon 16 Nov`, `Today, Mon 16 Nov`. */
export function formatDay(day: string, now = new Date()): string {
  return formatDayHeading(`${day}T12:00:00+05:30`, now);
}

/** `Saturday, 14 November 2026`. */
export function formatPaperDay(day: string): string {
  const { days } = languageTexts;
  if (days) return `${days.weekdayInFull(day)}, ${days.dateInFull(day)}`;
  return startOfDay(day).toLocaleDateString('en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: SHOP_TIME_ZONE,
  });
}

export type DueDay = { text: string; isLate: boolean };

/** `Due today`, `Due Mon 16 Nov`, `Late, Fri 13 Nov`. Undefined if no delivery is to come. */
export function dueDayOf(
  { dueOn, orderStatus }: Pick<Order, 'dueOn' | 'orderStatus'>,
  now = new Date(),
): DueDay | undefined {
  if (finalStatuses.includes(orderStatus)) return undefined;
  const today = dayInIndia(now);
  if (dueOn === today) return { text: languageTexts.dueToday, isLate: false };
  const isLate = dueOn < today;
  const day = formatDay(dueOn, now);
  return { text: isLate ? languageTexts.late(day) : languageTexts.due(day), isLate };
}
