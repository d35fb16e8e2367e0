import * as z from 'zod';
import { Grind, GrindKey } from '../catalog/grinds.schema.ts';
import { areAllDifferent } from '../text/all-different.ts';
import { BatchWithRoom } from './batches.schema.ts';
import { millingDues } from './milling.ts';
import { orderLimits, orderRefusals, orderStatuses } from '../orders/orders.ts';
import { Day } from '../settings/settings.schema.ts';
import { Id } from '../text/text.schema.ts';

const ID_LENGTH = 36;

/** Query strings are text: ids with commas between them. */
export const Ids = z
  .string()
  .max(orderLimits.movedAtOnceMax * (ID_LENGTH + 1))
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(Id).min(1).max(orderLimits.movedAtOnceMax))
  .describe(`Up to ${orderLimits.movedAtOnceMax} order ids, with commas between them`)
  .meta({ type: 'string' });

/** An order that was asked for, or belongs to the day, but is not on the sheet. */
export const NotOnPaper = z.object({
  _id: Id,
  /** Name of the customer. */
  name: z.string(),
  orderStatus: z.enum(orderStatuses).nullable().describe('Null: there is no such order'),
});
export type NotOnPaper = z.infer<typeof NotOnPaper>;

/** Without a day or ids, the sheet is for the next day with something to mill. */
export const MillingQuery = z
  .strictObject({
    day: Day.optional().describe('All confirmed orders that are due on this day'),
    due: z.enum(millingDues).optional().describe('overdue and later: of all those days'),
    ids: Ids.optional(),
  })
  .refine(({ day, due, ids }) => [day, due, ids].filter(Boolean).length <= 1, {
    path: ['ids'],
    message: 'Please ask for a day or for orders',
  });
export type MillingQuery = z.input<typeof MillingQuery>;

const SheetOrder = z.object({
  _id: Id,
  name: z.string(),
  version: z.int(),
  dueOn: Day,
  lines: z.array(z.object({ productId: Id, grind: GrindKey.exactOptional(), kg: z.number() })),
  sheetPrintedAt: z.string().nullable(),
  isChangedAfterPrint: z.boolean().describe('The paper in the mill is not right any more'),
});
export type SheetOrder = z.infer<typeof SheetOrder>;

const milled = {
  kg: z.number(),
  bags: z.array(z.object({ kg: z.number(), count: z.int() })).describe('Largest first'),
};

const MilledFlour = z.object({
  productId: Id,
  name: z.string(),
  nameMr: z.string(),
  isWithoutGluten: z.boolean(),
  code: z.string().describe('Two letters for the numbers of its batches'),
  shelfLifeDays: z.int().nullable(),
  batchesMade: z
    .record(Day, z.int())
    .describe('The last count in the numbers of its batches, on the days that have some'),
  ...milled,
  grinds: z
    .array(z.object({ grind: Grind.nullable().describe('null: ordered without one'), ...milled }))
    .exactOptional()
    .describe('Only if a line has a grind. `kg` and `bags` above are the sums'),
});
export type MilledFlour = z.infer<typeof MilledFlour>;

export const MillingSheet = z
  .object({
    day: Day.nullable().describe('Null: a sheet of several days or of chosen orders'),
    due: z.enum(['overdue', 'later']).nullable().describe('Which days, if several'),
    orders: z.array(SheetOrder),
    flours: z.array(MilledFlour).describe('In the order of milling: without gluten first'),
    notOnSheet: z.array(NotOnPaper).describe('Still to confirm, or not Confirmed any more'),
    rooms: z.array(BatchWithRoom).describe('Flour that is milled already, oldest first'),
    days: z
      .array(z.object({ day: Day, orders: z.int() }))
      .describe('Days with confirmed orders, earliest first'),
  })
  .meta({ id: 'MillingSheet' });
export type MillingSheet = z.infer<typeof MillingSheet>;

/** The orders on the paper, with the versions that the paper shows. */
export const SheetPrinted = z.strictObject({
  orders: z
    .array(z.strictObject({ orderId: Id, version: z.int() }))
    .min(1)
    .max(orderLimits.movedAtOnceMax)
    .refine(
      (orders) => areAllDifferent(orders.map(({ orderId }) => orderId)),
      orderRefusals.orderTwice,
    ),
});
export type SheetPrinted = z.infer<typeof SheetPrinted>;

export const SheetPrintedAnswer = z.object({ marked: z.int() });
export type SheetPrintedAnswer = z.infer<typeof SheetPrintedAnswer>;

export const PackingSlipsQuery = z.strictObject({ ids: Ids });
export type PackingSlipsQuery = z.input<typeof PackingSlipsQuery>;

const PackingSlip = z.object({
  orderId: Id,
  name: z.string(),
  contactNumber: z.string(),
  deliveryAddress: z.string(),
  area: z.string().describe('Empty: not known'),
  pincode: z.string().nullable(),
  dueOn: Day,
  placedAt: z.string(),
  orderStatus: z.enum(orderStatuses),
  packedAt: z.string().nullable(),
  toCollect: z.number().describe('Rupees to collect at the door; 0 for an order on account'),
  onAccount: z.literal(true).exactOptional().describe('Printed in place of the amount'),
  saysPaid: z.boolean().describe('The customer says so, and nobody has answered yet'),
  lines: z
    .array(
      z.object({
        name: z.string(),
        nameMr: z.string(),
        grind: Grind.exactOptional(),
        kg: z.number(),
      }),
    )
    .describe('Each is one bag'),
});
export type PackingSlip = z.infer<typeof PackingSlip>;

export const PackingSlipsAnswer = z
  .object({
    slips: z.array(PackingSlip).describe('In the order of the request'),
    withoutSlip: z.array(NotOnPaper).describe('Delivered, cancelled, returned or not found'),
  })
  .meta({ id: 'PackingSlips' });
export type PackingSlipsAnswer = z.infer<typeof PackingSlipsAnswer>;
