const PLACED = 'placed';

/** Where a checkout ends: My Orders, with the word that this order is placed. */
export function placedOrderUrl(orderId: string): string {
  return `/myorders?${new URLSearchParams({ [PLACED]: orderId }).toString()}`;
}

/** The order that the address says has just been placed. */
export function readPlacedOrderId(query: URLSearchParams): string | null {
  return query.get(PLACED);
}
