import { sql } from 'kysely';
import { containsAllWords, likePattern } from '../../../platform/db/contains.ts';
import type { Db } from '../../../platform/db/database.ts';

/** A search that fits more people or orders is not specific enough, so only the newest are used. */
const FOUND_AT_MOST = 1_000;

export async function listUserIdsByName(db: Db, text: string): Promise<string[]> {
  // The long text has the index. The second condition narrows it to what a person is called.
  const matching = sql`from users where erased_at is null
    and ${containsAllWords(sql`user_search_text(name, email, phone, role)`, text)}
    and ${containsAllWords(sql`lower(name || ' ' || coalesce(email, ''))`, text)}`;
  return newestIds(db, matching);
}

export async function listUserIdsByPhone(db: Db, digits: string): Promise<string[]> {
  const pattern = likePattern(digits);
  return newestIds(
    db,
    sql`from users where erased_at is null
      and user_search_text(name, email, phone, role) like ${pattern} and phone like ${pattern}`,
  );
}

/** Whole numbers only: a piece of one fits too many orders. */
export async function listOrderIdsByPhone(db: Db, digits: string): Promise<string[]> {
  return newestIds(db, sql`from orders where deleted_at is null and contact_number = ${digits}`);
}

/** Archived flours are among them, because the log names them, too. */
export async function listProductIdsByName(db: Db, text: string): Promise<string[]> {
  return newestIds(db, sql`from products where ${containsAllWords(sql`lower(name)`, text)}`);
}

async function newestIds(db: Db, matching: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with found as materialized (select id, created_at ${matching})
    select id from found order by created_at desc limit ${FOUND_AT_MOST}
  `.execute(db);
  return rows.map(({ id }) => id);
}

export type SubjectNames = Map<string, { name: string; isDeleted: boolean }>;

/** Today's names of people and products, and which orders can still be opened. */
export async function findSubjectNames(db: Db, ids: string[]): Promise<SubjectNames> {
  const { rows } = await sql<{ id: string; name: string; isDeleted: boolean }>`
    select id, name, erased_at is not null as is_deleted from users where id = any(${ids}::uuid[])
    union all
    select id, name, archived_at is not null from products where id = any(${ids}::uuid[])
    union all
    select id, '', deleted_at is not null from orders where id = any(${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, ...subject }) => [id, subject]));
}

export async function listStaffNames(db: Db): Promise<{ _id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from users where role = 'admin' and erased_at is null
    order by lower(name), id limit ${FOUND_AT_MOST}
  `.execute(db);
  return rows.map(({ id, name }) => ({ _id: id, name }));
}
