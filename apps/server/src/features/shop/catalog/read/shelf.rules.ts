import { stockLevel } from '@dalan/contract/catalog/catalog';
import type { Product } from '@dalan/contract/catalog/catalog';
import { searchProducts } from '@dalan/contract/catalog/product-search';
import { SHELF_PAGE_SIZE, SHELF_SUGGESTED } from '@dalan/contract/catalog/shelf';
import { listedInLanguage } from './in-language.rules.ts';
import type { FilterOptions, ShelfPage, ShelfQuery, Sorting } from '@dalan/contract/catalog/shelf';

/** One page of the products that match every filter. `products` must be in catalogue order. */
export function shelfPage(products: readonly Product[], asked: ShelfQuery): ShelfPage {
  const { pageSize = SHELF_PAGE_SIZE } = asked;
  const found =
    asked.besides === undefined
      ? filterProducts(products, asked)
      : relatedProducts(products, asked.besides);
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(asked.page ?? 1, pageCount);
  const shown = (product: Product) => listedInLanguage(product, asked.language);
  return {
    products: found.slice((page - 1) * pageSize, page * pageSize).map(shown),
    total: found.length,
    page,
    pageCount,
    options: optionsOf(products),
    suggested: found.length > 0 ? [] : firstInStock(products).map(shown),
  };
}

function filterProducts<Found extends Product>(
  products: readonly Found[],
  { q = '', id, category, min = 0, max = Infinity, instock, sale, sort = '' }: ShelfQuery,
): readonly Found[] {
  const isSearch = q.trim() !== '';
  // Without a search the order is the same for everybody, so it is kept.
  const listed = isSearch ? searchProducts(products, q) : sortedList(products, sort);
  const isFiltered = id ?? category ?? instock ?? sale ?? (min > 0 || max < Infinity);
  const matching = isFiltered
    ? listed.filter(
        (product) =>
          (id === undefined || id.includes(product._id)) &&
          (category === undefined || category.includes(product.category)) &&
          product.pricePerKg >= min &&
          product.pricePerKg <= max &&
          (instock === undefined || !isOut(product)) &&
          (sale === undefined || product.sale),
      )
    : listed;
  return isSearch ? sorted(matching, sort) : matching;
}

type Stocked = Pick<Product, 'quantity' | 'stepGrams'>;

function isOut(product: Stocked): boolean {
  return stockLevel(product) === 'out';
}

/**
 * Products of the same category, or of all if the category has no others. Those in stock come
 * first.
 */
export function relatedProducts<Found extends Pick<Product, '_id' | 'category'> & Stocked>(
  products: readonly Found[],
  id: string,
): readonly Found[] {
  const category = products.find(({ _id }) => _id === id)?.category ?? '';
  const others = products.filter(({ _id }) => _id !== id);
  const alike = category === '' ? [] : others.filter((other) => other.category === category);
  const related = alike.length > 0 ? alike : others;
  return [...related.filter((other) => !isOut(other)), ...related.filter(isOut)];
}

const collator = new Intl.Collator('en-IN');
const comparisons: Record<Exclude<Sorting, ''>, (a: Product, b: Product) => number> = {
  price: (a, b) => a.pricePerKg - b.pricePerKg,
  '-price': (a, b) => b.pricePerKg - a.pricePerKg,
  // Two products with one name always come in the same order.
  name: (a, b) => collator.compare(a.name, b.name) || (a._id < b._id ? -1 : 1),
};

function sorted<Found extends Product>(products: readonly Found[], sort: Sorting) {
  return sort === '' ? products : products.toSorted(comparisons[sort]);
}

let lastByName: readonly Product[] = [];

/** Comparing names is slow, and most changes keep them: then the last order is still right. */
function sortedByName(products: readonly Product[]): readonly Product[] {
  const left = new Map(products.map((product) => [product._id, product]));
  const known = lastByName.flatMap(({ _id, name }) => {
    const product = left.get(_id);
    if (product?.name !== name) return [];
    left.delete(_id);
    return product;
  });
  lastByName = left.size === 0 ? known : [...known, ...left.values()].sort(comparisons.name);
  return lastByName;
}

/** Both are computed once per snapshot. */
const sortedLists = new WeakMap<readonly Product[], Map<Sorting, readonly Product[]>>();
const options = new WeakMap<readonly Product[], FilterOptions>();

function sortedList<Found extends Product>(products: readonly Found[], sort: Sorting) {
  const lists = sortedLists.get(products) ?? new Map<Sorting, readonly Product[]>();
  sortedLists.set(products, lists);
  const list =
    lists.get(sort) ?? (sort === 'name' ? sortedByName(products) : sorted(products, sort));
  lists.set(sort, list);
  return list as readonly Found[];
}

function optionsOf(products: readonly Product[]): FilterOptions {
  const known = options.get(products) ?? listFilterOptions(products);
  options.set(products, known);
  return known;
}

function firstInStock(products: readonly Product[]): Product[] {
  const found: Product[] = [];
  for (const product of products) {
    if (found.length === SHELF_SUGGESTED) break;
    if (!isOut(product)) found.push(product);
  }
  return found;
}

const ROUND_RUPEES = 10;

export function listFilterOptions(
  products: readonly (Pick<Product, 'category' | 'pricePerKg' | 'sale'> & Stocked)[],
): FilterOptions {
  const counts = new Map<string, number>();
  let [lowest, highest, inStockCount, onSaleCount] = [Infinity, 0, 0, 0];
  for (const product of products) {
    const { category, pricePerKg, sale } = product;
    if (category !== '') counts.set(category, (counts.get(category) ?? 0) + 1);
    lowest = Math.min(lowest, pricePerKg);
    highest = Math.max(highest, pricePerKg);
    if (!isOut(product)) inStockCount += 1;
    if (sale) onSaleCount += 1;
  }
  return {
    categories: [...counts].map(([name, count]) => ({ name, count })),
    lowest: products.length === 0 ? 0 : Math.floor(lowest / ROUND_RUPEES) * ROUND_RUPEES,
    highest: Math.ceil(highest / ROUND_RUPEES) * ROUND_RUPEES,
    inStockCount,
    onSaleCount,
  };
}
