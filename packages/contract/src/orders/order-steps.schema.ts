import * as z from 'zod';
import { listQuery } from '../text/lists.schema.ts';
import { orderSteps, paymentFilters } from './order-steps.ts';
import { orderChannels } from './orders.ts';
import { Order } from './orders.schema.ts';
import { Day } from '../settings/settings.schema.ts';
import { settingsLimits } from '../settings/settings.ts';
import { Id } from '../text/text.schema.ts';

/** Orders by step, due day, area and day of placing, beside search, sort and paging. */
export const OrderListQuery = listQuery(['createdAt']).safeExtend({
  step: z
    .enum(orderSteps)
    .optional()
    .describe('To pack leaves out what is packed: that is ready. To receive: delivered, not paid'),
  payment: z.enum(paymentFilters).optional().describe('claimed: the customer says they have paid'),
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
  channel: z.enum(orderChannels).optional().describe('How it came in'),
  outcome: z.literal('sold').optional().describe('Without Cancelled and Returned'),
});
export type OrderListQuery = z.infer<typeof OrderListQuery>;

const Count = z.int().min(0);

/** Counts of the steps in which somebody has to act. Each stops at 10,000. */
export const OrderCounts = z
  .object({
    'to-confirm': Count,
    'to-mill': Count,
    'to-pack': Count,
    ready: Count,
    out: Count,
    'to-receive': Count,
    all: Count,
  })
  .meta({ id: 'OrderCounts' });
export type OrderCounts = z.infer<typeof OrderCounts>;

/** What one customer has not paid of their delivered orders. */
const CustomerBalance = z.object({
  _id: Id,
  leftOpen: z.number().describe('Rupees'),
  orders: z.array(Order).describe('Oldest first'),
});
export type CustomerBalance = z.infer<typeof CustomerBalance>;

/** Money to receive for delivered orders. Reads the oldest 10,000 of them. */
export const BalancesAnswer = z
  .object({
    customers: z.array(CustomerBalance).describe('One page; whose oldest order is oldest first'),
    total: Count.describe('How many customers there are'),
    orders: Count,
    leftOpen: z.number().describe('Rupees, of all customers'),
  })
  .meta({ id: 'Balances' });
export type BalancesAnswer = z.infer<typeof BalancesAnswer>;
