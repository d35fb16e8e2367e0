import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { Page } from '@dalan/contract/text/lists';
import type { Order } from '@dalan/contract/orders/orders';

import { browserClient } from '../../../lib/api/browser-client.ts';
import { languageQuery } from '../../../lib/language/language-query.ts';
import { isSessionEnd } from '../../../lib/session/require-customer.ts';

/** These fill the first screens of a phone. Older orders load on demand. */
const MY_ORDERS_PAGE_SIZE = 20;

type OrdersQuery = { userId: string; pages: number };

/** The customer's newest orders, or undefined on failure. */
export async function loadOrders(
  { userId, pages }: OrdersQuery,
  signal: AbortSignal,
): Promise<Page<Order> | undefined> {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  try {
    const loaded = await Promise.all(
      numbers.map((page) =>
        browserClient.list(
          'listMyOrders',
          { query: { page, pageSize: MY_ORDERS_PAGE_SIZE, ...languageQuery } },
          { headers: { 'user-id': userId }, signal },
        ),
      ),
    );
    const total = Math.max(...loaded.map((page) => page.total));
    return { rows: withoutRepeats(loaded.flatMap(({ rows }) => rows)), total };
  } catch (error) {
    if (isSessionEnd(error)) throw error;
    if (error instanceof ApiError || error instanceof NoAnswer) return undefined;
    throw error;
  }
}

/** Removes repeats: an order placed between two calls shifts another one onto the next page. */
function withoutRepeats(orders: readonly Order[]): Order[] {
  return [...new Map(orders.map((order) => [order._id, order])).values()];
}
