import { lineKey, stepOf } from '@dalan/contract/catalog/grinds';
import type { Product } from '@dalan/contract/catalog/catalog';
import { gramsToKg, kgToGrams } from '@dalan/contract/money/weight';
import type { CartLine } from '@dalan/contract/orders/cart-store';
import { orderTexts } from '@dalan/contract/orders/orders';
import type { OrderItem } from '@dalan/contract/orders/orders';
import { floorToStep, quantityTexts } from '@dalan/contract/orders/quantities';

import { nameInPage } from '../../../lib/language/shown-name.ts';
import { nearestStep } from '../../../lib/steps.rules.ts';

export type OrderAgain = {
  lines: CartLine[];
  /** Messages about flours that are gone, or short in stock. */
  missing: string[];
};

/**
 * Reduces an old order to today's stock, and to the weights that a flour is sold by today. A grind
 * that is gone stays: the cart and the checkout let the customer choose another.
 */
export function planOrderAgain(
  items: readonly OrderItem[],
  products: readonly Product[],
): OrderAgain {
  const plan: OrderAgain = { lines: [], missing: [] };
  for (const { productId: sold, grind, quantityKg: orderedKg } of items) {
    const product = products.find(({ _id }) => _id === sold._id);
    if (product === undefined) {
      plan.missing.push(orderTexts.notSold(nameInPage(sold)));
      continue;
    }
    const stepGrams = stepOf(product);
    const quantityKg = nearestStep(orderedKg, stepGrams);
    const leftKg = floorToStep(product.quantity - plannedKg(plan, sold._id), stepGrams);
    if (leftKg <= 0) plan.missing.push(orderTexts.noneLeft(nameInPage(product)));
    else if (leftKg < quantityKg) {
      plan.missing.push(quantityTexts.onlyLeft(leftKg, nameInPage(product)));
    }
    if (leftKg > 0) {
      const line = { productId: sold._id, ...(grind && { grind: grind.key }) };
      plan.lines.push({ ...line, quantityKg: Math.min(quantityKg, leftKg) });
    }
  }
  return plan;
}

/** What earlier lines of the same flour take of its stock. */
function plannedKg({ lines }: OrderAgain, productId: string): number {
  const own = lines.filter((line) => line.productId === productId);
  return gramsToKg(own.reduce((sum, { quantityKg }) => sum + kgToGrams(quantityKg), 0));
}

/** A line that is already in the cart gets the order's quantity. */
export function withLines(cart: readonly CartLine[], lines: readonly CartLine[]): CartLine[] {
  return [...new Map([...cart, ...lines].map((line) => [lineKey(line), line])).values()];
}
