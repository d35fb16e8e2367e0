import { finalStatuses, paidStatuses, statusesWithoutStock } from '@dalan/contract/orders';

const MANY = 1_000_000_000;

/** The last parameters of place-order.sql, from $10 on: all is counted and nothing refused. */
export const wideLimits = [
  ...[MANY, 1, MANY, MANY, 1],
  ...[finalStatuses, paidStatuses, statusesWithoutStock],
] as const;
