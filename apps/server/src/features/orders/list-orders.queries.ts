import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { OrderRow } from './order-rows.rules.ts';
import { selectOrders } from './orders.queries.ts';
import type { PageOf } from './orders.queries.ts';

/** Nobody turns a thousand pages; counting on would cost more than the page itself. */
const COUNT_AT_MOST = 10_000;

const SORTS: Record<string, RawBuilder<unknown>> = {
  createdAt: sql`o.created_at, o.id`,
  '-createdAt': sql`o.created_at desc, o.id desc`,
};

/** Ids of the orders that match: by number or address, short id, customer's id or phone. */
function matching(search: string): RawBuilder<unknown> {
  const piece = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const digits = search.replace(/\D/g, '');
  const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(search);
  const parts = [
    sql`select id from orders where deleted_at is null
      and (contact_number || ' ' || lower(delivery_address)) like ${piece}`,
  ];
  if (/^[0-9a-f]{8}$/i.test(search)) {
    parts.push(sql`select id from orders
      where deleted_at is null and right(id::text, 8) = ${search.toLowerCase()}`);
  }
  if (isUuid) {
    parts.push(sql`select id from orders
      where deleted_at is null and (user_id = ${search}::uuid or id = ${search}::uuid)`);
  }
  if (digits.length >= 3 && digits === search) {
    parts.push(sql`select orders.id from users join orders on orders.user_id = users.id
      where deleted_at is null and users.phone like ${piece}`);
  }
  return sql.join(parts, sql` union `);
}

function where(search: string): RawBuilder<unknown> {
  return search === ''
    ? sql`o.deleted_at is null`
    : sql`o.deleted_at is null and o.id in (${matching(search)})`;
}

export async function listOrderRows(
  db: Db,
  search: string,
  sort: string,
  page: PageOf,
): Promise<OrderRow[]> {
  const found = await selectOrders(sql`
    where ${where(search)}
    order by ${SORTS[sort] ?? SORTS['-createdAt']}
    limit ${page.limit} offset ${page.offset}`).execute(db);
  return found.rows;
}

export async function countOrders(db: Db, search: string): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*) from (
      select 1 from orders o where ${where(search)} limit ${COUNT_AT_MOST}
    ) counted
  `.execute(db);
  return counted.rows[0]?.count ?? 0;
}
