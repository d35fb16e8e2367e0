import * as z from 'zod';
import { GrindKey } from '../catalog/grinds.schema.ts';
import { lineKey } from '../catalog/grinds.ts';
import { isWholePaise } from '../money/money.ts';
import { isInSteps, quantityLimits } from '../orders/quantities.ts';
import { areAllDifferent } from '../text/all-different.ts';
import { checked, Id } from '../text/text.schema.ts';
import {
  checkDiscountReason,
  creditKinds,
  creditTexts,
  flourFates,
  refundMethods,
  returnReasons,
} from './credit-notes.ts';
import { checkPaymentReference, paymentLimits, paymentTexts } from './payments.ts';

const Rupees = z
  .number()
  .min(0.01, paymentTexts.amountInvalid)
  .max(paymentLimits.amountMax)
  .refine(isWholePaise, paymentTexts.wholePaise);

/** What credit notes took off a line. */
export const GivenBack = z.object({
  kg: z.number().describe('Flour that came back'),
  amount: z.number().describe('Rupees, discounts included'),
  discount: z.number().describe('The part of the amount that is a discount'),
});
export type GivenBack = z.infer<typeof GivenBack>;

export const CreditNoteOfOrder = z.object({
  _id: Id,
  number: z.string().describe('Without gaps in a financial year: CN/26-27/000008'),
  kind: z.enum(creditKinds),
  reason: z.string().describe('One of a list for a return, in the words of staff for a discount'),
  flour: z.enum(flourFates).exactOptional().describe('Absent for a discount'),
  amount: z.number().describe('Rupees'),
  deliveryCharge: z.number().describe('The part of the amount that is the delivery charge'),
  at: z.string(),
});
export type CreditNoteOfOrder = z.infer<typeof CreditNoteOfOrder>;

const Refund = z.strictObject({
  method: z.enum(refundMethods),
  amount: Rupees.describe(
    'Rupees that leave: at most what was paid too much after this note. account: the whole amount of the note, at most what is open of the order',
  ),
  reference: checked(checkPaymentReference).optional(),
});
export type Refund = z.input<typeof Refund>;

const ReturnedLine = z.strictObject({
  productId: Id,
  grind: GrindKey.exactOptional().describe('As sold. Needed for a line with a grind'),
  kg: z
    .number(creditTexts.weightInvalid)
    .positive(creditTexts.weightInvalid)
    .max(quantityLimits.quantityMaxKg, creditTexts.weightInvalid)
    .refine((kg) => isInSteps(kg, 1), creditTexts.weightInvalid)
    .describe('To the gram'),
});

export const ReturnedLines = z
  .array(ReturnedLine)
  .min(1)
  .max(quantityLimits.itemsMax)
  .refine((lines) => areAllDifferent(lines.map(lineKey)), creditTexts.lineTwice);

export const NewReturn = z.strictObject({
  lines: ReturnedLines,
  reason: z.enum(returnReasons),
  flour: z.enum(flourFates),
  withDeliveryCharge: z.boolean().exactOptional(),
  amount: Rupees.describe('What staff saw; another amount is refused'),
  refund: Refund.exactOptional().describe('Absent if no money leaves'),
});
export type NewReturn = z.input<typeof NewReturn>;

export const NewDiscount = z.strictObject({
  amount: Rupees,
  reason: checked(checkDiscountReason),
  refund: Refund.exactOptional().describe('Absent if no money leaves'),
});
export type NewDiscount = z.input<typeof NewDiscount>;
