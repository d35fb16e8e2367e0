import { finalStatuses, paidStatuses, statusesWithoutStock } from '@dalan/contract/orders';

const MANY = 1_000_000_000;

/** The last parameters of place-order.sql, from $10 on: limits are counted, but never reached. */
export const highLimits = [
  ...[MANY, 1, MANY, MANY, 1],
  ...[finalStatuses, paidStatuses, statusesWithoutStock],
] as const;
