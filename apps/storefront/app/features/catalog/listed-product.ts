import type { Product } from '@dalan/contract/catalog/catalog';

/**
 * The fields that a card shows. There are few, since the page contains them twice: as HTML and for
 * hydration.
 */
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
  | 'stepGrams'
  | 'grinds'
  | 'text'
  | 'untranslated'
>;

export function toListedProduct(product: Product): ListedProduct {
  const { _id, name, nameMr, category, picture, pricePerKg, quantity, sale, text } = product;
  const { nameHi, untranslated, stepGrams, grinds } = product;
  return {
    ...{ _id, name, nameMr, category, picture, pricePerKg, quantity, sale, text },
    // English pages have neither, which keeps their data small.
    ...(nameHi && { nameHi }),
    ...(untranslated && { untranslated }),
    ...(stepGrams && { stepGrams }),
    ...(grinds && { grinds }),
  };
}
