import type { Product } from '@dalan/contract/catalog';

/** The shop names flours of the same category, or of any category if it has no other. */
export function relatedHeading(
  [first]: readonly Pick<Product, 'category'>[],
  { category }: Pick<Product, 'category'>,
): { title: string; url: string } {
  return category !== '' && first?.category === category
    ? {
        title: `More ${category.toLowerCase()}`,
        url: `/products?${new URLSearchParams({ category }).toString()}`,
      }
    : { title: 'More flours', url: '/products' };
}
