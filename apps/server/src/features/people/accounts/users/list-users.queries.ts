import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { User } from '@dalan/contract/people/accounts';
import { COUNTED_AT_MOST } from '@dalan/contract/text/lists';
import type { Page } from '@dalan/contract/text/lists';
import type { Db } from '../../../../platform/db/database.ts';
import {
  isOnDay,
  searchConditions,
  soundsLike,
} from '../../../../platform/db/search-conditions.ts';
import type { SearchText } from '../../../../platform/search/search-text.rules.ts';
import type { UserSort } from './user-sorts.rules.ts';
import { toUser, userColumns } from './users.queries.ts';

/** Must match the index expressions, so that no sort scans the table. */
const sortKeys = {
  name: sql`lower(name)`,
  email: sql`email`,
  phone: sql`phone`,
  role: sql`role`,
  createdAt: sql`created_at`,
} satisfies Record<UserSort, unknown>;

type Asked = {
  /** Only owners see staff. */
  isWithStaff: boolean;
  search: SearchText;
  limit: number;
  offset: number;
  field: UserSort;
  isDescending: boolean;
};

export async function listUserRows(db: Db, asked: Asked): Promise<Page<User>> {
  if (asked.search.phrase === '') return listMatching(db, asked, undefined);
  const { all, rank, some, byHits } = searchConditions(asked.search, {
    text: sql`user_search_text(name, email, phone, role)`,
    others: (word) => [...soundsLike(word), ...isOnDay(sql`created_at`, word)],
  });
  const found = await listMatching(db, asked, { where: all, order: rank });
  if (found.total > 0) return found;
  for (const where of some) {
    const page = await listMatching(db, asked, { where, order: byHits });
    if (page.total > 0) return { ...page, hasSomeWords: true };
  }
  return found;
}

type Match = { where: RawBuilder<SqlBool>; order: RawBuilder<number> };

async function listMatching(db: Db, asked: Asked, match: Match | undefined): Promise<Page<User>> {
  const matching = db
    .selectFrom('users')
    .where('erasedAt', 'is', null)
    .$if(!asked.isWithStaff, (query) => query.where('role', '=', 'user'))
    .where(match?.where ?? sql<SqlBool>`true`);
  const counted = matching.select('id').limit(COUNTED_AT_MOST).as('counted');
  const { total } = await db
    .selectFrom(counted)
    .select((column) => column.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (total === 0) return { rows: [], total };
  // Few matches are materialized and sorted: PostgreSQL cannot estimate how few they are, and would
  // scan the whole sort index. With many matches that scan fills a page soon.
  const isFew = match !== undefined && total < COUNTED_AT_MOST;
  // A column that staff sort by comes before the closeness of the match.
  const isRanked = isFew && asked.field === 'createdAt' && asked.isDescending;
  const direction = asked.isDescending ? 'desc' : 'asc';
  const rows = await db
    .with(
      (found) => (isFew ? found('found').materialized() : found('found').notMaterialized()),
      () => matching.select(userColumns),
    )
    .selectFrom('found')
    .selectAll()
    .$if(isRanked, (query) => query.orderBy(match?.order ?? sql`0`))
    .orderBy(sortKeys[asked.field], direction)
    .orderBy('id', direction)
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { rows: rows.map(toUser), total };
}
