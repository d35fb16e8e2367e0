import type { OfferedProduct } from '../../lib/meta/product-data.rules.ts';
import { productData } from '../../lib/meta/product-data.rules.ts';

/** The list as schema.org data, for search engines. `before` counts products on earlier pages. */
export function productListData(
  products: readonly OfferedProduct[],
  origin: string,
  before: number,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      item: productData(product, origin),
    })),
  };
}
