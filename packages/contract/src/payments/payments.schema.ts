import * as z from 'zod';
import { isWholePaise } from '../money/money.ts';
import {
  checkCorrectionReason,
  checkPaymentReference,
  checkUpiReference,
  claimStates,
  paymentLimits,
  paymentMethods,
  paymentTexts,
} from './payments.ts';
import { checked, Id } from '../text/text.schema.ts';

export const Amount = z
  .number()
  .min(0.01, paymentTexts.amountInvalid)
  .max(paymentLimits.amountMax)
  .refine(isWholePaise, paymentTexts.wholePaise);

export const Payment = z
  .object({
    _id: Id,
    method: z.enum(paymentMethods),
    amount: z.number().describe('Rupees; below zero only on a correction or a refund'),
    reference: z.string(),
    corrects: z.string().nullable().describe('Id of the corrected payment'),
    creditNote: Id.exactOptional().describe('Id of the credit note of a refund'),
    reason: z.string().describe('Why it was corrected; empty on a payment'),
    /** Name of the person. Empty if the account was erased. */
    by: z.string(),
    at: z.string(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof Payment>;

/** The newest claim of an order: its customer says that they have paid. */
export const PaymentClaim = z
  .object({
    state: z.enum(claimStates),
    amount: z.number().describe('What was still to pay when the customer said so'),
    reference: z.string(),
    at: z.string(),
    answeredAt: z.string().nullable(),
  })
  .meta({ id: 'PaymentClaim' });
export type PaymentClaim = z.infer<typeof PaymentClaim>;

export const NewPaymentClaim = z.strictObject({
  reference: checked(checkUpiReference).optional(),
});
export type NewPaymentClaim = z.input<typeof NewPaymentClaim>;

export const NewPayment = z.strictObject({
  method: z.enum(paymentMethods),
  amount: Amount,
  reference: checked(checkPaymentReference).optional(),
});
export type NewPayment = z.input<typeof NewPayment>;

export const PaymentCorrection = z.strictObject({
  amount: Amount.describe('Rupees to take off the payment'),
  reason: checked(checkCorrectionReason),
});
export type PaymentCorrection = z.input<typeof PaymentCorrection>;
