import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import { SALES_DAYS } from '@dalan/contract/mill/today';

export function yesterdayNoon(now: Date): Date {
  return new Date(`${dayAfter(shopClock(now).day, -1)}T12:00:00+05:30`);
}

/** The last 14 days, today last. */
export function daysOfSales(now: Date): string[] {
  const { day: today } = shopClock(now);
  return Array.from({ length: SALES_DAYS }, (_, index) => dayAfter(today, index + 1 - SALES_DAYS));
}
