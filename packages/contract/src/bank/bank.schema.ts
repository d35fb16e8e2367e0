import * as z from 'zod';
import { paymentStatuses } from '../orders/orders.ts';
import { Amount } from '../payments/payments.schema.ts';
import { Day } from '../settings/settings.schema.ts';
import { areAllDifferent } from '../text/all-different.ts';
import { checkOptionalLine } from '../text/text.ts';
import { checked, Id } from '../text/text.schema.ts';
import {
  areColumnsWhole,
  bankColumnRoles,
  bankDayOrders,
  bankLimits,
  fingerprintTextOf,
} from './bank-rows.ts';
import { bankRefusals } from './bank-refusals.ts';

const Cell = checked((value) => checkOptionalLine(value, bankLimits.cellMax));

/** A credit of a bank statement. */
export const BankRow = z.strictObject({
  day: Day,
  amount: Amount,
  reference: Cell,
  text: Cell,
  copy: z.int().min(1).max(bankLimits.rowsMax).describe('1, or which of several equal rows it is'),
});
export type BankRow = z.infer<typeof BankRow>;

export const KeptBankColumns = z
  .strictObject({
    head: z
      .array(checked((title) => checkOptionalLine(title, bankLimits.titleMax)))
      .min(2)
      .max(bankLimits.columnsMax)
      .describe("Titles of the bank's columns"),
    columns: z.array(z.enum(bankColumnRoles)).max(bankLimits.columnsMax),
    dayOrder: z
      .enum(bankDayOrders)
      .nullable()
      .describe('Null while no statement of this bank had a day that reads two ways'),
  })
  .refine(({ head, columns }) => head.length === columns.length, bankRefusals.columns)
  .refine(({ columns }) => areColumnsWhole(columns), bankRefusals.columns);
export type KeptBankColumns = z.infer<typeof KeptBankColumns>;

const BankImport = z.object({
  _id: Id,
  at: z.string(),
  by: z.string(),
  from: Day,
  to: Day,
  recorded: z.int(),
});

export const BankDesk = z
  .object({
    imports: z
      .array(BankImport)
      .describe('Statements of which something was recorded, newest first'),
    kept: z.array(KeptBankColumns),
  })
  .meta({ id: 'BankDesk' });
export type BankDesk = z.infer<typeof BankDesk>;

export const BankOrdersQuery = z.object({ from: Day, to: Day });
export type BankOrdersQuery = z.input<typeof BankOrdersQuery>;

const BankOpenOrder = z.object({
  orderId: Id,
  name: z.string(),
  open: z.number().describe('Rupees that are still to pay'),
  dueOn: Day,
  onAccount: z.literal(true).exactOptional(),
  claimReference: z
    .string()
    .nullable()
    .describe('Null if the customer does not say they have paid'),
});
export type BankOpenOrder = z.infer<typeof BankOpenOrder>;

export const BankOrders = z
  .object({
    orders: z.array(BankOpenOrder).describe('Newest first'),
    isCut: z.boolean().describe('True if there are more open orders than are compared'),
    recorded: z
      .array(z.object({ fingerprint: z.string(), at: z.string() }))
      .describe('Rows of these days that were recorded before'),
    references: z
      .array(z.object({ reference: z.string(), amount: z.number() }))
      .describe('Payments with a UPI reference that are recorded, by hand or from a statement'),
  })
  .meta({ id: 'BankOrders' });
export type BankOrders = z.infer<typeof BankOrders>;

const BankMatch = BankRow.extend({
  orderId: Id,
  open: Amount.describe('What was open when the person chose'),
  isTooMuch: z.boolean().exactOptional().describe('True to record only what is open of the row'),
});

export const BankRecord = z.strictObject({
  from: Day,
  to: Day,
  rows: z
    .array(BankMatch)
    .min(1)
    .max(bankLimits.recordedMax)
    .refine((rows) => areAllDifferent(rows.map(fingerprintTextOf)), bankRefusals.rowTwice)
    .refine((rows) => areAllDifferent(rows.map(({ orderId }) => orderId)), bankRefusals.orderTwice)
    .refine(
      (rows) => rows.every(({ amount, open, isTooMuch = false }) => isTooMuch === amount > open),
      bankRefusals.tooMuch,
    ),
});
export type BankRecord = z.infer<typeof BankRecord>;

export const BankRecorded = z
  .object({
    payments: z.array(
      z.object({
        orderId: Id,
        name: z.string(),
        amount: z.number(),
        paymentStatus: z.enum(paymentStatuses),
      }),
    ),
  })
  .meta({ id: 'BankRecorded' });
export type BankRecorded = z.infer<typeof BankRecorded>;
