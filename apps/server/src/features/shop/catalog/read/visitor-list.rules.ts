import type { Product, ProductSortField } from '@dalan/contract/catalog/catalog';
import { PAGE_SIZE_MAX } from '@dalan/contract/text/lists';
import type { ListQuery, Page } from '@dalan/contract/text/lists';
import { searchProducts } from '@dalan/contract/catalog/product-search';
import { listedInLanguage } from './in-language.rules.ts';

const collator = new Intl.Collator('en-IN', { numeric: true });

const comparisons: Record<ProductSortField, (a: Product, b: Product) => number> = {
  name: (a, b) => collator.compare(a.name, b.name),
  pricePerKg: (a, b) => a.pricePerKg - b.pricePerKg,
  createdAt: (a, b) => a.createdAt.localeCompare(b.createdAt),
};

/** `products` must be in catalogue order. */
export function pageForVisitor(products: readonly Product[], asked: ListQuery): Page<Product> {
  const { q = '', page = 1, pageSize = PAGE_SIZE_MAX, sort } = asked;
  const found = sorted(searchProducts(products, q), sort);
  const rows = found.slice((page - 1) * pageSize, page * pageSize);
  return { rows: rows.map((product) => listedInLanguage(product)), total: found.length };
}

function sorted(products: readonly Product[], sort: string | undefined): readonly Product[] {
  if (sort === undefined) return products;
  const compare = comparisons[sort.replace(/^-/, '') as ProductSortField];
  const direction = sort.startsWith('-') ? -1 : 1;
  return products.toSorted((a, b) => direction * compare(a, b));
}
