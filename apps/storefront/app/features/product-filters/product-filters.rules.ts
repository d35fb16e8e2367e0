import type { Product } from '@dalan/contract/catalog';
import { productLimits, productTexts, stockLevel } from '@dalan/contract/catalog';
import { formatRupees } from '@dalan/contract/money';
import { searchProducts } from '@dalan/contract/product-search';

import type { FilterOptions } from './filter-options.rules.ts';

export const sortings = ['', 'price', '-price', 'name'] as const;
export type Sorting = (typeof sortings)[number];

export type ProductFilters = {
  search: string;
  categories: string[];
  /** Rupees per kg. Undefined if that end of the range is open. */
  lowest: number | undefined;
  highest: number | undefined;
  isInStock: boolean;
  isOnSale: boolean;
  sorting: Sorting;
};

const CATEGORIES_MAX = 20;

/** Reads the filters from a URL or a form. Invalid values are ignored. */
export function readFilters(query: URLSearchParams, search: string): ProductFilters {
  const categories = query
    .getAll('category')
    .filter((category) => category !== '' && category.length <= productLimits.categoryMax);
  const prices = [readRupees(query, 'min'), readRupees(query, 'max')] as const;
  const isCrossed = prices[0] !== undefined && prices[1] !== undefined && prices[0] > prices[1];
  const [lowest, highest] = isCrossed ? prices.toReversed() : prices;
  return {
    search,
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

/** A slider at the end of its track is no filter. */
export function ignoreFullRange(filters: ProductFilters, options: FilterOptions): ProductFilters {
  const { lowest = 0, highest = Infinity } = filters;
  return {
    ...filters,
    lowest: lowest > options.lowest ? lowest : undefined,
    highest: highest < options.highest ? highest : undefined,
  };
}

/** The shortest URL with these filters. */
export function filtersUrl(filters: ProductFilters): string {
  const query = new URLSearchParams();
  if (filters.search) query.set('q', filters.search);
  for (const category of filters.categories) query.append('category', category);
  if (filters.lowest !== undefined) query.set('min', String(filters.lowest));
  if (filters.highest !== undefined) query.set('max', String(filters.highest));
  if (filters.isInStock) query.set('instock', '1');
  if (filters.isOnSale) query.set('sale', '1');
  if (filters.sorting) query.set('sort', filters.sorting);
  return query.size === 0 ? '/products' : `/products?${query.toString()}`;
}

type Filterable = Pick<
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

/** The flours that match every filter, sorted. */
export function filterProducts<Found extends Filterable>(
  products: readonly Found[],
  filters: ProductFilters,
): Found[] {
  const { search, categories, lowest = 0, highest = Infinity, isInStock, isOnSale } = filters;
  const matching = searchProducts(products, search).filter(
    ({ category, pricePerKg, quantity, sale }) =>
      (categories.length === 0 || categories.includes(category)) &&
      pricePerKg >= lowest &&
      pricePerKg <= highest &&
      (!isInStock || stockLevel(quantity) !== 'out') &&
      (!isOnSale || sale),
  );
  return matching.sort(comparisons[filters.sorting]);
}

const comparisons: Record<Sorting, (a: Filterable, b: Filterable) => number> = {
  '': () => 0,
  price: (a, b) => a.pricePerKg - b.pricePerKg,
  '-price': (a, b) => b.pricePerKg - a.pricePerKg,
  name: (a, b) => a.name.localeCompare(b.name, 'en-IN'),
};

/** A filter's label, and the URL of the list without it. */
export type ActiveFilter = { label: string; urlWithout: string };

export function listActiveFilters(filters: ProductFilters): ActiveFilter[] {
  const without = (change: Partial<ProductFilters>) => filtersUrl({ ...filters, ...change });
  const { search, categories, isInStock, isOnSale } = filters;
  const price = priceLabel(filters);
  return [
    ...(search ? [{ label: `“${search}”`, urlWithout: without({ search: '' }) }] : []),
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
