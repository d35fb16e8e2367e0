import * as z from 'zod';
import { millingDues } from './milling.ts';
import { Day } from '../settings/settings.schema.ts';
import { Id } from '../text/text.schema.ts';

const Flour = z.object({
  productId: Id,
  name: z.string(),
  nameMr: z.string(),
  productImg: z.string(),
});

const FlourToMill = Flour.extend({
  kg: z.number(),
  kgByDue: z.partialRecord(z.enum(millingDues), z.number()),
});

const LowFlour = Flour.extend({
  kg: z.number(),
  /** How long it lasts at the pace of the last 7 open days; null if none was sold. */
  daysLeft: z.int().nullable(),
});
export type LowFlour = z.infer<typeof LowFlour>;

const CashOfRun = z.object({
  runId: Id,
  rider: z.string(),
  stops: z.int(),
  stopsLeft: z.int(),
  toCollect: z.number(),
});

const OpenClaim = z.object({ orderId: Id, name: z.string(), amount: z.number() });

const DayOfSales = z.object({ day: Day, amount: z.number() });
export type DayOfSales = z.infer<typeof DayOfSales>;

/** What waits for staff, for the badges of the sidebar. */
export const Waiting = z.object({
  toConfirm: z.int(),
  messages: z.int().describe('Messages that are not settled'),
  lowStock: z.int().describe('Flours below their mark'),
});
export type Waiting = z.infer<typeof Waiting>;

export const Today = z
  .object({
    waiting: Waiting,
    openOrders: z.int().describe('The sum of the five steps'),
    placedSinceYesterdayNoon: z.int(),
    /** Orders that were placed more than 12 hours ago and are not confirmed. */
    waitingTooLong: z.int(),
    toMill: z.object({
      orders: z.int(),
      kg: z.number(),
      days: z
        .array(z.object({ due: z.enum(millingDues), orders: z.int(), kg: z.number() }))
        .describe('Only those with orders, earliest first'),
    }),
    toPack: z.object({ orders: z.int(), bags: z.int() }),
    ready: z.object({ orders: z.int(), onRuns: z.int().describe('Those on a planned run') }),
    toDeliver: z.object({ orders: z.int(), riders: z.int() }),
    flours: z.array(FlourToMill).describe('All confirmed orders, most kilograms first'),
    cash: z.object({
      toCollect: z.number(),
      /** The cash still to collect and the cash already taken on these runs. */
      of: z.number(),
      runs: z.array(CashOfRun).describe('Runs that are out'),
    }),
    drawer: z.object({
      open: z.object({ at: z.string(), by: z.string() }).nullable(),
      differences: z
        .int()
        .exactOptional()
        .describe('Closed drawers with a difference that the owner has not seen. Only for them'),
    }),
    toReceive: z
      .object({
        orders: z.int(),
        customers: z.int(),
        leftOpen: z.number(),
        since: z.string().nullable().describe('When the oldest of the orders was placed'),
      })
      .describe('Open balances of delivered orders that are not on account'),
    onAccount: z
      .object({
        customers: z.int().describe('Those who owe something'),
        orders: z.int(),
        owes: z.number().describe('Rupees'),
      })
      .exactOptional()
      .describe('Owed on account, which is not to receive. Absent until a first account exists'),
    lowStock: z.array(LowFlour).describe('Least first'),
    claims: z.object({ count: z.int(), oldest: z.array(OpenClaim) }),
    sales: z.array(DayOfSales).describe('The last 14 days, today last'),
  })
  .meta({ id: 'Today' });
export type Today = z.infer<typeof Today>;
