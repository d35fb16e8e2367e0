import type { LoggedIn } from '../shops/sessions.ts';
import type { TestProduct } from '../shops/products.ts';

type Line = { product: TestProduct; kg: number; pricePerKg?: number };

export function orderBody(buyer: LoggedIn, lines: Line[]) {
  return {
    userId: buyer.userId,
    items: lines.map(({ product, kg, pricePerKg = product.pricePerKg }) => ({
      productId: product.id,
      quantityKg: kg,
      pricePerKg,
    })),
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
