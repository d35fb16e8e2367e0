import { stockLevel } from '@dalan/contract/catalog';
import type { Product } from '@dalan/contract/catalog';

const SHOWN = 3;

type Related<Shown> = { title: string; url: string; products: Shown[] };

/** Flours of the same category, or of any category if it has no other. In stock first. */
export function findRelated<Shown extends Pick<Product, '_id' | 'category' | 'quantity'>>(
  products: readonly Shown[],
  { _id, category }: Pick<Product, '_id' | 'category'>,
): Related<Shown> {
  const others = products
    .filter((other) => other._id !== _id)
    .sort((a, b) => Number(isOutOfStock(a)) - Number(isOutOfStock(b)));
  const sameCategory = others.filter((other) => category !== '' && other.category === category);
  return sameCategory.length > 0
    ? {
        title: `More ${category.toLowerCase()}`,
        url: `/products?${new URLSearchParams({ category }).toString()}`,
        products: sameCategory.slice(0, SHOWN),
      }
    : { title: 'More flours', url: '/products', products: others.slice(0, SHOWN) };
}

function isOutOfStock({ quantity }: Pick<Product, 'quantity'>): boolean {
  return stockLevel(quantity) === 'out';
}
