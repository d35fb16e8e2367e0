import { sql } from 'kysely';
import type { User } from '@dalan/contract/accounts';
import { COUNTED_AT_MOST } from '@dalan/contract/lists';
import type { Page } from '@dalan/contract/lists';
import { containsAllWords } from '../../../platform/db/contains.ts';
import type { Db } from '../../../platform/db/database.ts';
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
  search: string;
  limit: number;
  offset: number;
  field: UserSort;
  isDescending: boolean;
};

export async function listUserRows(db: Db, asked: Asked): Promise<Page<User>> {
  const matching = usersMatching(db, asked);
  const counted = matching.select('id').limit(COUNTED_AT_MOST).as('counted');
  const { total } = await db
    .selectFrom(counted)
    .select((column) => column.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (total === 0) return { rows: [], total };
  // Few matches: materialize and sort them. PostgreSQL cannot estimate how few, and would scan the
  // whole sort index. Many matches: that scan fills a page soon.
  const isFew = asked.search !== '' && total < COUNTED_AT_MOST;
  const direction = asked.isDescending ? 'desc' : 'asc';
  const rows = await db
    .with(
      (found) => (isFew ? found('found').materialized() : found('found').notMaterialized()),
      () => matching.select(userColumns),
    )
    .selectFrom('found')
    .selectAll()
    .orderBy(sortKeys[asked.field], direction)
    .orderBy('id', direction)
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { rows: rows.map(toUser), total };
}

function usersMatching(db: Db, { search, isWithStaff }: Asked) {
  return db
    .selectFrom('users')
    .where('erasedAt', 'is', null)
    .$if(!isWithStaff, (query) => query.where('role', '=', 'user'))
    .$if(search !== '', (query) =>
      query.where(containsAllWords(sql`user_search_text(name, email, phone, role)`, search)),
    );
}
