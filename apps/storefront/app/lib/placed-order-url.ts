const PLACED = 'placed';

/** The URL after a checkout: My Orders, which confirms this order. */
export function placedOrderUrl(orderId: string): string {
  return `/myorders?${new URLSearchParams({ [PLACED]: orderId }).toString()}`;
}

export function readPlacedOrderId(query: URLSearchParams): string | null {
  return query.get(PLACED);
}
