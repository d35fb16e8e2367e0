import type { Product } from '@dalan/contract/catalog/catalog';

/** Only what a card shows: the page contains this data twice, as HTML and for hydration. */
export type ListedProduct = Pick<
  Product,
  | '_id'
  | 'name'
  | 'nameMr'
  | 'nameHi'
  | 'category'
  | 'picture'
  | 'pricePerKg'
  | 'quantity'
  | 'sale'
  | 'text'
  | 'untranslated'
> & {/** The small fonts draw the whole name, so the large one need not load. */};

export function toListedProduct(product: Product): ListedProduct {
  const { _id, name, nameMr, category, picture, pricePerKg, quantity, sale, text } = product;
  const { nameHi, untranslated } = product;
  return {
    ...{ _id, name, nameMr, category, picture, pricePerKg, quantity, sale, text },
    // Not on English pages, whose data would grow.
    ...(nameHi && { nameHi }),
    ...(untranslated && { untranslated }),
  };
}
