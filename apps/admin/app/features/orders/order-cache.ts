import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '@dalan/contract/orders/orders';
import { isNotFound } from '../../lib/api/api.ts';

/** First element of every single order's query key. */
export const ORDER_KEY = 'order';
/** First element of every order list's query key. */
export const ORDERS_KEY = 'orders';

export const orderKey = (id: string) => [ORDER_KEY, id];

/**
 * Every order from the server passes through here. Responses can arrive out of order, so the
 * higher version wins: staff must never see an order revert.
 */
export function keepNewest(queryClient: QueryClient, order: Order): Order {
  const key = orderKey(order._id);
  const known = queryClient.getQueryData<Order>(key);
  if (known !== undefined && known.version > order.version) return known;
  // A list response that was in flight during the deletion must not restore the order.
  if (!isNotFound(queryClient.getQueryState(key)?.error)) queryClient.setQueryData(key, order);
  return order;
}
