import type { Product, ProductSortField } from '@dalan/contract/catalog';
import { PAGE_SIZE_MAX } from '@dalan/contract/lists';
import type { ListQuery, Page } from '@dalan/contract/lists';
import { searchProducts } from '@dalan/contract/product-search';
import { wordsThatMatter } from '@dalan/contract/search-words';
import type { Db } from '../../platform/db/database.ts';
import { listProductRows, listSearchedProducts } from './list-products.queries.ts';
import { productAnswer } from './product-rows.rules.ts';

/** For staff, straight from the database: the page asked for, or the newest hundred. */
export async function listProducts(
  { db, city }: { db: Db; city: string },
  asked: ListQuery,
): Promise<Page<Product>> {
  const { q = '', page = 1, pageSize = PAGE_SIZE_MAX, sort = '-createdAt' } = asked;
  const search = q.trim();
  const wishes = {
    city,
    search,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    field: sort.replace(/^-/, '') as ProductSortField,
    isDescending: sort.startsWith('-'),
  };
  let found = await listProductRows(db, wishes);
  if (found.total === 0 && wordsThatMatter(search).length > 0) {
    // Not there by the letter: then as forgivingly as visitors search.
    const ids = searchProducts(await listSearchedProducts(db), search).map(({ id }) => id);
    if (ids.length > 0) found = await listProductRows(db, { ...wishes, ids });
  }
  return { rows: found.rows.map(productAnswer), total: found.total };
}
