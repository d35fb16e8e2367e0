import { rupeesToPaise } from '../money/money.ts';
import type { Area, Delivery } from '../settings/settings.schema.ts';

export type { DayLeft, DeliveryAnswer } from './delivery.schema.ts';
export type { Area, Delivery } from '../settings/settings.schema.ts';

/** India has one time zone and no summer time. */
const SHOP_OFFSET_MS = 330 * 60_000;
const DAY_MS = 86_400_000;

/** How many open days a customer can choose from. */
export const DAYS_TO_CHOOSE = 6;

/** Day and time at the shop, such as `2026-11-16` and `18:05`. */
export function shopClock(now: Date): { day: string; time: string } {
  const [day = '', time = ''] = new Date(now.getTime() + SHOP_OFFSET_MS).toISOString().split('T');
  return { day, time: time.slice(0, 5) };
}

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Midnight at the shop. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

type OpenDays = Pick<Delivery, 'daysOff' | 'datesOff'>;

export function isOpenDay({ daysOff, datesOff }: OpenDays, day: string): boolean {
  return !daysOff.includes(weekdayOf(day)) && !datesOff.includes(day);
}

/** The next open days from `day` on, `day` included. */
export function openDaysFrom(rule: OpenDays, day: string, count: number): string[] {
  const found: string[] = [];
  // This loop ends: weekdays are never all closed, and at most 366 dates are.
  for (let next = day; found.length < count; next = dayAfter(next)) {
    if (isOpenDay(rule, next)) found.push(next);
  }
  return found;
}

/**
 * Orders placed before the cut-off are due on the next open day, later ones on the open day after.
 */
export function firstDueDay(rule: OpenDays & Pick<Delivery, 'cutOff'>, now: Date): string {
  const { day, time } = shopClock(now);
  const [next = '', after = ''] = openDaysFrom(rule, dayAfter(day), 2);
  return time < rule.cutOff ? next : after;
}

/** The days that a customer can choose from, full ones included. */
export function daysToChoose(rule: Delivery, now: Date): string[] {
  return openDaysFrom(rule, firstDueDay(rule, now), DAYS_TO_CHOOSE);
}

/** An empty cart has room on a day that takes one more kilogram. `leftKg` is null without a limit. */
export function hasRoom({ leftKg }: { leftKg: number | null }, kg: number): boolean {
  return leftKg === null || leftKg >= (kg || 1);
}

export function areaOf(rule: Pick<Delivery, 'areas'>, pincode: string): Area | undefined {
  return rule.areas.find(({ pincodes }) => pincodes.includes(pincode));
}

/** The charge for an order whose lines sum to `totalPaise`. */
export function chargePaise(rule: Delivery, area: Area, totalPaise: number): number {
  const isFree = rule.freeFrom !== null && totalPaise >= rupeesToPaise(rule.freeFrom);
  return isFree ? 0 : rupeesToPaise(area.charge);
}
