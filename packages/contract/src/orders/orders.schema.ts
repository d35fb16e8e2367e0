import * as z from 'zod';
import { Grind, GrindKey } from '../catalog/grinds.schema.ts';
import { lineKey } from '../catalog/grinds.ts';
import type { LineId } from '../catalog/grinds.ts';
import { areAllDifferent } from '../text/all-different.ts';
import { phoneDigits } from '../contact/contact-details.ts';
import { nameInLanguage } from '../language/languages.schema.ts';
import { languages } from '../language/languages.ts';
import { MAX_PRICE_PAISE, paiseToRupees } from '../money/money.ts';
import { gramsToKg } from '../money/weight.ts';
import {
  checkContactNumber,
  checkDeliveryAddress,
  orderLimits,
  orderStatuses,
  orderRefusals,
  paymentStatuses,
} from './orders.ts';
import { isInSteps } from './quantities.ts';
import { CreditNoteOfOrder, GivenBack } from '../payments/credit-notes.schema.ts';
import { Payment, PaymentClaim } from '../payments/payments.schema.ts';
import { Day, Pincode, Rupees } from '../settings/settings.schema.ts';
import { checked, Id } from '../text/text.schema.ts';

const OrderedProduct = z.object({
  _id: Id,
  name: z.string().describe('The English one, as sold'),
  ...nameInLanguage,
  productImg: z.string(),
  description: z.string(),
});
export type OrderedProduct = z.infer<typeof OrderedProduct>;

const Kilograms = z.number().describe('To the gram; whole kilograms are integers');

/** What a line says about the milling that its bag was filled from. */
export const BatchOfLine = z.object({
  number: z.string(),
  milledOn: Day,
  bestBefore: Day.nullable().describe('Null: nobody has said how long the flour keeps'),
});
export type BatchOfLine = z.infer<typeof BatchOfLine>;

const OrderItem = z.object({
  productId: OrderedProduct,
  grind: Grind.exactOptional().describe('As sold. Absent for a flour without grinds'),
  quantityKg: Kilograms,
  pricePerKg: z.number(),
  totalPrice: z.number(),
  batch: BatchOfLine.exactOptional().describe('From milling on'),
  givenBack: GivenBack.exactOptional().describe('Set once a credit note took something off'),
});
export type OrderItem = z.infer<typeof OrderItem>;

const Buyer = z.object({
  _id: Id,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  profileImg: z.string(),
  language: z.enum(languages).describe('Of mails and messages to them'),
});
export type Buyer = z.infer<typeof Buyer>;

/**
 * What a change of an order changed, for its history and its mail. Address, phone number and
 * pincode are personal: only that they changed is kept.
 */
export const OrderContentChanges = z.object({
  /** `wasKg` is 0 for a new line, `isKg` for a removed one. */
  lines: z
    .array(
      z.object({
        name: z.string(),
        grind: Grind.exactOptional(),
        wasGrind: Grind.exactOptional().describe('Set only where the grind of a line changed'),
        wasKg: Kilograms,
        isKg: Kilograms,
      }),
    )
    .exactOptional(),
  deliveryAddress: z.literal(true).exactOptional(),
  contactNumber: z.literal(true).exactOptional(),
  pincode: z.literal(true).exactOptional(),
  dueOn: z.tuple([Day, Day]).exactOptional(),
  /** These three are in rupees: the sum of the lines, the charge, and both. */
  totalAmount: z.tuple([z.number(), z.number()]).exactOptional(),
  deliveryCharge: z.tuple([z.number(), z.number()]).exactOptional(),
  amountToPay: z.tuple([z.number(), z.number()]).exactOptional(),
});
export type OrderContentChanges = z.infer<typeof OrderContentChanges>;

const OrderEvent = z.object({
  kind: z.string().describe('Also `put on account` and `taken off account`'),
  orderStatus: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  /** Name of the actor. Empty if the account was erased. */
  by: z.string(),
  at: z.string(),
  /** Set only where the order moved to another day. */
  dueOn: Day.exactOptional(),
  /** A reason or the name of a rider, where there is one. */
  note: z.string().exactOptional(),
  /** Set only where items, address, number or day were changed. */
  changes: OrderContentChanges.exactOptional(),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

const PlannedRun = z.object({
  _id: Id,
  rider: z.string(),
  day: Day,
  number: z.int().describe('1 for the first run of the rider on that day'),
});
export type PlannedRun = z.infer<typeof PlannedRun>;

export const Order = z
  .object({
    _id: Id,
    userId: Buyer,
    items: z.array(OrderItem),
    /** Sum of the lines. */
    totalAmount: z.number(),
    /** The charge is fixed when the order is placed. */
    deliveryCharge: z.number(),
    roundOff: z
      .number()
      .exactOptional()
      .describe('Brings a counter sale to the rupee. Absent if nothing is rounded'),
    /** Sum of the lines, the charge and the rounding, less what credit notes gave back. */
    amountToPay: z.number(),
    givenBackAmount: z.number().exactOptional().describe('Sum of the credit notes'),
    creditNotes: z.array(CreditNoteOfOrder).exactOptional().describe('Oldest first'),
    /** The day of delivery, in the shop's time zone. */
    dueOn: Day,
    /** Null if the order was placed with the delivery rule off, or its customer was erased. */
    pincode: z.string().nullable(),
    paidAmount: z.number().describe('Sum of the payments'),
    payments: z.array(Payment).describe('Oldest first'),
    claim: PaymentClaim.nullable().describe('null: the customer never said that they paid'),
    deliveryAddress: z.string(),
    contactNumber: z.string(),
    paymentStatus: z.enum(paymentStatuses),
    orderStatus: z.enum(orderStatuses),
    paymentMethod: z.string(),
    billNumber: z.string().nullable().describe('Null until its bill is made'),
    channel: z
      .literal('counter')
      .exactOptional()
      .describe('Set for a sale at the counter. All other orders are delivered'),
    onAccount: z
      .literal(true)
      .exactOptional()
      .describe('What is open of it is owed on account: nothing is collected at the door'),
    isRepeat: z.literal(true).exactOptional().describe('Made by a repeat order'),
    packedAt: z.string().nullable().describe('When the bags were packed; null: not yet'),
    plannedRun: PlannedRun.exactOptional().describe('The run it waits for. Only staff see it'),
    version: z.int(),
    /** The entries are oldest first. */
    history: z.array(OrderEvent),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

export const OrderLine = z.strictObject({
  productId: Id,
  grind: GrindKey.exactOptional().describe('Needed for a flour with grinds'),
  quantityKg: z
    .number(orderRefusals.quantityInvalid)
    .positive(orderRefusals.quantityInvalid)
    .max(orderLimits.quantityMaxKg, orderRefusals.quantityInvalid)
    .refine((kg) => isInSteps(kg, orderLimits.smallestStepGrams), orderRefusals.quantityInvalid)
    .describe("A multiple of the flour's step")
    .meta({ multipleOf: gramsToKg(orderLimits.smallestStepGrams) }),
});

/** The lines name each flour once, or once in each grind. */
export function orderLines<Line extends z.ZodType<LineId>>(line: Line) {
  return z
    .array(line)
    .min(1, orderRefusals.noItems)
    .max(orderLimits.itemsMax, orderRefusals.tooManyItems)
    .refine((lines) => areAllDifferent(lines.map(lineKey)), orderRefusals.productTwice);
}

export const NewOrderItem = OrderLine.extend({
  pricePerKg: z.number().positive().max(paiseToRupees(MAX_PRICE_PAISE)),
});
export type NewOrderItem = z.infer<typeof NewOrderItem>;

export const NewOrder = z.strictObject({
  userId: Id,
  items: orderLines(NewOrderItem),
  deliveryAddress: checked(checkDeliveryAddress),
  contactNumber: checked(checkContactNumber).overwrite(phoneDigits),
  /** These three are sent only with the delivery rule on. */
  pincode: Pincode.exactOptional(),
  dueOn: Day.exactOptional().describe(
    'One of the days to choose from; else the earliest with room',
  ),
  deliveryCharge: Rupees.exactOptional().describe(
    'What the customer saw; another charge is refused',
  ),
  insteadOf: Id.exactOptional().describe(
    'An own order that is cancelled in the same moment; if either fails, nothing changes',
  ),
});
export type NewOrder = z.infer<typeof NewOrder>;

export const StatusChange = z.strictObject({
  orderId: Id,
  paymentStatus: z.enum(paymentStatuses),
  orderStatus: z.enum(orderStatuses),
  /** The version shown in the dialog. A newer one in the database leads to a 409. */
  version: z.int().optional(),
  /** If set, the order also moves to this day. */
  dueOn: Day.exactOptional(),
});
export type StatusChange = z.infer<typeof StatusChange>;

/** The client chooses the key once per attempt to order, of any visible ASCII characters. */
export const IdempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .max(orderLimits.idempotencyKeyMax)
  .describe('The same key always returns the same order; another body under it is refused');
