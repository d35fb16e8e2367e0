import type { CartLine } from '@dalan/contract/orders/cart-store';
import type { Product } from '@dalan/contract/catalog/catalog';
import { orderTexts } from '@dalan/contract/orders/orders';
import type { OrderItem } from '@dalan/contract/orders/orders';
import { quantityTexts } from '@dalan/contract/orders/quantities';

import { nameInPage } from '../../../lib/language/shown-name.ts';

export type OrderAgain = {
  lines: CartLine[];
  /** Messages about flours that are gone, or short in stock. */
  missing: string[];
};

/** Reduces an old order to today's stock. */
export function planOrderAgain(
  items: readonly OrderItem[],
  products: readonly Product[],
): OrderAgain {
  const plan: OrderAgain = { lines: [], missing: [] };
  for (const { productId: sold, quantityKg } of items) {
    const product = products.find(({ _id }) => _id === sold._id);
    const availableKg = Math.floor(product?.quantity ?? 0);
    if (product === undefined) plan.missing.push(orderTexts.notSold(nameInPage(sold)));
    else if (availableKg === 0) plan.missing.push(orderTexts.noneLeft(nameInPage(product)));
    else if (availableKg < quantityKg) {
      plan.missing.push(quantityTexts.onlyLeft(availableKg, nameInPage(product)));
    }
    if (availableKg > 0) {
      plan.lines.push({ productId: sold._id, quantityKg: Math.min(quantityKg, availableKg) });
    }
  }
  return plan;
}

/** A flour that is already in the cart gets the order's quantity. */
export function withLines(cart: readonly CartLine[], lines: readonly CartLine[]): CartLine[] {
  return [...new Map([...cart, ...lines].map((line) => [line.productId, line])).values()];
}
