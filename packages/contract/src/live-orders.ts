export type { OrdersChanged } from './live-orders.schema.ts';

/**
 * Server-sent events that keep an open Order Master up to date, read by `EventSource`. Events are
 * not stored: reload the list on every `open`.
 */
export const ORDERS_CHANGED = 'orders';

/** Kinds of order history entries. */
export const orderChanges = [
  'placed',
  'status changed',
  'cancelled',
  'deleted',
  'moved to another day',
] as const;
export type OrderChange = (typeof orderChanges)[number];

export const CHANGES_PER_EVENT = 50;
