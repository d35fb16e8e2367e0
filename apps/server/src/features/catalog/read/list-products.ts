import type { Product, ProductSortField } from '@dalan/contract/catalog';
import { PAGE_SIZE_MAX } from '@dalan/contract/lists';
import type { ListQuery, Page } from '@dalan/contract/lists';
import { searchProducts } from '@dalan/contract/product-search';
import { searchTerms } from '@dalan/contract/search-terms';
import type { Db } from '../../../platform/db/database.ts';
import { listProductRows, listSearchedProducts } from './list-products.queries.ts';
import { toProduct } from '../product-mapper.rules.ts';

/** For staff, straight from the database. By default the newest 100. */
export async function listProducts(
  { db, city }: { db: Db; city: string },
  asked: ListQuery,
): Promise<Page<Product>> {
  const { q = '', page = 1, pageSize = PAGE_SIZE_MAX, sort = '-createdAt' } = asked;
  const search = q.trim();
  const request = {
    city,
    search,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    field: sort.replace(/^-/, '') as ProductSortField,
    isDescending: sort.startsWith('-'),
  };
  let found = await listProductRows(db, request);
  if (found.total === 0 && searchTerms(search).length > 0) {
    // No exact match: fall back to the visitors' fuzzy search.
    const ids = searchProducts(await listSearchedProducts(db), search).map(({ id }) => id);
    if (ids.length > 0) found = await listProductRows(db, { ...request, ids });
  }
  return { rows: found.rows.map(toProduct), total: found.total };
}
