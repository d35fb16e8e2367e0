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
import { checked, Id } from './text.schema.ts';

const OrderedProduct = z.object({
  _id: Id,
  name: z.string(),
  productImg: z.string(),
  description: z.string(),
});

const OrderItem = z.object({
  productId: OrderedProduct,
  quantityKg: z.int(),
  pricePerKg: z.number(),
  totalPrice: z.number(),
});

const Buyer = z.object({
  _id: Id,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  profileImg: z.string(),
});

const OrderEvent = z.object({
  kind: z.string(),
  orderStatus: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  by: z.string(),
  at: z.string(),
});

export const Order = z
  .object({
    _id: Id,
    userId: Buyer,
    items: z.array(OrderItem),
    totalAmount: z.number(),
    deliveryAddress: z.string(),
    contactNumber: z.string(),
    paymentStatus: z.enum(paymentStatuses),
    orderStatus: z.enum(orderStatuses),
    paymentMethod: z.string(),
    version: z.int(),
    history: z.array(OrderEvent),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Order' });

const NewOrderItem = z.strictObject({
  productId: Id,
  quantityKg: z
    .int(orderRefusals.quantityInvalid)
    .min(orderLimits.quantityMinKg, orderRefusals.quantityInvalid)
    .max(orderLimits.quantityMaxKg, orderRefusals.quantityInvalid),
  pricePerKg: z.number().positive().max(paiseToRupees(MAX_PRICE_PAISE)),
});

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

export const StatusChange = z.strictObject({
  orderId: Id,
  paymentStatus: z.enum(paymentStatuses),
  orderStatus: z.enum(orderStatuses),
  version: z.int().optional(),
});

/** Chosen by the client once per attempt to order. Any visible ASCII characters. */
export const IdempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .max(orderLimits.idempotencyKeyMax)
  .describe('The same key always returns the same order; another body under it is refused');
