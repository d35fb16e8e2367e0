import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { COUNTED_AT_MOST, ORDERS_FOUND_AT_MOST } from '@dalan/contract/lists';
import { isId } from '@dalan/contract/ids';
import type { PaymentStatus } from '@dalan/contract/orders';
import { likePattern, containsAllWords } from '../../../platform/db/contains.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { OrderRow } from '../order-mapper.rules.ts';
import { NEWEST_FIRST, selectOrders } from '../orders.queries.ts';
import type { PageOf } from '../orders.queries.ts';
import { inSpan, noFilter, whereFilter } from './order-filter.queries.ts';
import type { OrderFilter } from './order-filter.queries.ts';

/** Search text that matches more users is not specific enough to find a person. */
const MAX_USERS = 1_000;

export type OrderSearch = {
  /** Lowercase. Empty: no search. */
  text: string;
  /** Digits of the phone number, or part of it, in the search. */
  phone: string | undefined;
  /** Orders that match whatever their own text says. */
  userIds: string[];
  orderIds: string[];
  /** Those whose name was typed, or its beginning. */
  paymentStatuses: PaymentStatus[];
  filter: OrderFilter;
};

const isWholeNumber = (digits: string) => /^\d{10}$/.test(digits);
/** Shorter parts occur in too many ids. */
const ID_PART = /^[0-9a-f-]{6,36}$/;

/** Runs first, so that the order search needs no join. */
export async function listUserIdsMatching(
  db: Db,
  { text, phone }: Pick<OrderSearch, 'text' | 'phone'>,
): Promise<string[]> {
  const searchText = sql`user_search_text(name, email, phone, role)`;
  const conditions: RawBuilder<unknown>[] = [];
  // Every customer has the role `user`, so that text matches no one.
  if (phone === undefined && !'user'.includes(text)) {
    // The long text has the index. The second condition narrows it to name and e-mail.
    const nameAndEmail = sql`lower(name || ' ' || coalesce(email, ''))`;
    conditions.push(
      sql`${containsAllWords(searchText, text)} and ${containsAllWords(nameAndEmail, text)}`,
    );
  }
  if (phone !== undefined) {
    conditions.push(
      isWholeNumber(phone) ? sql`phone = ${phone}` : sql`${searchText} like ${likePattern(phone)}`,
    );
  }
  if (ID_PART.test(text)) conditions.push(sql`id::text like ${likePattern(text)}`);
  if (conditions.length === 0) return [];
  const matching = sql`from users where erased_at is null and ((${sql.join(conditions, sql`) or (`)}))`;
  const found = await sql<{ id: string }>`
    select id ${matching} limit ${MAX_USERS + 1}
  `.execute(db);
  if (found.rows.length <= MAX_USERS) return found.rows.map(({ id }) => id);
  // With this many matches, sorting by newest is fast. With few, PostgreSQL would scan all users.
  const newest = await sql<{ id: string }>`
    select id ${matching} order by created_at desc, id desc limit ${MAX_USERS}
  `.execute(db);
  return newest.rows.map(({ id }) => id);
}

/** Includes flours that are no longer sold, because old orders contain them. */
export async function listFlourNames(db: Db) {
  return db.selectFrom('products').select(['id', 'name', 'nameMr', 'searchAlso']).execute();
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

/**
 * Matches part of the phone number or address, the short or whole id, the customer, the flour or the
 * payment status.
 */
export function whereSearch({ filter, ...search }: OrderSearch): RawBuilder<unknown> {
  const isInFilter = whereFilter(filter);
  const { text, phone, userIds, orderIds, paymentStatuses } = search;
  if (text === '') return isInFilter;
  const written = sql`(o.contact_number || ' ' || lower(o.delivery_address))`;
  const conditions: RawBuilder<unknown>[] = [
    phone !== undefined && isWholeNumber(phone)
      ? sql`o.contact_number = ${phone}`
      : containsAllWords(written, phone ?? text),
  ];
  if (/^#?[0-9a-f]{8}$/.test(text)) {
    conditions.push(sql`right(o.id::text, 8) = ${text.replace('#', '')}`);
  }
  if (isId(text)) conditions.push(sql`o.id = ${text}::uuid`, sql`o.user_id = ${text}::uuid`);
  if (userIds.length > 0) conditions.push(sql`o.user_id = any(${userIds}::uuid[])`);
  if (orderIds.length > 0) conditions.push(sql`o.id = any(${orderIds}::uuid[])`);
  if (paymentStatuses.length > 0) {
    conditions.push(sql`o.payment_status = any(${paymentStatuses})`);
  }
  return sql`${isInFilter} and (${sql.join(conditions, sql` or `)})`;
}

/**
 * Up to this many are collected and sorted. Beyond it, scanning in sort order fills a page soon.
 */
const FEW = 5_000;

export async function listOrderRows(
  db: Db,
  search: OrderSearch,
  { sort, isFew, limit, offset }: PageOf & { sort: string; isFew: boolean },
): Promise<OrderRow[]> {
  const order = sort === 'createdAt' ? sql`o.created_at, o.id` : NEWEST_FIRST;
  const page = sql`limit ${limit} offset ${offset}`;
  // PostgreSQL cannot estimate how many orders match, so `materialized` and `offset 0` choose the
  // plan.
  const picked = isFew
    ? sql`(
        with found as materialized (select * from orders o where ${whereSearch(search)})
        select * from found o order by ${order} ${page}
      )`
    : sql`(
        select * from (
          select * from orders o where ${inSpan(search.filter)}
          order by ${order} offset 0
        ) o where ${whereSearch(search)} ${page}
      )`;
  const found = await selectOrders(picked, order).execute(db);
  return found.rows;
}

/** The count, capped where nobody pages any further, and whether it is few. */
export async function countOrders(
  db: Db,
  search: OrderSearch,
): Promise<{ total: number; isFew: boolean }> {
  const isSearch = search.text !== '';
  const isWhole = !isSearch && search.filter === noFilter;
  const counted = await sql<{ count: number }>`
    select count(*) from (
      select 1 from orders o where ${whereSearch(search)} limit ${isSearch ? FEW : COUNTED_AT_MOST}
    ) counted
  `.execute(db);
  const count = counted.rows[0]?.count ?? 0;
  if (!isSearch) return { total: count, isFew: !isWhole && count < FEW };
  return { total: Math.min(count, ORDERS_FOUND_AT_MOST), isFew: count < FEW };
}
