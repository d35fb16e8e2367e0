import * as z from 'zod';
import { Grind, GrindKey } from '../catalog/grinds.schema.ts';
import { checkPhone, phoneDigits } from '../contact/contact-details.ts';
import { languages } from '../language/languages.ts';
import { MAX_PRICE_PAISE, paiseToRupees } from '../money/money.ts';
import { orderLines } from '../orders/orders.schema.ts';
import { isInSteps, quantityLimits } from '../orders/quantities.ts';
import { checkPaymentReference } from '../payments/payments.ts';
import { Amount } from '../payments/payments.schema.ts';
import { checkName } from '../people/accounts.ts';
import { checked, Id } from '../text/text.schema.ts';
import { counterRefusals, counterWays, scaleSteps } from './counter.ts';

export const ScaleStep = z.literal([...scaleSteps]);

const CounterLine = z.strictObject({
  productId: Id,
  grind: GrindKey.exactOptional().describe('Needed for a flour with grinds'),
  quantityKg: z
    .number(counterRefusals.weightInvalid)
    .positive(counterRefusals.weightInvalid)
    .max(quantityLimits.quantityMaxKg, counterRefusals.weightInvalid)
    .refine((kg) => isInSteps(kg, 1), counterRefusals.weightInvalid)
    .describe("Whole steps of the shop's scale"),
  pricePerKg: z
    .number()
    .positive()
    .max(paiseToRupees(MAX_PRICE_PAISE))
    .describe(
      'As shown. A customer with an open account has their own price, in every way of paying',
    ),
});

const CounterCustomer = z
  .strictObject({
    customerId: Id.exactOptional(),
    name: checked(checkName).exactOptional().describe('Of a customer who is not known yet'),
    language: z.enum(languages).exactOptional().describe('Of a customer who is not known yet'),
    contactNumber: checked(checkPhone).overwrite(phoneDigits),
  })
  .refine(({ customerId, name }) => (customerId === undefined) !== (name === undefined), {
    path: ['name'],
    message: 'Either a known customer or the name of a new one',
  });

/** Flour that was handed over at the mill, and paid there or put on account. */
export const NewCounterSale = z
  .strictObject({
    items: orderLines(CounterLine),
    method: z.enum(counterWays).describe('account: only for a customer with an open account'),
    reference: checked(checkPaymentReference).exactOptional().describe('Of a UPI payment'),
    amount: Amount.describe('Rupees that the till showed; another amount is refused'),
    customer: CounterCustomer.exactOptional().describe('Absent: nobody is named'),
    soldAt: z.iso
      .datetime()
      .exactOptional()
      .describe('Of a sale that the till kept without a network. Absent: now'),
  })
  .refine(({ method, customer }) => method !== 'account' || customer?.customerId !== undefined, {
    path: ['customer'],
    message: counterRefusals.accountNeedsCustomer,
  });
export type NewCounterSale = z.infer<typeof NewCounterSale>;

export const CounterFlour = z.object({
  _id: Id,
  name: z.string(),
  nameMr: z.string(),
  nameHi: z.string(),
  productImg: z.string(),
  pricePerKg: z.number(),
  stockKg: z.number(),
  grinds: z.array(Grind),
});
export type CounterFlour = z.infer<typeof CounterFlour>;

/** What a till needs before the first sale. */
export const CounterAnswer = z.object({
  flours: z.array(CounterFlour).describe('Each at its place, whatever is in stock'),
  scaleStepGrams: ScaleStep,
  upi: z
    .object({ upiId: z.string(), name: z.string(), upiCode: z.string().exactOptional() })
    .nullable()
    .describe('Null: the shop takes no UPI payments'),
});
export type CounterAnswer = z.infer<typeof CounterAnswer>;
