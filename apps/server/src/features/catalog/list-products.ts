import type { Product, ProductSortField } from '@dalan/contract/catalog';
import { PAGE_SIZE_MAX } from '@dalan/contract/lists';
import type { ListQuery, Page } from '@dalan/contract/lists';
import type { Db } from '../../platform/db/database.ts';
import { listProductRows } from './list-products.queries.ts';
import { productAnswer } from './product-rows.rules.ts';

/** For staff, straight from the database: the page asked for, or the newest hundred. */
export async function listProducts(
  { db, city }: { db: Db; city: string },
  asked: ListQuery,
): Promise<Page<Product>> {
  const { q = '', page = 1, pageSize = PAGE_SIZE_MAX, sort = '-createdAt' } = asked;
  const { rows, total } = await listProductRows(db, {
    city,
    search: q.trim(),
    limit: pageSize,
    offset: (page - 1) * pageSize,
    field: sort.replace(/^-/, '') as ProductSortField,
    isDescending: sort.startsWith('-'),
  });
  return { rows: rows.map(productAnswer), total };
}
