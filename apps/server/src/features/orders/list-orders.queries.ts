import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { COUNTED_AT_MOST, ORDERS_FOUND_AT_MOST } from '@dalan/contract/lists';
import { isId } from '@dalan/contract/ids';
import { likePattern, containsAllWords } from '../../platform/db/contains.ts';
import type { Db } from '../../platform/db/database.ts';
import type { OrderRow } from './order-rows.rules.ts';
import { NEWEST_FIRST, selectOrders } from './orders.queries.ts';
import type { PageOf } from './orders.queries.ts';

/** A name, a piece of a number or of an id that more people have is no search for a person yet. */
const USERS_AT_MOST = 1_000;

export type OrderSearch = {
  /** In small letters; empty where everything is asked for. */
  text: string;
  /** The digits of the phone number, or of a piece of it, that was typed. */
  phone: string | undefined;
  /** Orders of these people, and these orders, whatever is written on them. */
  userIds: string[];
  orderIds: string[];
};

const isWholeNumber = (digits: string) => /^\d{10}$/.test(digits);
/** Shorter pieces stand in the ids of too many. */
const ID_PIECE = /^[0-9a-f-]{6,36}$/;

/** Who is meant: asked first, so that the orders need no join to be searched. */
export async function listUserIdsMatching(
  db: Db,
  { text, phone }: Pick<OrderSearch, 'text' | 'phone'>,
): Promise<string[]> {
  const searchText = sql`user_search_text(name, email, phone, role)`;
  const either: RawBuilder<unknown>[] = [];
  // Everybody has the role of a user: nobody is meant by it.
  if (phone === undefined && !'user'.includes(text)) {
    // The long text has the index; the name and the e-mail are what is meant.
    const meant = sql`lower(name || ' ' || coalesce(email, ''))`;
    either.push(sql`${containsAllWords(searchText, text)} and ${containsAllWords(meant, text)}`);
  }
  if (phone !== undefined) {
    either.push(
      isWholeNumber(phone) ? sql`phone = ${phone}` : sql`${searchText} like ${likePattern(phone)}`,
    );
  }
  if (ID_PIECE.test(text)) either.push(sql`id::text like ${likePattern(text)}`);
  if (either.length === 0) return [];
  const matching = sql`from users where erased_at is null and ((${sql.join(either, sql`) or (`)}))`;
  const found = await sql<{ id: string }>`
    select id ${matching} limit ${USERS_AT_MOST + 1}
  `.execute(db);
  if (found.rows.length <= USERS_AT_MOST) return found.rows.map(({ id }) => id);
  // Of so many, the newest are soon at hand; of few, PostgreSQL would walk through everybody.
  const newest = await sql<{ id: string }>`
    select id ${matching} order by created_at desc, id desc limit ${USERS_AT_MOST}
  `.execute(db);
  return newest.rows.map(({ id }) => id);
}

/** The names of all flours, also of those that are no longer sold: old orders hold them. */
export async function listFlourNames(db: Db) {
  return db.selectFrom('products').select(['id', 'name', 'nameMr', 'searchAlso']).execute();
}

/** The newest orders of these flours, or the oldest: an order's id says when it was made. */
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

/** By a piece of the number or the address, the short id, the whole id, the customer or the flour. */
function where({ text, phone, userIds, orderIds }: OrderSearch): RawBuilder<unknown> {
  if (text === '') return sql`o.deleted_at is null`;
  const written = sql`(o.contact_number || ' ' || lower(o.delivery_address))`;
  const either: RawBuilder<unknown>[] = [
    phone !== undefined && isWholeNumber(phone)
      ? sql`o.contact_number = ${phone}`
      : containsAllWords(written, phone ?? text),
  ];
  if (/^#?[0-9a-f]{8}$/.test(text)) {
    either.push(sql`right(o.id::text, 8) = ${text.replace('#', '')}`);
  }
  if (isId(text)) either.push(sql`o.id = ${text}::uuid`, sql`o.user_id = ${text}::uuid`);
  if (userIds.length > 0) either.push(sql`o.user_id = any(${userIds}::uuid[])`);
  if (orderIds.length > 0) either.push(sql`o.id = any(${orderIds}::uuid[])`);
  return sql`o.deleted_at is null and (${sql.join(either, sql` or `)})`;
}

/** Few enough to be gathered and sorted. Of more, the newest are soon found by walking along. */
const FEW = 5_000;

export async function listOrderRows(
  db: Db,
  search: OrderSearch,
  { sort, isFew, limit, offset }: PageOf & { sort: string; isFew: boolean },
): Promise<OrderRow[]> {
  const order = sort === 'createdAt' ? sql`o.created_at, o.id` : NEWEST_FIRST;
  const page = sql`limit ${limit} offset ${offset}`;
  // PostgreSQL cannot know how many orders hold a word: `materialized` and `offset 0` decide for it.
  const picked = isFew
    ? sql`(
        with found as materialized (select * from orders o where ${where(search)})
        select * from found o order by ${order} ${page}
      )`
    : sql`(
        select * from (
          select * from orders o where o.deleted_at is null order by ${order} offset 0
        ) o where ${where(search)} ${page}
      )`;
  const found = await selectOrders(picked, order).execute(db);
  return found.rows;
}

/** How many, as far as anybody turns pages, and whether they are few. */
export async function countOrders(
  db: Db,
  search: OrderSearch,
): Promise<{ total: number; isFew: boolean }> {
  const isSearch = search.text !== '';
  const counted = await sql<{ count: number }>`
    select count(*) from (
      select 1 from orders o where ${where(search)} limit ${isSearch ? FEW : COUNTED_AT_MOST}
    ) counted
  `.execute(db);
  const count = counted.rows[0]?.count ?? 0;
  if (!isSearch) return { total: count, isFew: false };
  return { total: Math.min(count, ORDERS_FOUND_AT_MOST), isFew: count < FEW };
}
