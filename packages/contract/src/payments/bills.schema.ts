import * as z from 'zod';
import { billTitles, taxNotes } from './bills.ts';
import { Grind } from '../catalog/grinds.schema.ts';
import { Language } from '../language/languages.schema.ts';
import { BatchOfLine } from '../orders/orders.schema.ts';
import { paymentStatuses } from '../orders/orders.ts';
import { paymentMethods } from './payments.ts';
import { Id } from '../text/text.schema.ts';

const Paise = z.int().min(0);

/** One supply with the tax inside its total. Without a GSTIN the rate and both halves are 0. */
const taxed = {
  hsn: z.string(),
  totalPaise: Paise,
  gstRate: z.int().describe('Per cent'),
  taxablePaise: Paise,
  cgstPaise: Paise,
  sgstPaise: Paise,
};

/** Bills that were made before bills had other languages lack these fields. */
const inLanguage = z.string().exactOptional();

const BillLine = z.object({
  name: z.string(),
  nameMr: inLanguage,
  nameHi: inLanguage,
  grind: Grind.exactOptional(),
  weightGrams: z.int(),
  pricePaise: Paise.describe('Per kilogram'),
  batch: BatchOfLine.exactOptional().describe('Absent in earlier bills'),
  ...taxed,
});
export type BillLine = z.infer<typeof BillLine>;

const BillDelivery = z.object({
  area: z.string().describe('Empty: not known'),
  areaMr: inLanguage,
  areaHi: inLanguage,
  ...taxed,
});
export type BillDelivery = z.infer<typeof BillDelivery>;

/** Everything that is printed, frozen when the bill is made. Amounts are whole paise. */
export const BillDocument = z.object({
  title: z.enum(billTitles),
  language: Language.exactOptional().describe('Of the customer. Absent in earlier bills'),
  seller: z.object({
    name: z.string(),
    nameMr: inLanguage,
    address: z.string(),
    addressMr: inLanguage,
    addressHi: inLanguage,
    phone: z.string(),
    fssaiLicence: z.string(),
    gstin: z.string(),
    grievanceOfficer: z.string(),
  }),
  /** Empty if the account was erased before the bill was made. */
  buyer: z.object({ name: z.string(), address: z.string(), phone: z.string() }),
  taxNote: z.enum(taxNotes).exactOptional().describe('Absent in earlier bills'),
  placeOfSupply: z.string().describe('State and its code. Empty without a GSTIN'),
  lines: z.array(BillLine),
  delivery: BillDelivery.nullable(),
  roundOffPaise: z
    .int()
    .exactOptional()
    .describe('Brings a counter sale to the rupee; part of the total, without tax'),
  totals: z.object({
    taxablePaise: Paise,
    cgstPaise: Paise,
    sgstPaise: Paise,
    totalPaise: Paise,
  }),
});
export type BillDocument = z.infer<typeof BillDocument>;

export const Bill = z
  .object({
    orderId: Id,
    number: z.string().describe('Without gaps in a financial year: 26-27/000412'),
    madeAt: z.string(),
    /** True if the order was cancelled or returned since. The bill stays as it was. */
    isCancelled: z.boolean(),
    paymentStatus: z.enum(paymentStatuses),
    /** What is paid today: the sum of the payments, their methods, and the day of the last one. */
    paid: z.object({
      paise: Paise,
      methods: z.array(z.enum(paymentMethods)),
      at: z.string().nullable(),
    }),
    onAccount: z
      .literal(true)
      .exactOptional()
      .describe('What is open is on the account of the customer'),
    givenBackPaise: Paise.exactOptional().describe('Sum of the credit notes, if there is one'),
    document: BillDocument,
  })
  .meta({ id: 'Bill' });
export type Bill = z.infer<typeof Bill>;
