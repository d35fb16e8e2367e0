import * as z from 'zod';
import { rowNumber } from '../text/lists.schema.ts';
import { orderStatuses } from '../orders/orders.ts';
import { isInSteps } from '../orders/quantities.ts';
import { Day } from '../settings/settings.schema.ts';
import { checkReason, stockLimits, stockReasons, stockTexts } from './stock.ts';
import { checked, Id } from '../text/text.schema.ts';

const Reason = checked(checkReason);
const Kg = z
  .number(stockTexts.kgInvalid)
  .max(stockLimits.kgMax, stockTexts.kgInvalid)
  .refine((kg) => isInSteps(kg, 1), stockTexts.kgInvalid)
  .describe('To the gram')
  .meta({ multipleOf: 0.001 });
const Moved = Kg.positive(stockTexts.kgInvalid);
const Counted = Kg.min(0, stockTexts.kgInvalid);
const Mark = z
  .int(stockTexts.markInvalid)
  .min(0, stockTexts.markInvalid)
  .max(stockLimits.kgMax, stockTexts.markInvalid);

export const StockFlour = z
  .object({
    _id: Id.describe('Of the product'),
    name: z.string(),
    nameMr: z.string(),
    productImg: z.string(),
    isActive: z.boolean(),
    /** All figures here are in kilograms. On hand is the sum of free and promised. */
    onHand: z.number(),
    promised: z.number().describe('In orders from Placed to Processing'),
    free: z.number().describe('What the shop sells'),
    lowMark: z.number(),
    sold: z.number().describe('In the last 7 open days, today included'),
  })
  .meta({ id: 'StockFlour' });
export type StockFlour = z.infer<typeof StockFlour>;

export const StockAnswer = z.object({
  flours: z.array(StockFlour).describe('None left first, then below the mark, then by days left'),
});
export type StockAnswer = z.infer<typeof StockAnswer>;

export const StockLedgerQuery = z.strictObject({
  before: rowNumber.optional().describe('Only rows older than the one with this number'),
});
export type StockLedgerQuery = z.input<typeof StockLedgerQuery>;

export const LedgerRow = z
  .object({
    _id: z.int(),
    at: z.string(),
    reason: z.enum(stockReasons),
    by: z.string().describe('Empty if nobody was signed in'),
    note: z.string(),
    counted: z.number().nullable().describe('Of a count: kilograms on hand'),
    order: z.object({ _id: Id, isDeleted: z.boolean(), isReturned: z.boolean() }).nullable(),
    change: z.number(),
    freeAfter: z.number(),
  })
  .meta({ id: 'LedgerRow' });
export type LedgerRow = z.infer<typeof LedgerRow>;

export const StockLedger = z.object({
  rows: z.array(LedgerRow).describe('Newest first'),
  hasOlder: z.boolean(),
});
export type StockLedger = z.infer<typeof StockLedger>;

export const PromisedOrder = z.object({
  _id: Id,
  buyer: z.string(),
  orderStatus: z.enum(orderStatuses),
  dueOn: Day,
  kg: z.number(),
});
export type PromisedOrder = z.infer<typeof PromisedOrder>;

export const PromisedAnswer = z.object({
  orders: z.array(PromisedOrder).describe('Due first, first'),
});

/** Needs an `idempotency-key` header. */
export const StockChange = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('received'), kg: Moved, reason: Reason }),
  z.strictObject({ do: z.literal('waste'), kg: Moved, reason: Reason }),
  z.strictObject({
    do: z.literal('count'),
    counted: Counted.describe('What lies there, promised flour included'),
    /** The count is refused if the stock has moved meanwhile. */
    expected: z.number().min(0).describe('On hand, as the screen showed it'),
    reason: Reason,
  }),
]);
export type StockChange = z.infer<typeof StockChange>;

export const LowMarkChange = z.strictObject({ lowMark: Mark });
