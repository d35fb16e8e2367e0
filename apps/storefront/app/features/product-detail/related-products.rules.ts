import { stockLevel } from '@dalan/contract/catalog';
import type { Product } from '@dalan/contract/catalog';

const SHOWN = 3;

type Related<Shown> = { title: string; address: string; products: Shown[] };

/** A few more flours of the same kind, or of any kind where it has no other. */
export function findRelated<Shown extends Pick<Product, '_id' | 'category' | 'quantity'>>(
  products: readonly Shown[],
  { _id, category }: Pick<Product, '_id' | 'category'>,
): Related<Shown> {
  const others = products
    .filter((other) => other._id !== _id)
    .sort((a, b) => Number(isGone(a)) - Number(isGone(b)));
  const sameKind = others.filter((other) => category !== '' && other.category === category);
  return sameKind.length > 0
    ? {
        title: `More ${category.toLowerCase()}`,
        address: `/products?${new URLSearchParams({ category }).toString()}`,
        products: sameKind.slice(0, SHOWN),
      }
    : { title: 'More flours', address: '/products', products: others.slice(0, SHOWN) };
}

function isGone({ quantity }: Pick<Product, 'quantity'>): boolean {
  return stockLevel(quantity) === 'out';
}
