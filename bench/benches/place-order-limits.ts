import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import {
  finalStatuses,
  newOrder,
  paidStatuses,
  statusesWithoutStock,
} from '@dalan/contract/orders/orders';

const MANY = 1_000_000_000;

/** $10 to $17 of place-order.sql: limits are counted, but never reached. */
export const highLimits = [
  ...[MANY, 1, MANY, MANY, 1],
  ...[finalStatuses, paidStatuses, statusesWithoutStock],
] as const;

/** $18 to $26: the delivery rule is off, and its page was never saved. */
export const noDeliveryRule = [
  ...[0, dayAfter(shopClock(new Date()).day), null, 0],
  ...[null, 0, null, null, null],
] as const;

/** $27 and $28. */
export const byCustomer = [null, newOrder.orderStatus] as const;
