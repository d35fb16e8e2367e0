import type { Product, ProductSortField } from '@dalan/contract/catalog/catalog';
import { shopClock } from '@dalan/contract/delivery/delivery';
import { PAGE_SIZE_MAX } from '@dalan/contract/text/lists';
import type { ListQuery, Page } from '@dalan/contract/text/lists';
import { searchProducts } from '@dalan/contract/catalog/product-search';
import { searchTerms } from '@dalan/contract/catalog/search-terms';
import type { Db } from '../../../../platform/db/database.ts';
import { readSearchText } from '../../../../platform/search/search-text.rules.ts';
import { listProductRows, listSearchedProducts } from './list-products.queries.ts';
import { toProduct } from '../product-mapper.rules.ts';

/** Lists products for staff, straight from the database. The default is the newest 100. */
export async function listProducts(
  { db, city }: { db: Db; city: string },
  asked: ListQuery,
): Promise<Page<Product>> {
  const { q = '', page = 1, pageSize = PAGE_SIZE_MAX, sort = '-createdAt' } = asked;
  const request = {
    city,
    search: readSearchText(q, shopClock(new Date()).day),
    limit: pageSize,
    offset: (page - 1) * pageSize,
    field: sort.replace(/^-/, '') as ProductSortField,
    isDescending: sort.startsWith('-'),
  };
  let found = await listProductRows(db, request);
  const words = searchTerms(q);
  if (found.total === 0 && words.length > 0) {
    // Without an exact match the visitors' fuzzy search is used, which also finds some of the
    // words.
    const products = await listSearchedProducts(db);
    const similar = searchProducts(products, q);
    const [first] = similar;
    if (first !== undefined) {
      const ids = similar.map(({ id }) => id);
      const hasAll = words.every((word) => searchProducts(products, word).includes(first));
      found = { ...(await listProductRows(db, { ...request, ids })), hasSomeWords: !hasAll };
    }
  }
  return { ...found, rows: found.rows.map(toProduct) };
}
