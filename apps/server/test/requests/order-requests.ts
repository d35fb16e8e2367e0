import type { LoggedIn } from '../shops/sessions.ts';
import type { TestProduct } from '../shops/products.ts';

export type Line = { product: TestProduct; kg: number; grind?: string; pricePerKg?: number };

export function itemsOf(lines: Line[]) {
  return lines.map(({ product, kg, grind, pricePerKg = product.pricePerKg }) => ({
    productId: product.id,
    ...(grind !== undefined && { grind }),
    quantityKg: kg,
    pricePerKg,
  }));
}

export function orderBody(buyer: LoggedIn, lines: Line[]) {
  return {
    userId: buyer.userId,
    items: itemsOf(lines),
    deliveryAddress: '12 Jatyachi Aali, Kasba Peth, Pune 411011',
    contactNumber: buyer.phone,
  };
}

/** A POST /api/orders request for `app.inject`. */
export function orderRequest(buyer: LoggedIn, lines: Line[], key?: string) {
  return {
    method: 'POST' as const,
    url: '/api/orders',
    headers: { ...buyer.headers, ...(key !== undefined && { 'idempotency-key': key }) },
    payload: orderBody(buyer, lines),
  };
}
