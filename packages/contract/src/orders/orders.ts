import { checkPhone, contactDetailLimits } from '../contact/contact-details.ts';
import { orderTexts } from './orders.texts.ts';
import { quantityLimits, quantityTexts } from './quantities.ts';
import { checkParagraph } from '../text/text.ts';

export { orderTexts } from './orders.texts.ts';

export type {
  BatchOfLine,
  Buyer,
  NewOrder,
  NewOrderItem,
  Order,
  OrderContentChanges,
  OrderedProduct,
  OrderEvent,
  OrderItem,
  PlannedRun,
  StatusChange,
} from './orders.schema.ts';

export const orderStatuses = [
  'Pending',
  'Processing',
  'Shipped',
  'Delivered',
  'Cancelled',
  'Returned',
  'Placed',
  'Confirmed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStatuses = [
  'Pending',
  'Completed',
  'Failed',
  'Refunded',
  'Partially Paid',
  'Paid',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** How an order came in. */
export const orderChannels = ['shop', 'phone', 'repeat', 'counter'] as const;
export type OrderChannel = (typeof orderChannels)[number];

export const orderLimits = {
  ...quantityLimits,
  addressMax: contactDetailLimits.addressMax,
  idempotencyKeyMax: 100,
  shortIdLength: 8,
  movedAtOnceMax: 200,
} as const;

export const newOrder = {
  orderStatus: 'Placed',
  paymentStatus: 'Pending',
  paymentMethod: 'Cash on Delivery',
} as const;

/** In these statuses the stock is released. In all others the order holds it. */
export const statusesWithoutStock: readonly OrderStatus[] = ['Cancelled', 'Returned'];
export const cancellableStatuses: readonly OrderStatus[] = ['Placed', 'Pending', 'Confirmed'];
/** The flour of these is milled and not given back. */
export const milledStatuses: readonly OrderStatus[] = ['Processing', 'Shipped', 'Delivered'];
export const finalStatuses: readonly OrderStatus[] = ['Delivered', 'Cancelled', 'Returned'];
/** In these statuses nothing is left to pay. */
export const paidStatuses: readonly PaymentStatus[] = ['Completed', 'Paid'];

/**
 * The first characters of a UUIDv7 are a timestamp and repeat within a minute. The last ones do
 * not.
 */
export function shortOrderId(id: string): string {
  return id.slice(-orderLimits.shortIdLength).toUpperCase();
}

/** Separate from the other texts, to keep them out of the panel's bundle. */
export const ORDER_DELETED = 'Order deleted successfully';

export const orderRefusals = {
  quantityInvalid: quantityTexts.invalid,
  noItems: 'Please choose at least one product',
  tooManyItems: 'An order holds at most 20 products',
  productTwice: 'Each product can stand in an order only once',
  orderTwice: 'Each order can stand here only once',
  tooManyOrders: (phone: string) =>
    `Many orders came from this account or phone number in a short time, so this one was not placed. Please try again later or call us on ${phone}.`,
  tooManyOpenOrders: (phone: string) =>
    `Many orders of this account or phone number are still to be delivered and paid, so this one was not placed. Please wait for them or call us on ${phone}.`,
  tooMuchFlour: (phone: string) =>
    `This is more flour than one account or phone number can order in a day, so the order was not placed. Please order less or call us on ${phone}.`,
} as const;

export function checkDeliveryAddress(value: string): string | undefined {
  return checkParagraph(value, orderLimits.addressMax, orderTexts.addressRequired);
}

export const checkContactNumber = checkPhone;
