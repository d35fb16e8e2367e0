import * as z from 'zod';
import { areAllDifferent } from '../text/all-different.ts';
import { orderLimits, orderRefusals } from '../orders/orders.ts';
import { Order } from '../orders/orders.schema.ts';
import { paymentMethods } from '../payments/payments.ts';
import { Day } from '../settings/settings.schema.ts';
import { Id } from '../text/text.schema.ts';

/** What is done to each of the selected orders. */
export const BulkAction = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('confirm') }).describe('Placed or Pending becomes Confirmed'),
  z.strictObject({ do: z.literal('mark milled') }).describe('Confirmed becomes Processing'),
  z.strictObject({ do: z.literal('pack') }).describe('Processing, not packed: gets its mark'),
  z.strictObject({ do: z.literal('unpack') }).describe('Takes the mark off'),
  z
    .strictObject({ do: z.literal('deliver'), paidBy: z.enum(paymentMethods) })
    .describe('Shipped becomes Delivered; what is still to pay is recorded as received'),
  z.strictObject({ do: z.literal('move to day'), dueOn: Day }),
  z
    .strictObject({
      do: z.literal('undo'),
      key: z.string().min(1).max(orderLimits.idempotencyKeyMax),
    })
    .describe('Takes back what the caller did under that key, where nobody changed it since'),
]);
export type BulkAction = z.infer<typeof BulkAction>;

/** One call for up to 200 orders, with an `idempotency-key` header. */
export const BulkMove = z.strictObject({
  action: BulkAction,
  orders: z
    .array(
      z.strictObject({
        orderId: Id,
        /**
         * The version that the screen showed. Any other is refused, unless the order has already
         * moved.
         */
        version: z.int().exactOptional(),
      }),
    )
    .min(1)
    .max(orderLimits.movedAtOnceMax)
    .refine(
      (orders) => areAllDifferent(orders.map(({ orderId }) => orderId)),
      orderRefusals.orderTwice,
    ),
});
export type BulkMove = z.infer<typeof BulkMove>;

/** The results are in the order of the request. */
export const BulkAnswer = z.object({
  results: z.array(
    z.object({
      orderId: Id,
      /** The order as it is now; absent if it was not found. */
      order: Order.exactOptional(),
      /** Why this order was not moved; absent if it was. */
      refusal: z.object({ code: z.string(), message: z.string() }).exactOptional(),
    }),
  ),
});
export type BulkAnswer = z.infer<typeof BulkAnswer>;
