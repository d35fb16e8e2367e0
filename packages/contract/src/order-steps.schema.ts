import * as z from 'zod';
import { listQuery } from './lists.schema.ts';
import { orderSteps } from './order-steps.ts';
import { Day } from './settings.schema.ts';
import { settingsLimits } from './settings.ts';

/** Orders by step, due day, area and day of placing, beside search, sort and paging. */
export const OrderListQuery = listQuery(['createdAt']).safeExtend({
  step: z.enum(orderSteps).optional().describe('To pack leaves out what is packed'),
  due: z
    .union([z.literal('late'), z.literal('today'), Day])
    .optional()
    .describe('late: due before today and not ended'),
  area: z
    .string()
    .min(1)
    .max(settingsLimits.lineMax)
    .optional()
    .describe('A name of the delivery settings, or `other`: the pincodes of none, and no pincode'),
  from: Day.optional().describe("Placed on this day or later, in the shop's time zone"),
  to: Day.optional().describe('Placed on this day or earlier'),
  outcome: z.literal('sold').optional().describe('Without Cancelled and Returned'),
});
export type OrderListQuery = z.infer<typeof OrderListQuery>;

const Count = z.int().min(0);

/** Of the steps in which somebody has to act. Each stops at 10,000. */
export const OrderCounts = z
  .object({ 'to-confirm': Count, 'to-mill': Count, 'to-pack': Count, out: Count, all: Count })
  .meta({ id: 'OrderCounts' });
export type OrderCounts = z.infer<typeof OrderCounts>;
