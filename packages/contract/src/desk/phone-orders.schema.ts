import * as z from 'zod';
import { checkName } from '../people/accounts.ts';
import { checkPhone, phoneDigits } from '../contact/contact-details.ts';
import { DayLeft } from '../delivery/delivery.schema.ts';
import { languages } from '../language/languages.ts';
import { AccountOfCaller } from '../on-account/accounts.schema.ts';
import { NewOrder, Order } from '../orders/orders.schema.ts';
import { Delivery } from '../settings/settings.schema.ts';
import { checked, Id } from '../text/text.schema.ts';

/** A number in any notation: `+91 98765-43210`, `९८७६५ ४३२१०`. */
export const CallerQuery = z.strictObject({
  number: checked(checkPhone).overwrite(phoneDigits),
});
export type CallerQuery = z.infer<typeof CallerQuery>;

const UsedAddress = z.object({
  deliveryAddress: z.string(),
  pincode: z.string().nullable().describe('Null: not known'),
});
export type UsedAddress = z.infer<typeof UsedAddress>;

export const KnownCustomer = z.object({
  _id: Id,
  name: z.string(),
  createdAt: z.string(),
  orders: z.int().describe('How many they placed'),
  addresses: z.array(UsedAddress).describe('Of the last orders and the profile, newest first'),
  lastOrder: Order.nullable(),
  account: AccountOfCaller.exactOptional().describe(
    'Limit, what they owe and their own prices. Only with an open account',
  ),
  openToday: Order.nullable().describe('Placed today and still to come'),
});
export type KnownCustomer = z.infer<typeof KnownCustomer>;

/** Usually one customer has the number; a new number has none. */
export const CallerAnswer = z.object({ customers: z.array(KnownCustomer) });
export type CallerAnswer = z.infer<typeof CallerAnswer>;

export const PhoneOrderDays = z.object({
  rule: Delivery.nullable().describe('Null while it is off'),
  days: z.array(DayLeft).describe('The next open days; below zero: more than fits'),
});
export type PhoneOrderDays = z.infer<typeof PhoneOrderDays>;

/** The order is for a known customer by id, or for a new one by name. */
export const NewPhoneOrder = NewOrder.omit({ userId: true, insteadOf: true })
  .extend({
    customerId: Id.exactOptional(),
    name: checked(checkName).exactOptional().describe('Of a customer who is not known yet'),
    language: z.enum(languages).exactOptional().describe('Of a customer who is not known yet'),
    isAgreed: z.boolean().describe('True: the order starts as Confirmed'),
    allowFullDay: z.boolean().exactOptional().describe('True: more than the day has room for'),
  })
  .refine(({ customerId, name }) => (customerId === undefined) !== (name === undefined), {
    path: ['name'],
    message: 'Either a known customer or the name of a new one',
  });
export type NewPhoneOrder = z.infer<typeof NewPhoneOrder>;
