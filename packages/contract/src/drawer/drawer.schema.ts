import * as z from 'zod';
import { NewCashCount } from '../mill/runs.schema.ts';
import { isWholePaise } from '../money/money.ts';
import { paymentTexts } from '../payments/payments.ts';
import { checked, Id } from '../text/text.schema.ts';
import { checkOptionalLine } from '../text/text.ts';
import { checkPayoutReason, drawerLimits, drawerMoves, drawerTexts } from './drawer.ts';

const Rupees = z
  .number(drawerTexts.amountInvalid)
  .min(0, drawerTexts.amountInvalid)
  .max(drawerLimits.amountMax)
  .refine(isWholePaise, paymentTexts.wholePaise);

export const NewDrawer = z.strictObject({
  float: Rupees.describe('Rupees that a person counted in the drawer'),
});
export type NewDrawer = z.input<typeof NewDrawer>;

export const NewPayout = z.strictObject({
  amount: Rupees.min(0.01, drawerTexts.amountAboveZero),
  reason: checked(checkPayoutReason),
});
export type NewPayout = z.input<typeof NewPayout>;

export const NewDrawerCount = NewCashCount.pick({ notes: true, coins: true });
export type NewDrawerCount = z.input<typeof NewDrawerCount>;

export const DrawerClosing = z.strictObject({
  countId: Id.describe('The count that closes the drawer; refused if cash moved since'),
  note: checked((value) => checkOptionalLine(value, drawerLimits.noteMax))
    .optional()
    .describe('Needed if the count differs from what was expected'),
  stays: Rupees.describe('Rupees that stay for tomorrow; the rest is taken out'),
});
export type DrawerClosing = z.input<typeof DrawerClosing>;

const DrawerMove = z.object({
  kind: z.enum(drawerMoves),
  at: z.string(),
  until: z.string().exactOptional().describe('Payments: when the last one came'),
  count: z.int().exactOptional().describe('Payments: how many'),
  about: z
    .string()
    .describe('Reason of what was paid out, rider of a run, number of a credit note; else empty'),
  by: z.string().describe('Empty for payments'),
  amount: z.number().describe('Rupees; below zero if they left'),
});
export type DrawerMove = z.infer<typeof DrawerMove>;

/** An open drawer names no expected sum: whoever counts must not count towards it. */
export const OpenDrawer = z.object({
  _id: Id,
  openedAt: z.string(),
  openedBy: z.string(),
  float: z.number(),
  moves: z.array(DrawerMove).describe('Oldest first'),
});
export type OpenDrawer = z.infer<typeof OpenDrawer>;

export const ClosedDrawer = z
  .object({
    _id: Id,
    openedAt: z.string(),
    closedAt: z.string(),
    countedBy: z.string(),
    float: z.number(),
    expected: z.number(),
    counted: z.number(),
    counts: z.int().describe('How often it was counted and compared'),
    note: z.string(),
    stays: z.number(),
    takenOut: z.number(),
    seenAt: z.string().nullable().describe('When the owner marked the difference as seen'),
  })
  .meta({ id: 'ClosedDrawer' });
export type ClosedDrawer = z.infer<typeof ClosedDrawer>;

export const DrawerDesk = z
  .object({
    open: OpenDrawer.nullable(),
    left: z
      .object({ amount: z.number(), by: z.string(), at: z.string() })
      .nullable()
      .describe('What stayed when the last drawer was closed'),
  })
  .meta({ id: 'DrawerDesk' });
export type DrawerDesk = z.infer<typeof DrawerDesk>;

export const DrawerCount = z
  .object({
    _id: Id,
    drawerId: Id,
    float: z.number(),
    in: z.number(),
    out: z.number(),
    expected: z.number(),
    counted: z.number(),
    payments: z.int(),
    runs: z.int(),
    payouts: z.int(),
    refunds: z.int(),
  })
  .meta({ id: 'DrawerCount' });
export type DrawerCount = z.infer<typeof DrawerCount>;

export const DrawersQuery = z.strictObject({
  before: Id.exactOptional().describe('The last drawer of the page before'),
});
export type DrawersQuery = z.input<typeof DrawersQuery>;

export const DrawersAnswer = z.object({
  drawers: z.array(ClosedDrawer).describe('Last closed first'),
  hasMore: z.boolean(),
});
export type DrawersAnswer = z.infer<typeof DrawersAnswer>;
