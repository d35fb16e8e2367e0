import { sql } from 'kysely';
import type { MillingDue } from '@dalan/contract/mill/milling';
import { WAITING_TOO_LONG_HOURS } from '@dalan/contract/orders/order-steps';
import type { Db } from '../../../platform/db/database.ts';
import { inStep } from '../../../platform/db/order-step.ts';

/** Nobody needs a higher count, and the limit bounds the cost. */
const COUNTED_AT_MOST = 1_000;

type WaitingCounts = { toConfirm: number; messages: number; lowStock: number };

export async function getWaitingCounts(db: Db, city: string): Promise<WaitingCounts> {
  const found = await sql<WaitingCounts>`
    select
      (select count(*) from orders o
        where o.deleted_at is null and ${inStep('to-confirm')}) as to_confirm,
      (select count(*) from (
        select from contact_messages where settled_at is null limit ${COUNTED_AT_MOST}) message) as messages,
      (select count(*) from stock join products product on product.id = stock.product_id
        where stock.city = ${city} and product.is_active
          and stock.on_hand_grams < stock.low_mark_grams) as low_stock
  `.execute(db);
  return found.rows[0] ?? { toConfirm: 0, messages: 0, lowStock: 0 };
}

export async function countWaitingTooLong(db: Db): Promise<number> {
  const found = await sql<{ waiting: number }>`
    select count(*) as waiting from orders o
    where o.deleted_at is null and ${inStep('to-confirm')}
      and o.created_at < now() - make_interval(hours => ${WAITING_TOO_LONG_HOURS})
  `.execute(db);
  return found.rows[0]?.waiting ?? 0;
}

export async function countReadyOnRuns(db: Db): Promise<number> {
  const found = await sql<{ onRuns: number }>`
    select count(*) as on_runs from orders o
    where o.deleted_at is null and ${inStep('ready')}
      and exists (select from run_stops where order_id = o.id and outcome is null)
  `.execute(db);
  return found.rows[0]?.onRuns ?? 0;
}

/**
 * A bag is one flour of an order. `offset 0` keeps the planner at one look-up for each order: on a busy
 * day it would read all lines.
 */
export async function countBagsToPack(db: Db): Promise<number> {
  const found = await sql<{ bags: number }>`
    select count(*) as bags from orders o
    cross join lateral (select from order_items where order_id = o.id offset 0) item
    where o.deleted_at is null and ${inStep('to-pack')}
  `.execute(db);
  return found.rows[0]?.bags ?? 0;
}

export async function countPlacedSince(db: Db, since: Date): Promise<number> {
  const found = await sql<{ placed: number }>`
    select count(*) as placed from orders
    where deleted_at is null and created_at >= ${since} and channel <> 'counter'
  `.execute(db);
  return found.rows[0]?.placed ?? 0;
}

const dueOf = (today: string) => sql<MillingDue>`case
  when o.due_on < ${today}::date then 'overdue'
  when o.due_on = ${today}::date then 'today'
  when o.due_on = ${today}::date + 1 then 'tomorrow'
  else 'later' end`;

export type FlourRow = {
  productId: string;
  name: string;
  nameMr: string;
  mediaId: string | null;
  grams: number;
  gramsByDue: Partial<Record<MillingDue, number>>;
};

/** The flours with most kilograms come first. */
export async function listFloursToMill(db: Db, today: string): Promise<FlourRow[]> {
  const found = await sql<FlourRow>`
    with by_due as (
      select item.product_id, ${dueOf(today)} as due, sum(item.weight_grams)::bigint as grams
      from orders o
      cross join lateral (select * from order_items where order_id = o.id offset 0) item
      where o.deleted_at is null and ${inStep('to-mill')}
      group by 1, 2
    ), ordered as (
      select product_id, sum(grams)::bigint as grams, json_object_agg(due, grams) as grams_by_due
      from by_due group by product_id
    )
    select product.id as product_id, product.name, product.name_mr, product.media_id, grams,
      grams_by_due
    from ordered join products product on product.id = ordered.product_id
    order by grams desc, product.name
  `.execute(db);
  return found.rows;
}

export async function listOrdersToMillByDue(
  db: Db,
  today: string,
): Promise<{ due: MillingDue; orders: number }[]> {
  const found = await sql<{ due: MillingDue; orders: number }>`
    select ${dueOf(today)} as due, count(*) as orders from orders o
    where o.deleted_at is null and ${inStep('to-mill')} group by 1
  `.execute(db);
  return found.rows;
}

export type ClaimRow = { orderId: string; name: string; amountPaise: number };

/** The oldest come first. Only open claims are read: they have their own index. */
export async function listOpenClaims(db: Db): Promise<ClaimRow[]> {
  const found = await sql<ClaimRow>`
    select claim.order_id, buyer.name, claim.amount_paise
    from payment_claims claim
    join orders o on o.id = claim.order_id and o.deleted_at is null
    join users buyer on buyer.id = o.user_id
    where claim.answer is null
    order by claim.claimed_at
    limit ${COUNTED_AT_MOST}
  `.execute(db);
  return found.rows;
}
