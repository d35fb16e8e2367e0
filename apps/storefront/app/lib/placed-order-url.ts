const PLACED = 'placed';

/** The end of a checkout: My Orders, which confirms this order. */
export function placedOrderUrl(orderId: string): string {
  return `/myorders?${new URLSearchParams({ [PLACED]: orderId }).toString()}`;
}

export function readPlacedOrderId(query: URLSearchParams): string | null {
  return query.get(PLACED);
}
