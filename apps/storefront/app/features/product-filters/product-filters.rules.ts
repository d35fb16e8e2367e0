import { productLimits, productTexts } from '@dalan/contract/catalog/catalog';
import { formatRupees } from '@dalan/contract/money/money';
import { SHELF_CATEGORIES_MAX, sortings } from '@dalan/contract/catalog/shelf';
import type { FilterOptions, ShelfQuery, Sorting } from '@dalan/contract/catalog/shelf';

import { shownCategory } from '../../lib/language/shown-category.ts';
import { filterTexts } from './product-filters.texts.ts';

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
    categories: [...new Set(categories)].slice(0, SHELF_CATEGORIES_MAX),
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

/** The URL of a page of the filtered list. The first page has the URL of the list itself. */
export function pageUrl(filters: ProductFilters, page: number): string {
  const url = filtersUrl(filters);
  if (page === 1) return url;
  return `${url}${url.includes('?') ? '&' : '?'}page=${page}`;
}

const PAGE = /^[1-9]\d{0,4}$/;

/** Reads the page number. An invalid one is ignored, like an invalid filter. */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return PAGE.test(text) ? Number(text) : 1;
}

/** The query of the call for one page of the list. */
export function shelfQuery(filters: ProductFilters, page: number): ShelfQuery {
  const { search, categories, lowest, highest, isInStock, isOnSale, sorting } = filters;
  return {
    ...(search && { q: search }),
    ...(categories.length > 0 && { category: categories }),
    ...(lowest !== undefined && { min: lowest }),
    ...(highest !== undefined && { max: highest }),
    ...(isInStock && { instock: '1' as const }),
    ...(isOnSale && { sale: '1' as const }),
    ...(sorting && { sort: sorting }),
    ...(page > 1 && { page }),
  };
}

/** A filter's label, and the URL of the list without it. */
export type ActiveFilter = { label: string; urlWithout: string };

export function listActiveFilters(filters: ProductFilters): ActiveFilter[] {
  const without = (change: Partial<ProductFilters>) => filtersUrl({ ...filters, ...change });
  const { search, categories, isInStock, isOnSale } = filters;
  const price = priceLabel(filters);
  return [
    ...(search ? [{ label: `“${search}”`, urlWithout: without({ search: '' }) }] : []),
    ...categories.map((category) => ({
      label: shownCategory(category),
      urlWithout: without({ categories: categories.filter((other) => other !== category) }),
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
    return filterTexts.between(formatRupees(lowest), formatRupees(highest));
  }
  if (lowest !== undefined) return filterTexts.from(formatRupees(lowest));
  return highest === undefined ? undefined : filterTexts.upTo(formatRupees(highest));
}
