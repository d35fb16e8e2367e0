/**
 * The stream that tells an open Order Master of orders: server-sent events, read by `EventSource`.
 * Events are not kept: on every `open`, the first and each later one, read the list anew.
 */
export const ORDERS_CHANGED = 'orders';

/** What may happen to an order, in the words of its history. */
export const orderChanges = ['placed', 'status changed', 'cancelled', 'deleted'] as const;
export type OrderChange = (typeof orderChanges)[number];

/** The data of an `orders` event: everything of about one second. */
export type OrdersChanged = {
  /** Oldest first. */
  changes: { orderId: string; change: OrderChange }[];
  /** So much happened that some of it is left out. */
  isMore: boolean;
};

export const CHANGES_PER_EVENT = 50;
