import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '@dalan/contract/orders';
import { isGone } from '../../lib/api/api.ts';

/** The first part of the key of every single order. */
export const ORDER_KEY = 'order';

export const orderKey = (id: string) => [ORDER_KEY, id];

/**
 * Every order that comes from the server passes here, and the newer of it and the known one goes on:
 * answers may overtake each other, and nobody should see an order go back.
 */
export function keepNewest(queryClient: QueryClient, order: Order): Order {
  const key = orderKey(order._id);
  const known = queryClient.getQueryData<Order>(key);
  if (known !== undefined && known.version > order.version) return known;
  // A list that was on its way while the order was deleted does not bring it back.
  if (!isGone(queryClient.getQueryState(key)?.error)) queryClient.setQueryData(key, order);
  return order;
}
