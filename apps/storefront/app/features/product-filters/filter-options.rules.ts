import type { Product } from '@dalan/contract/catalog';
import { stockLevel } from '@dalan/contract/catalog';

/** Computed from all products, whatever the current filters show. */
export type FilterOptions = {
  categories: { name: string; count: number }[];
  /** The rounded ends of the price slider, in rupees per kg. */
  lowest: number;
  highest: number;
  inStockCount: number;
  onSaleCount: number;
};

const ROUND_RUPEES = 10;

type Filterable = Pick<Product, 'category' | 'pricePerKg' | 'quantity' | 'sale'>;

export function listFilterOptions(products: readonly Filterable[]): FilterOptions {
  const prices = products.map(({ pricePerKg }) => pricePerKg / ROUND_RUPEES);
  const names = new Set(products.map(({ category }) => category));
  names.delete('');
  return {
    categories: [...names].map((name) => ({
      name,
      count: products.filter(({ category }) => category === name).length,
    })),
    lowest: prices.length === 0 ? 0 : Math.floor(Math.min(...prices)) * ROUND_RUPEES,
    highest: prices.length === 0 ? 0 : Math.ceil(Math.max(...prices)) * ROUND_RUPEES,
    inStockCount: products.filter(({ quantity }) => stockLevel(quantity) !== 'out').length,
    onSaleCount: products.filter(({ sale }) => sale).length,
  };
}
