import { sql } from 'kysely';
import { listDays } from '@dalan/contract/office/figures';
import type { DayRange } from '@dalan/contract/office/figures';
import { statusesWithoutStock } from '@dalan/contract/orders/orders';
import { SHOP_TIME_ZONE } from '@dalan/contract/language/time-zone';
import type { Db } from '../../../platform/db/database.ts';
import { isUnchanged } from './figures.queries.ts';

/**
 * `ready` are the days whose sums are right, `counted` the others: today, yesterday, and days that
 * changed after they were summed. These are counted from their orders. The days are an array, because
 * the planner takes a series for a thousand days and would compile the statement.
 */
const readyAndCounted = (days: readonly string[]) => sql`
  ready as (
    select day from figure_days summed where day = any(${days}::date[]) and ${isUnchanged}
  ),
  counted as (
    select asked.day, asked.day::timestamp at time zone ${SHOP_TIME_ZONE} as starts_at,
      (asked.day + 1)::timestamp at time zone ${SHOP_TIME_ZONE} as ends_at
    from (
      select day from unnest(${days}::date[]) day except select day from ready
    ) asked
  )`;

/** Sales by the shop's day on which the order was placed. Days without a sale are left out. */
export async function listSales(
  db: Db,
  range: DayRange,
): Promise<{ day: string; amountPaise: number }[]> {
  const found = await sql<{ day: string; amountPaise: number }>`
    with ${readyAndCounted(listDays(range))}
    select day, paise as amount_paise from figure_sums
    where kind = 'outcome' and key = 'sold' and day in (select day from ready)
    union all
    select counted.day, sum(total_paise)::bigint from counted cross join lateral (
      select total_paise from orders
      where deleted_at is null and created_at >= starts_at and created_at < ends_at
        and order_status <> all(${[...statusesWithoutStock]}) offset 0
    ) sold
    group by counted.day
  `.execute(db);
  return found.rows;
}

/** Grams of these flours in the orders of this range. Flours without a sale are left out. */
export async function listGramsSold(
  db: Db,
  range: DayRange,
  productIds: string[],
): Promise<{ productId: string; grams: number }[]> {
  if (productIds.length === 0) return [];
  // Ids start with their time, so the orders of the counted days are at the end of the index.
  const found = await sql<{ productId: string; grams: number }>`
    with ${readyAndCounted(listDays(range))},
    first_id as (
      select (lpad(to_hex((extract(epoch from min(starts_at)) * 1000)::bigint), 12, '0')
        || repeat('0', 20))::uuid as id
      from counted
    ),
    sold as (
      select key::uuid as product_id, grams from figure_sums
      where kind = 'flour' and key = any(${productIds}) and day in (select day from ready)
      union all
      select item.product_id, item.weight_grams
      from first_id, unnest(${productIds}::uuid[]) as asked (product_id)
      cross join lateral (
        select * from order_items
        where product_id = asked.product_id and order_id >= first_id.id offset 0
      ) item
      cross join lateral (
        select created_at from orders
        where id = item.order_id and deleted_at is null
          and order_status <> all(${[...statusesWithoutStock]}) offset 0
      ) o
      where exists (
        select from counted where o.created_at >= starts_at and o.created_at < ends_at)
    )
    select product_id, sum(grams)::bigint as grams from sold group by product_id
  `.execute(db);
  return found.rows;
}
