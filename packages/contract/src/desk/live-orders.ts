export type { OrdersChanged } from './live-orders.schema.ts';

/**
 * Server-sent events that keep an open Order Master up to date, read by `EventSource`. Events are
 * not stored: reload the list when a stream is opened again.
 */
export const ORDERS_CHANGED = 'orders';

/** Sent when a run was planned, started, counted or removed. It has no data. */
export const RUNS_CHANGED = 'runs';

/**
 * The first event of a stream if orders or runs changed in the seconds before: a list that was read
 * just before it may miss them. It has no data.
 */
export const RECENTLY_CHANGED = 'recent';
/** A list that is not older than this when its stream opens misses nothing else. */
export const FRESH_LIST_MS = 10_000;

/** Kinds of order history entries. */
export const orderChanges = [
  'placed',
  'status changed',
  'cancelled',
  'deleted',
  'moved to another day',
  'payment recorded',
  'payment corrected',
  'payment claimed',
  'payment not found',
  'no answer',
  'packed',
  'not packed',
  'contents changed',
  'put on a run',
  'taken off a run',
  'not delivered',
  'flour returned',
  'discount given',
  'payment refunded',
  'put on account',
  'taken off account',
] as const;
export type OrderChange = (typeof orderChanges)[number];

export const CHANGES_PER_EVENT = 50;
