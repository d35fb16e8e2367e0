import type { Order } from '@dalan/contract/orders';
import { finalStatuses } from '@dalan/contract/orders';
import { dayInIndia, formatDayHeading } from '../../lib/format/india-time.ts';

/** `Mon 16 Nov`, `Today, Mon 16 Nov`. */
export function formatDay(day: string, now = new Date()): string {
  return formatDayHeading(`${day}T12:00:00+05:30`, now);
}

export type DueDay = { text: string; isLate: boolean };

/** `Due today`, `Due Mon 16 Nov`, `Late, Fri 13 Nov`. Nothing once no delivery is to come. */
export function dueDayOf(
  { dueOn, orderStatus }: Pick<Order, 'dueOn' | 'orderStatus'>,
  now = new Date(),
): DueDay | undefined {
  if (finalStatuses.includes(orderStatus)) return undefined;
  const today = dayInIndia(now);
  if (dueOn === today) return { text: 'Due today', isLate: false };
  const isLate = dueOn < today;
  const day = formatDay(dueOn, now);
  return { text: isLate ? `Late, ${day}` : `Due ${day}`, isLate };
}
