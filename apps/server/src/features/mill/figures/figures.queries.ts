import { sql } from 'kysely';
import { WALK_IN_ID } from '@dalan/contract/desk/counter';
import type { DayRange } from '@dalan/contract/office/figures';
import { statusesWithoutStock } from '@dalan/contract/orders/orders';
import { SHOP_TIME_ZONE } from '@dalan/contract/language/time-zone';
import type { Db } from '../../../platform/db/database.ts';
import { endOfDay, startOfDay } from '../../../platform/db/shop-day.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { SumRow } from './figures.rules.ts';

/** True for days without a change since they were summed. The others are counted again. */
export const isUnchanged = sql`
  not exists (select from figure_changes change where change.day = summed.day)`;

/**
 * Lists the sums of the range, and the outcomes of each day of both ranges, in one statement, so
 * that all are of the same moment. Days without sums are counted from their orders.
 */
export async function listSums(
  db: Db,
  { range, before }: { range: DayRange; before: DayRange },
): Promise<SumRow[]> {
  const found = await sql<SumRow>`
    with ready as (
      select day from figure_days summed
      where day between ${before.from} and ${range.to} and ${isUnchanged}
    ),
    figures as (
      select day, kind, key, count, grams, paise
      from figure_sums where day in (select day from ready)
      union all
      select day, kind, key, count, grams, paise from count_figures(array(
        select day::date from generate_series(${before.from}::date, ${range.to}::date, '1 day') day
        except select day from ready))
    ),
    buyers as (
      select user_id, sum(total_paise) as paise from orders
      where deleted_at is null and order_status <> all(${[...statusesWithoutStock]})
        and user_id <> ${WALK_IN_ID}
        and created_at >= ${startOfDay(range.from)} and created_at < ${endOfDay(range.to)}
      group by user_id
    )
    select kind, key, case kind when 'outcome' then day end as day, sum(count)::bigint as count,
      sum(grams)::bigint as grams, sum(paise)::bigint as paise
    from figures
    where kind = 'outcome' or day >= ${range.from}
    group by 1, 2, 3
    union all
    select 'customer', case when ordered_before then 'returning' else 'first' end, null, count(*),
      0, sum(paise)::bigint
    from (
      select paise, exists (
        select from orders earlier where earlier.user_id = buyers.user_id
          and earlier.deleted_at is null and earlier.created_at < ${startOfDay(range.from)}
      ) as ordered_before
      from buyers
    ) buyer
    group by ordered_before
  `.execute(db);
  return found.rows;
}

export type FlourRow = { productId: string; name: string; mediaId: string | null };

export async function listFlours(db: Db, productIds: string[]): Promise<FlourRow[]> {
  if (productIds.length === 0) return [];
  return db
    .selectFrom('products')
    .select(['id as productId', 'name', 'mediaId'])
    .where('id', 'in', productIds)
    .execute();
}

/** False while another job has the lock: two at once would replace newer sums by older ones. */
export async function tryLockSums(tx: Tx): Promise<boolean> {
  const found = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('figure_sums')) as is_locked
  `.execute(tx);
  return found.rows[0]?.isLocked === true;
}

/** Lists days without sums or changed since, oldest first. The last two days get no sums. */
export async function listDaysToSum(tx: Tx, limit: number): Promise<string[]> {
  const found = await sql<{ day: string }>`
    with last as (select (now() at time zone ${SHOP_TIME_ZONE})::date - 2 as day)
    select series.day::date from last, generate_series(
      (select (min(created_at) at time zone ${SHOP_TIME_ZONE})::date from orders
        where deleted_at is null),
      last.day, '1 day') as series (day)
    union select change.day from figure_changes change, last where change.day <= last.day
    except select day from figure_days summed where ${isUnchanged}
    order by 1 limit ${limit}
  `.execute(tx);
  return found.rows.map(({ day }) => day);
}

/** Forgets the changes before it counts: one that comes between the two is counted again. */
export async function replaceSums(tx: Tx, days: string[]): Promise<void> {
  await sql`delete from figure_changes where day = any(${days}::date[])`.execute(tx);
  await sql`delete from figure_days where day = any(${days}::date[])`.execute(tx);
  await sql`insert into figure_days (day) select unnest(${days}::date[])`.execute(tx);
  await sql`
    insert into figure_sums (day, kind, key, count, grams, paise)
    select day, kind, key, count, grams, paise from count_figures(${days}::date[])
  `.execute(tx);
}
