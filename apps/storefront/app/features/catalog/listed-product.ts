import type { Product } from '@dalan/contract/catalog';

import { isInMarathiCut } from '../../assets/fonts/marathi-cut.generated.ts';

/** What a card shows. The rest of a product stays out of the page, which carries its data twice. */
export type ListedProduct = Pick<
  Product,
  '_id' | 'name' | 'nameMr' | 'category' | 'picture' | 'pricePerKg' | 'quantity' | 'sale' | 'text'
> & {
  /** The small Marathi font draws the whole name, so that the large one need not load. */
  isMarathiCut: boolean;
};

export function toListedProduct(product: Product): ListedProduct {
  const { _id, name, nameMr, category, picture, pricePerKg, quantity, sale, text } = product;
  const isMarathiCut = isInMarathiCut(nameMr);
  return { _id, name, nameMr, category, picture, pricePerKg, quantity, sale, text, isMarathiCut };
}
