import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { COUNTED_AT_MOST, ORDERS_FOUND_AT_MOST } from '@dalan/contract/lists';
import { isId } from '@dalan/contract/ids';
import { containing } from '../../platform/db/containing.ts';
import type { Db } from '../../platform/db/database.ts';
import type { OrderRow } from './order-rows.rules.ts';
import { NEWEST_FIRST, selectOrders } from './orders.queries.ts';
import type { PageOf } from './orders.queries.ts';

/** Digits that stand in more phones than this are no search for a person. */
const USERS_AT_MOST = 100;

export type OrderSearch = { text: string; userIds: string[] };

const isWholeNumber = (text: string) => /^\d{10}$/.test(text);

/** Whose phone holds these digits: asked first, so that the orders need no join to be searched. */
export async function listUserIdsByPhone(db: Db, digits: string): Promise<string[]> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('erasedAt', 'is', null)
    .where(
      'phone',
      isWholeNumber(digits) ? '=' : 'like',
      isWholeNumber(digits) ? digits : containing(digits),
    )
    .limit(USERS_AT_MOST)
    .execute();
  return found.map(({ id }) => id);
}

/** By a piece of the number or the address, the short id, the whole id, or the customer. */
function where({ text, userIds }: OrderSearch): RawBuilder<unknown> {
  if (text === '') return sql`o.deleted_at is null`;
  const either = [
    isWholeNumber(text)
      ? sql`o.contact_number = ${text}`
      : sql`(o.contact_number || ' ' || lower(o.delivery_address)) like ${containing(text.toLowerCase())}`,
  ];
  if (/^[0-9a-f]{8}$/i.test(text)) either.push(sql`right(o.id::text, 8) = ${text.toLowerCase()}`);
  if (isId(text)) either.push(sql`o.id = ${text}::uuid`, sql`o.user_id = ${text}::uuid`);
  if (userIds.length > 0) either.push(sql`o.user_id = any(${userIds}::uuid[])`);
  return sql`o.deleted_at is null and (${sql.join(either, sql` or `)})`;
}

export async function listOrderRows(
  db: Db,
  search: OrderSearch,
  sort: string,
  page: PageOf,
): Promise<OrderRow[]> {
  const order = sort === 'createdAt' ? sql`o.created_at, o.id` : NEWEST_FIRST;
  const picked = sql`
    where ${where(search)}
    order by ${order}
    limit ${page.limit} offset ${page.offset}`;
  const found = await selectOrders(picked, order).execute(db);
  return found.rows;
}

export async function countOrders(db: Db, search: OrderSearch): Promise<number> {
  const most = search.text === '' ? COUNTED_AT_MOST : ORDERS_FOUND_AT_MOST;
  const counted = await sql<{ count: number }>`
    select count(*) from (
      select 1 from orders o where ${where(search)} limit ${most}
    ) counted
  `.execute(db);
  return counted.rows[0]?.count ?? 0;
}
