import { randomUUID } from 'node:crypto';
import { counterTotal } from '@dalan/contract/desk/counter';
import { paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { TestProduct } from '../shops/products.ts';
import type { LoggedIn } from '../shops/sessions.ts';

export type WeighedFlour = { product: TestProduct; grams: number; grind?: string };

/** A sale for cash without a name, with what a till would ask for it. */
export function saleBody(lines: WeighedFlour[], change: Record<string, unknown> = {}) {
  const { toPayPaise } = counterTotal(
    lines.map(({ product, grams }) => ({ pricePaise: rupeesToPaise(product.pricePerKg), grams })),
  );
  return {
    items: lines.map(({ product, grams, grind }) => ({
      productId: product.id,
      ...(grind !== undefined && { grind }),
      quantityKg: grams / 1000,
      pricePerKg: product.pricePerKg,
    })),
    method: 'cash',
    amount: paiseToRupees(toPayPaise),
    ...change,
  };
}

/** A POST /api/admin/counter/sales request for `app.inject`. */
export function saleRequest(by: LoggedIn, payload: object, key: string = randomUUID()) {
  return {
    method: 'POST' as const,
    url: '/api/admin/counter/sales',
    headers: { ...by.headers, 'idempotency-key': key },
    payload,
  };
}
