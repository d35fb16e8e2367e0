import * as z from 'zod';
import { phoneDigits } from './contact-details.ts';
import { MAX_PRICE_PAISE, paiseToRupees } from './money.ts';
import {
  checkContactNumber,
  checkDeliveryAddress,
  orderLimits,
  orderStatuses,
  orderRefusals,
  paymentStatuses,
} from './orders.ts';
import { Payment, PaymentClaim } from './payments.schema.ts';
import { checked, Id } from './text.schema.ts';

const OrderedProduct = z.object({
  _id: Id,
  name: z.string(),
  productImg: z.string(),
  description: z.string(),
});
export type OrderedProduct = z.infer<typeof OrderedProduct>;

const OrderItem = z.object({
  productId: OrderedProduct,
  quantityKg: z.int(),
  pricePerKg: z.number(),
  totalPrice: z.number(),
});
export type OrderItem = z.infer<typeof OrderItem>;

const Buyer = z.object({
  _id: Id,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  profileImg: z.string(),
});
export type Buyer = z.infer<typeof Buyer>;

const OrderEvent = z.object({
  kind: z.string(),
  orderStatus: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  /** Name of the actor. Empty if the account was erased. */
  by: z.string(),
  at: z.string(),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

export const Order = z
  .object({
    _id: Id,
    userId: Buyer,
    items: z.array(OrderItem),
    totalAmount: z.number(),
    amountToPay: z.number(),
    paidAmount: z.number().describe('Sum of the payments'),
    payments: z.array(Payment).describe('Oldest first'),
    claim: PaymentClaim.nullable().describe('null: the customer never said that they paid'),
    deliveryAddress: z.string(),
    contactNumber: z.string(),
    paymentStatus: z.enum(paymentStatuses),
    orderStatus: z.enum(orderStatuses),
    paymentMethod: z.string(),
    version: z.int(),
    /** Oldest first. */
    history: z.array(OrderEvent),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

const NewOrderItem = z.strictObject({
  productId: Id,
  quantityKg: z
    .int(orderRefusals.quantityInvalid)
    .min(orderLimits.quantityMinKg, orderRefusals.quantityInvalid)
    .max(orderLimits.quantityMaxKg, orderRefusals.quantityInvalid),
  pricePerKg: z.number().positive().max(paiseToRupees(MAX_PRICE_PAISE)),
});
export type NewOrderItem = z.infer<typeof NewOrderItem>;

export const NewOrder = z.strictObject({
  userId: Id,
  items: z
    .array(NewOrderItem)
    .min(1, orderRefusals.noItems)
    .max(orderLimits.itemsMax, orderRefusals.tooManyItems)
    .refine(
      (items) => new Set(items.map((item) => item.productId)).size === items.length,
      orderRefusals.productTwice,
    ),
  deliveryAddress: checked(checkDeliveryAddress),
  contactNumber: checked(checkContactNumber).overwrite(phoneDigits),
});
export type NewOrder = z.infer<typeof NewOrder>;

export const StatusChange = z.strictObject({
  orderId: Id,
  paymentStatus: z.enum(paymentStatuses),
  orderStatus: z.enum(orderStatuses),
  /** The version shown in the dialog. A newer one in the database leads to a 409. */
  version: z.int().optional(),
});
export type StatusChange = z.infer<typeof StatusChange>;

/** Chosen by the client once per attempt to order. Any visible ASCII characters. */
export const IdempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .max(orderLimits.idempotencyKeyMax)
  .describe('The same key always returns the same order; another body under it is refused');
