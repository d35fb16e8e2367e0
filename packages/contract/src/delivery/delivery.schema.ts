import * as z from 'zod';
import { Day, Delivery } from '../settings/settings.schema.ts';

export const DayLeft = z.object({
  day: Day,
  /** Null if the day has no limit. */
  leftKg: z.number().nullable(),
});
export type DayLeft = z.infer<typeof DayLeft>;

/** With the delivery rule off, `rule` is null and `days` is empty. */
export const DeliveryAnswer = z.object({
  rule: Delivery.nullable(),
  /** The days to choose from, full ones included. */
  days: z.array(DayLeft),
});
export type DeliveryAnswer = z.infer<typeof DeliveryAnswer>;
