import * as z from 'zod';
import { Grind, GrindKey } from '../catalog/grinds.schema.ts';
import { languages } from '../language/languages.ts';
import { lineKey } from '../catalog/grinds.ts';
import { kgToGrams, gramsToKg } from '../money/weight.ts';
import { orderRefusals, orderStatuses } from '../orders/orders.ts';
import { Day } from '../settings/settings.schema.ts';
import { areAllDifferent } from '../text/all-different.ts';
import { ListQuery } from '../text/lists.schema.ts';
import { Id } from '../text/text.schema.ts';
import { batchLimits, batchSpans, batchStates, recallWays } from './batches.ts';

const MilledKg = z
  .number()
  .positive()
  .max(batchLimits.kgMax)
  .refine((kg) => gramsToKg(kgToGrams(kg)) === kg, 'Please use whole grams');

/** What was milled in one go. Without orders it is flour for the counter or for later orders. */
export const MillingDone = z.strictObject({
  batches: z
    .array(z.strictObject({ productId: Id, grind: GrindKey.exactOptional(), kg: MilledKg }))
    .max(batchLimits.rowsMax)
    .refine((rows) => areAllDifferent(rows.map(lineKey)), 'A flour and grind stands here twice')
    .describe('Each becomes one batch. Empty: the bags are filled from earlier batches'),
  milledOn: Day,
  milledBy: Id.exactOptional().describe('A member of staff; absent: the caller'),
  /** The orders that the sheet showed, with their versions: if one has changed, nothing is done. */
  orders: z
    .array(z.strictObject({ orderId: Id, version: z.int() }))
    .max(batchLimits.ordersMax)
    .refine(
      (orders) => areAllDifferent(orders.map(({ orderId }) => orderId)),
      orderRefusals.orderTwice,
    ),
});
export type MillingDone = z.infer<typeof MillingDone>;

export const Batch = z
  .object({
    _id: Id,
    number: z.string(),
    productId: Id,
    name: z.string(),
    nameMr: z.string(),
    grind: Grind.exactOptional(),
    milledOn: Day,
    bestBefore: Day.nullable(),
    milledBy: z.string(),
    kg: z.number().describe('What was milled'),
    inOrdersKg: z.number().describe('In orders that were not cancelled or returned'),
    state: z.enum(batchStates),
  })
  .meta({ id: 'Batch' });
export type Batch = z.infer<typeof Batch>;

export const MillingDoneAnswer = z.object({
  batches: z.array(Batch),
  moved: z.array(Id).describe('Orders that are to pack now'),
  waiting: z.array(Id).describe('Orders that the flour did not suffice for'),
});
export type MillingDoneAnswer = z.infer<typeof MillingDoneAnswer>;

/** Takes back whole millings: their orders are to mill again. */
export const MillingUndo = z.strictObject({
  batchIds: z.array(Id).min(1).max(batchLimits.rowsMax),
});
export const MillingUndoAnswer = z.object({ orders: z.int() });

/** What is left of a batch for the next orders. */
export const BatchWithRoom = z.object({
  _id: Id,
  productId: Id,
  grind: GrindKey.exactOptional(),
  number: z.string(),
  milledOn: Day,
  bestBefore: Day.nullable(),
  roomKg: z.number(),
});
export type BatchWithRoom = z.infer<typeof BatchWithRoom>;

export const BatchesQuery = ListQuery.omit({ sort: true }).extend({
  productId: Id.optional(),
  days: z.enum(batchSpans).optional().describe('Milled in the last days; absent: 90'),
});
export type BatchesQuery = z.input<typeof BatchesQuery>;

export const BatchesAnswer = z.object({
  batches: z.array(Batch).describe('Newest first'),
  count: z.int(),
  flours: z.array(z.object({ _id: Id, name: z.string() })).describe('All flours with a batch'),
});
export type BatchesAnswer = z.infer<typeof BatchesAnswer>;

export const RecallNotice = z.object({
  way: z.enum(recallWays),
  by: z.string(),
  at: z.string(),
});
export type RecallNotice = z.infer<typeof RecallNotice>;

/** An order with a bag of the batch. */
const BatchHolder = z.object({
  orderId: Id,
  name: z.string(),
  contactNumber: z.string().describe('Empty once the customer is erased'),
  language: z.enum(languages),
  kg: z.number(),
  orderStatus: z.enum(orderStatuses),
  isPacked: z.boolean(),
  deliveredOn: Day.nullable(),
  soldAt: z.string().exactOptional().describe('Set for a counter sale without a name'),
  rider: z.string().nullable().describe('Who has it on their run now'),
  told: RecallNotice.nullable(),
});
export type BatchHolder = z.infer<typeof BatchHolder>;

export const BatchDetails = Batch.extend({
  nameHi: z.string(),
  madeAt: z.string(),
  recalled: z.object({ by: z.string(), at: z.string() }).nullable(),
  holders: z.array(BatchHolder).describe('With the customers first, then what is still here'),
  packedOrder: z
    .object({ orderId: Id, name: z.string() })
    .nullable()
    .describe('The first order that was packed from it. Null: the milling can be undone'),
  shopPhone: z.string(),
}).meta({ id: 'BatchDetails' });
export type BatchDetails = z.infer<typeof BatchDetails>;

export const HolderTold = z.strictObject({
  orderId: Id,
  /** Null takes it back. */
  way: z.enum(recallWays).nullable(),
});
export type HolderTold = z.infer<typeof HolderTold>;
