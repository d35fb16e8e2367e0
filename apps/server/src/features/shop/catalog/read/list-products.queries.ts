import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { ProductSortField } from '@dalan/contract/catalog/catalog';
import type { Page } from '@dalan/contract/text/lists';
import type { Db } from '../../../../platform/db/database.ts';
import { isOnDay, named, searchConditions } from '../../../../platform/db/search-conditions.ts';
import type { SearchText, SearchWord } from '../../../../platform/search/search-text.rules.ts';
import { productsIn } from '../catalog.queries.ts';
import type { ProductRow } from '../product-mapper.rules.ts';

const sortKeys = {
  name: sql`lower(products.name)`,
  pricePerKg: sql`products.price_paise`,
  createdAt: sql`products.created_at`,
} satisfies Record<ProductSortField, unknown>;

type Asked = {
  city: string;
  search: SearchText;
  /** Ids that replace the search. */
  ids?: string[];
  limit: number;
  offset: number;
  field: ProductSortField;
  isDescending: boolean;
};

/** Finds inactive products, too: only staff call it. Every word of the search must match. */
export async function listProductRows(db: Db, asked: Asked): Promise<Page<ProductRow>> {
  const direction = asked.isDescending ? 'desc' : 'asc';
  const { ids, search } = asked;
  const match =
    search.phrase === ''
      ? undefined
      : searchConditions(search, { text: sql.ref('products.searchText'), others: shownAs });
  // A column that staff sort by comes before the closeness of the match.
  const isRanked = match && !ids && asked.field === 'createdAt' && asked.isDescending;
  const closest = match?.rank ?? sql`0`;
  const matching = db
    .selectFrom('products')
    .where('archivedAt', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .where((ids === undefined ? match?.all : undefined) ?? sql<SqlBool>`true`);
  // The page is cut before the joins: a search may match thousands.
  const page = matching
    .select('id')
    .$if(Boolean(isRanked), (query) => query.orderBy(closest))
    .orderBy(sortKeys[asked.field], direction)
    .orderBy('id', direction)
    .limit(asked.limit)
    .offset(asked.offset);
  const rowsOfPage = productsIn(db, asked.city)
    .where('products.id', 'in', page)
    .$if(Boolean(isRanked), (query) => query.orderBy(closest))
    .orderBy(sortKeys[asked.field], direction)
    .orderBy('products.id', direction);
  const count = matching.select((product) => product.fn.countAll<number>().as('total'));
  const [rows, { total }] = await Promise.all([
    rowsOfPage.execute(),
    count.executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** The list shows a status, a price and a day beside the texts. */
function shownAs(word: SearchWord): RawBuilder<SqlBool>[] {
  const statuses = named(['Active', 'Inactive'], word);
  return [
    ...statuses.map((status) => sql<SqlBool>`products.is_active = ${status === 'Active'}`),
    ...(word.paise === undefined ? [] : [sql<SqlBool>`products.price_paise = ${word.paise}`]),
    ...isOnDay(sql`products.created_at`, word),
  ];
}

/** The fields that the visitors' search uses, of every product that is not archived. */
export async function listSearchedProducts(db: Db) {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'nameMr', 'nameHi', 'category', 'searchAlso'])
    .select(['text', 'textMr', 'textHi', 'description', 'descriptionMr', 'descriptionHi'])
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .execute();
}
