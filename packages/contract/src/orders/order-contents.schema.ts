import * as z from 'zod';
import { GrindKey } from '../catalog/grinds.schema.ts';
import { DayLeft } from '../delivery/delivery.schema.ts';
import { OwnPrices } from '../on-account/accounts.schema.ts';
import { areAllDifferent } from '../text/all-different.ts';
import { lineBeforeKey } from './order-contents.ts';
import { orderRefusals } from './orders.ts';
import { NewOrder, NewOrderItem, Order, orderLines } from './orders.schema.ts';
import { Day, Delivery } from '../settings/settings.schema.ts';

const ChangedOrderItem = NewOrderItem.extend({
  wasGrind: GrindKey.nullable()
    .exactOptional()
    .describe(
      'Names the line of the order that this line was, with its flour: the grind it has there, null for none. It keeps its price. Absent: lines are paired by flour and grind',
    ),
});
export type ChangedOrderItem = z.infer<typeof ChangedOrderItem>;

/**
 * The wanted contents of an order. Lines that the order already has keep their price, whatever is
 * sent for them.
 */
export const OrderContents = NewOrder.omit({ userId: true, deliveryCharge: true }).extend({
  items: orderLines(ChangedOrderItem).refine(
    (items) => areAllDifferent(items.map(lineBeforeKey).filter((key) => key !== undefined)),
    orderRefusals.productTwice,
  ),
  /** The version shown in the form. A newer one in the database leads to a 409. */
  version: z.int(),
  dueOn: Day,
});
export type OrderContents = z.infer<typeof OrderContents>;

export const OrderContentsAnswer = z.object({
  order: Order,
  rule: Delivery.nullable().describe('The rule that the order was placed under; null: none'),
  ownPrices: OwnPrices.exactOptional().describe(
    'What a new line costs this customer. Only with an open account',
  ),
  days: z.array(DayLeft).describe('The next open days; below zero: more than fits'),
});
export type OrderContentsAnswer = z.infer<typeof OrderContentsAnswer>;
