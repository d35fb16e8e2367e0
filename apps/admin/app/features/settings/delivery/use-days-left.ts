import { queryOptions, useQuery } from '@tanstack/react-query';
import { daysToChoose } from '@dalan/contract/delivery/delivery';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import { api } from '../../../lib/api/api.ts';
import { checkDelivery } from './delivery-fields.ts';

export type DayFill = {
  day: string;
  /** Undefined if the saved rule has no limit, because nothing is counted then. */
  bookedKg: number | undefined;
  /** Kilograms that still fit the room in the form. Null if there is no limit. */
  leftKg: number | null;
};

const REFRESH_MS = 30_000;

const deliveryQuery = queryOptions({
  queryKey: ['delivery'],
  queryFn: ({ signal }) => api.call('getDelivery', {}, { signal }),
  refetchInterval: REFRESH_MS,
});

/** The days that customers could choose with the unsaved rule. Empty while the form has errors. */
export function useDaysLeft(rule: Delivery, now = new Date()): DayFill[] {
  const { data } = useQuery(deliveryQuery);
  // Without an open weekday there is no next day to find.
  if (Object.values(checkDelivery(rule)).some((text) => text !== undefined)) return [];
  const savedRoom = data?.rule?.roomKg ?? null;
  return daysToChoose(rule, now).map((day) => {
    const left = data?.days.find((one) => one.day === day)?.leftKg ?? null;
    const bookedKg = savedRoom === null || left === null ? undefined : savedRoom - left;
    const leftKg = rule.roomKg === null ? null : rule.roomKg - (bookedKg ?? 0);
    return { day, bookedKg, leftKg };
  });
}
