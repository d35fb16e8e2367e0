import type { CartLine } from '@dalan/contract/orders/cart-store';
import type { Product } from '@dalan/contract/catalog/catalog';
import { rupeesToPaise } from '@dalan/contract/money/money';
import { gramsToKg, kgToGrams, linePaise } from '@dalan/contract/money/weight';

export type CartSum = { totalPaise: number; kg: number };

/** Sums up the cart at today's prices. Flours that are not in the list are left out. */
export function sumCart(
  lines: readonly CartLine[],
  products: readonly Pick<Product, '_id' | 'pricePerKg'>[],
): CartSum {
  let totalPaise = 0;
  let totalGrams = 0;
  for (const { productId, quantityKg } of lines) {
    const product = products.find(({ _id }) => _id === productId);
    if (!product) continue;
    const grams = kgToGrams(quantityKg);
    totalPaise += linePaise(rupeesToPaise(product.pricePerKg), grams);
    totalGrams += grams;
  }
  return { totalPaise, kg: gramsToKg(totalGrams) };
}
