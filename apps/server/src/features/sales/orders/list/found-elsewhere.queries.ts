import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { ORDERS_FOUND_AT_MOST } from '@dalan/contract/text/lists';
import { likePattern } from '../../../../platform/db/contains.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { allOf, anyOf, soundsLike } from '../../../../platform/db/search-conditions.ts';
import type { SearchText, SearchWord } from '../../../../platform/search/search-text.rules.ts';
import { isWholeNumber } from './order-search.queries.ts';

/** Search text that matches more users is not specific enough to find a person. */
const MAX_USERS = 1_000;

/** Shorter parts occur in too many ids. */
const ID_PART = /^[0-9a-f-]{6,36}$/;

const searchText = sql`user_search_text(name, email, phone, role)`;
const nameAndEmail = sql`lower(name || ' ' || coalesce(email, ''))`;

export type UserFound = { id: string; isPhrase: boolean };

/** Runs first, so that the order search needs no join. */
export async function listUsersMatching(
  db: Db,
  { phrase, words }: SearchText,
  phone: string | undefined,
): Promise<UserFound[]> {
  const conditions: RawBuilder<unknown>[] = [];
  // Every customer has the role `user`, so that text matches no one.
  if (phone === undefined && !'user'.includes(phrase)) conditions.push(allOf(words.map(hasName)));
  if (phone !== undefined) {
    conditions.push(
      isWholeNumber(phone) ? sql`phone = ${phone}` : sql`${searchText} like ${likePattern(phone)}`,
    );
  }
  if (ID_PART.test(phrase)) conditions.push(sql`id::text like ${likePattern(phrase)}`);
  if (conditions.length === 0) return [];
  const isPhrase = sql`(${nameAndEmail} like ${likePattern(phrase)} or ${phone !== undefined})`;
  const columns = sql`select id, ${isPhrase} as is_phrase`;
  const matching = sql`from users where erased_at is null and ((${sql.join(conditions, sql`) or (`)}))`;
  const found = await sql<UserFound>`
    ${columns} ${matching} limit ${MAX_USERS + 1}
  `.execute(db);
  if (found.rows.length <= MAX_USERS) return found.rows;
  // With this many matches, sorting by newest is fast. With few, PostgreSQL would scan all users.
  const newest = await sql<UserFound>`
    ${columns} ${matching} order by created_at desc, id desc limit ${MAX_USERS}
  `.execute(db);
  return newest.rows;
}

/** The long text has the index. The second condition narrows it to name and e-mail. */
function hasName(word: SearchWord) {
  const pattern = likePattern(word.text);
  return anyOf([
    sql`(${searchText} like ${pattern} and ${nameAndEmail} like ${pattern})`,
    ...soundsLike(word),
  ]);
}

/** Includes flours that are no longer sold, because old orders contain them. */
export async function listFlourNames(db: Db) {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'nameMr', 'searchAlso', 'grinds'])
    .execute();
}

/** The newest or oldest orders with a line in one of these grinds. */
export async function listOrderIdsOfGrinds(
  db: Db,
  keys: string[],
  isOldestFirst: boolean,
): Promise<string[]> {
  const direction = isOldestFirst ? sql`asc` : sql`desc`;
  const found = await sql<{ orderId: string }>`
    select distinct order_id from unnest(${keys}::text[]) asked (grind)
    cross join lateral (
      select order_id from order_items where grind ->> 'key' = asked.grind
      order by order_id ${direction} limit ${ORDERS_FOUND_AT_MOST}
    ) sold
    order by order_id ${direction} limit ${ORDERS_FOUND_AT_MOST}
  `.execute(db);
  return found.rows.map(({ orderId }) => orderId);
}

/** The newest or oldest orders of these flours. Order ids are time-ordered. */
export async function listOrderIdsOfFlours(
  db: Db,
  productIds: string[],
  isOldestFirst: boolean,
): Promise<string[]> {
  const direction = isOldestFirst ? sql`asc` : sql`desc`;
  const found = await sql<{ orderId: string }>`
    select distinct order_id from unnest(${productIds}::uuid[]) flour (id)
    cross join lateral (
      select order_id from order_items where product_id = flour.id
      order by order_id ${direction} limit ${ORDERS_FOUND_AT_MOST}
    ) sold
    order by order_id ${direction} limit ${ORDERS_FOUND_AT_MOST}
  `.execute(db);
  return found.rows.map(({ orderId }) => orderId);
}
