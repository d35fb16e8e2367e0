import * as z from 'zod';
import { DayLeft } from '../delivery/delivery.schema.ts';
import { NewOrder, Order } from './orders.schema.ts';
import { Day, Delivery } from '../settings/settings.schema.ts';

/**
 * The wanted contents of an order. Lines that the order already has keep their price, whatever is
 * sent for them.
 */
export const OrderContents = NewOrder.omit({ userId: true, deliveryCharge: true }).extend({
  /** The version shown in the form. A newer one in the database leads to a 409. */
  version: z.int(),
  dueOn: Day,
});
export type OrderContents = z.infer<typeof OrderContents>;

export const OrderContentsAnswer = z.object({
  order: Order,
  rule: Delivery.nullable().describe('The rule that the order was placed under; null: none'),
  days: z.array(DayLeft).describe('The next open days; below zero: more than fits'),
});
export type OrderContentsAnswer = z.infer<typeof OrderContentsAnswer>;
