import { sql } from 'kysely';
import type { ProductSortField } from '@dalan/contract/catalog';
import type { Page } from '@dalan/contract/lists';
import { containing } from '../../platform/db/containing.ts';
import type { Db } from '../../platform/db/database.ts';
import { productsIn } from './catalog.queries.ts';
import type { ProductRow } from './product-rows.rules.ts';

const sortKeys = {
  name: sql`lower(products.name)`,
  pricePerKg: sql`products.price_paise`,
  createdAt: sql`products.created_at`,
} satisfies Record<ProductSortField, unknown>;

type Asked = {
  city: string;
  search: string;
  limit: number;
  offset: number;
  field: ProductSortField;
  isDescending: boolean;
};

/** For staff: inactive products too, found by name or description. */
export async function listProductRows(db: Db, asked: Asked): Promise<Page<ProductRow>> {
  const direction = asked.isDescending ? 'desc' : 'asc';
  const pattern = containing(asked.search);
  const matching = productsIn(db, asked.city).$if(asked.search !== '', (query) =>
    query.where((product) =>
      product.or([
        product('products.name', 'ilike', pattern),
        product('products.description', 'ilike', pattern),
      ]),
    ),
  );
  const [rows, { total }] = await Promise.all([
    matching
      .orderBy(sortKeys[asked.field], direction)
      .orderBy('products.id', direction)
      .limit(asked.limit)
      .offset(asked.offset)
      .execute(),
    matching
      .clearSelect()
      .select((product) => product.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
