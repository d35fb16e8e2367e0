import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { COUNTED_AT_MOST, ORDERS_FOUND_AT_MOST } from '@dalan/contract/text/lists';
import type { Db } from '../../../../platform/db/database.ts';
import type { OrderRow } from '../order-mapper.rules.ts';
import { NEWEST_FIRST, selectOrders } from '../orders.queries.ts';
import type { PageOf } from '../orders.queries.ts';
import { inSpan, noFilter, whereFilter } from './order-filter.queries.ts';
import type { OrderFilter } from './order-filter.queries.ts';

type Condition = RawBuilder<SqlBool>;

/** Which orders a list has, and which of them come first. */
export type OrderMatch = {
  filter: OrderFilter;
  /** Undefined without a search. */
  found: Condition | undefined;
  /** An indexed condition that few orders meet. All found orders are among them. */
  within: Condition | undefined;
  /** Orders that come first, however many others there are. */
  isFirst: Condition | undefined;
  /** Orders with the lowest rank come first; equal ones are sorted as the list. */
  rank: RawBuilder<number> | undefined;
};

/**
 * Up to this many are collected and sorted. Beyond it, scanning in sort order fills a page soon.
 */
const FEW = 5_000;

/** `first` is how many come first if the orders are too many to be sorted. */
type Counted = { total: number; isFew: boolean; first: number };

type Paging = PageOf & Omit<Counted, 'total'> & { sort: string };

export async function listOrderRows(
  db: Db,
  match: OrderMatch,
  { sort, isFew, first, limit, offset }: Paging,
): Promise<OrderRow[]> {
  const { isFirst } = match;
  const order = sort === 'createdAt' ? sql`o.created_at, o.id` : NEWEST_FIRST;
  if (isFew) return listCollected(db, match, { order, limit, offset });
  if (isFirst === undefined || first === 0) {
    return listScanned(db, match, { order, limit, offset });
  }
  const atTop = Math.min(limit, Math.max(0, first - offset));
  const top = { ...match, found: isFirst, rank: undefined };
  const list = first < ORDERS_FOUND_AT_MOST ? listCollected : listScanned;
  const rows = atTop === 0 ? [] : await list(db, top, { order, limit: atTop, offset });
  if (atTop === limit) return rows;
  const others = { ...match, found: sql<SqlBool>`${match.found} and not ${isFirst}` };
  const below = { order, limit: limit - atTop, offset: Math.max(0, offset - first) };
  return [...rows, ...(await listScanned(db, others, below))];
}

type Part = PageOf & { order: RawBuilder<unknown> };

// PostgreSQL cannot estimate how many orders match, so `materialized` and `offset 0` choose the plan.

async function listCollected(db: Db, match: OrderMatch, { order, limit, offset }: Part) {
  const rank = match.rank ?? sql`0`;
  const ranked = sql`o.search_rank, ${order}`;
  const picked = sql`(
    with found as materialized (
      select o.*, ${rank} as search_rank from ${source(match)} o where ${where(match)}
    )
    select * from found o order by ${ranked} limit ${limit} offset ${offset}
  )`;
  return (await selectOrders(picked, ranked).execute(db)).rows;
}

async function listScanned(db: Db, match: OrderMatch, { order, limit, offset }: Part) {
  const picked = sql`(
    select * from (
      select * from orders o where ${inSpan(match.filter)}
      order by ${order} offset 0
    ) o where ${where(match)} limit ${limit} offset ${offset}
  )`;
  return (await selectOrders(picked, order).execute(db)).rows;
}

/** PostgreSQL would rather read all orders than combine the indexes of several words. */
function source({ filter, within }: OrderMatch): RawBuilder<unknown> {
  return within === undefined
    ? sql`orders`
    : sql`(select * from orders o where ${whereFilter(filter)} and ${within} offset 0)`;
}

/** Lists the conditions, rarest first, without those that too many orders meet. */
export async function listRarest(
  db: Db,
  filter: OrderFilter,
  conditions: Condition[],
): Promise<Condition[]> {
  const plain = { filter, within: undefined, isFirst: undefined, rank: undefined };
  const counted = await Promise.all(
    conditions.map(async (found) => ({
      found,
      count: await countUpTo(db, { ...plain, found }, FEW),
    })),
  );
  return counted
    .filter(({ count }) => count < FEW)
    .toSorted((one, other) => one.count - other.count)
    .map(({ found }) => found);
}

function where({ filter, found }: OrderMatch): Condition {
  const isInFilter = whereFilter(filter);
  return found === undefined ? isInFilter : sql`${isInFilter} and ${found}`;
}

/** Counts the orders up to where nobody pages any further, and says whether they are few. */
export async function countOrders(db: Db, match: OrderMatch): Promise<Counted> {
  const { filter, found, isFirst } = match;
  const count = await countUpTo(db, match, found === undefined ? COUNTED_AT_MOST : FEW);
  const isFew = count < FEW;
  if (found === undefined) {
    return { total: count, isFew: filter !== noFilter && isFew, first: 0 };
  }
  const isLong = !isFew && isFirst !== undefined;
  const first = isLong
    ? await countUpTo(db, { ...match, found: isFirst }, ORDERS_FOUND_AT_MOST)
    : 0;
  return { total: Math.min(count, ORDERS_FOUND_AT_MOST), isFew, first };
}

async function countUpTo(db: Db, match: OrderMatch, most: number): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*) from (
      select 1 from ${source(match)} o where ${where(match)} limit ${most}
    ) counted
  `.execute(db);
  return counted.rows[0]?.count ?? 0;
}
