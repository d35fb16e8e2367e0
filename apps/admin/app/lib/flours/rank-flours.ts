import type { Product } from '@dalan/contract/catalog/catalog';
import { searchProducts } from '@dalan/contract/catalog/product-search';

/**
 * Lists the closest names first, then what the server found by other texts. Without words it lists
 * all offered flours.
 */
export function rankFlours(
  offered: readonly Product[],
  found: readonly Product[],
  words: string,
): readonly Product[] {
  if (words === '') return offered;
  const closest = searchProducts(joined(offered, found), words);
  return joined(closest, found);
}

function joined(some: readonly Product[], others: readonly Product[]): Product[] {
  const ids = new Set(some.map(({ _id }) => _id));
  return [...some, ...others.filter(({ _id }) => !ids.has(_id))];
}
