import type { Product } from '@dalan/contract/catalog';
import { productLimits, productTexts, stockLevel } from '@dalan/contract/catalog';
import { formatRupees } from '@dalan/contract/money';
import { searchProducts } from '@dalan/contract/product-search';

import type { FilterOptions } from './filter-options.rules.ts';

export const sortings = ['', 'price', '-price', 'name'] as const;
export type Sorting = (typeof sortings)[number];

export type ProductFilters = {
  words: string;
  categories: string[];
  /** Rupees per kg; undefined where that end of the range is open. */
  lowest: number | undefined;
  highest: number | undefined;
  isInStock: boolean;
  isOnSale: boolean;
  sorting: Sorting;
};

const CATEGORIES_MAX = 20;

/** What an address or a form asks for; whatever makes no sense counts as not asked. */
export function readFilters(query: URLSearchParams, words: string): ProductFilters {
  const categories = query
    .getAll('category')
    .filter((category) => category !== '' && category.length <= productLimits.categoryMax);
  const prices = [readRupees(query, 'min'), readRupees(query, 'max')] as const;
  const isCrossed = prices[0] !== undefined && prices[1] !== undefined && prices[0] > prices[1];
  const [lowest, highest] = isCrossed ? prices.toReversed() : prices;
  return {
    words,
    categories: [...new Set(categories)].slice(0, CATEGORIES_MAX),
    lowest,
    highest,
    isInStock: query.has('instock'),
    isOnSale: query.has('sale'),
    sorting: sortings.find((sorting) => sorting === query.get('sort')) ?? '',
  };
}

function readRupees(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? '';
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

/** A slider left at the end of its track asks for nothing. */
export function ignoreFullRange(filters: ProductFilters, shelf: FilterOptions): ProductFilters {
  const { lowest = 0, highest = Infinity } = filters;
  return {
    ...filters,
    lowest: lowest > shelf.lowest ? lowest : undefined,
    highest: highest < shelf.highest ? highest : undefined,
  };
}

/** The address that asks for the same again, as short as it can be. */
export function filtersUrl(filters: ProductFilters): string {
  const query = new URLSearchParams();
  if (filters.words) query.set('q', filters.words);
  for (const category of filters.categories) query.append('category', category);
  if (filters.lowest !== undefined) query.set('min', String(filters.lowest));
  if (filters.highest !== undefined) query.set('max', String(filters.highest));
  if (filters.isInStock) query.set('instock', '1');
  if (filters.isOnSale) query.set('sale', '1');
  if (filters.sorting) query.set('sort', filters.sorting);
  return query.size === 0 ? '/products' : `/products?${query.toString()}`;
}

type Chosen = Pick<
  Product,
  | 'name'
  | 'nameMr'
  | 'category'
  | 'searchAlso'
  | 'text'
  | 'description'
  | 'pricePerKg'
  | 'quantity'
  | 'sale'
>;

/** The flours that pass every filter, in the order asked for. */
export function filterProducts<Found extends Chosen>(
  products: readonly Found[],
  filters: ProductFilters,
): Found[] {
  const { words, categories, lowest = 0, highest = Infinity, isInStock, isOnSale } = filters;
  const chosen = searchProducts(products, words).filter(
    ({ category, pricePerKg, quantity, sale }) =>
      (categories.length === 0 || categories.includes(category)) &&
      pricePerKg >= lowest &&
      pricePerKg <= highest &&
      (!isInStock || stockLevel(quantity) !== 'out') &&
      (!isOnSale || sale),
  );
  return chosen.sort(comparisons[filters.sorting]);
}

const comparisons: Record<Sorting, (a: Chosen, b: Chosen) => number> = {
  '': () => 0,
  price: (a, b) => a.pricePerKg - b.pricePerKg,
  '-price': (a, b) => b.pricePerKg - a.pricePerKg,
  name: (a, b) => a.name.localeCompare(b.name, 'en-IN'),
};

/** One filter in words, and the address of the list without it. */
export type ActiveFilter = { label: string; urlWithout: string };

export function listActiveFilters(filters: ProductFilters): ActiveFilter[] {
  const without = (change: Partial<ProductFilters>) => filtersUrl({ ...filters, ...change });
  const { words, categories, isInStock, isOnSale } = filters;
  const price = priceLabel(filters);
  return [
    ...(words ? [{ label: `“${words}”`, urlWithout: without({ words: '' }) }] : []),
    ...categories.map((label) => ({
      label,
      urlWithout: without({ categories: categories.filter((other) => other !== label) }),
    })),
    ...(price
      ? [{ label: price, urlWithout: without({ lowest: undefined, highest: undefined }) }]
      : []),
    ...(isInStock
      ? [{ label: productTexts.inStock, urlWithout: without({ isInStock: false }) }]
      : []),
    ...(isOnSale ? [{ label: productTexts.onSale, urlWithout: without({ isOnSale: false }) }] : []),
  ];
}

function priceLabel({ lowest, highest }: ProductFilters): string | undefined {
  if (lowest !== undefined && highest !== undefined) {
    return `${formatRupees(lowest)} to ${formatRupees(highest)}`;
  }
  if (lowest !== undefined) return `From ${formatRupees(lowest)}`;
  return highest === undefined ? undefined : `Up to ${formatRupees(highest)}`;
}
