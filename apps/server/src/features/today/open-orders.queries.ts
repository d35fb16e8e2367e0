import { sql } from 'kysely';
import { statusesToConfirm } from '@dalan/contract/confirm';
import { WAITING_TOO_LONG_HOURS } from '@dalan/contract/order-steps';
import type { Db } from '../../platform/db/database.ts';

/** Nobody reads more than this; the cost stays bounded. */
const COUNTED_AT_MOST = 1_000;
const confirmed = sql`o.deleted_at is null and o.order_status = 'Confirmed'`;

type WaitingCounts = { toConfirm: number; messages: number; lowStock: number };

export async function getWaitingCounts(db: Db, city: string): Promise<WaitingCounts> {
  const found = await sql<WaitingCounts>`
    select
      (select count(*) from orders
        where deleted_at is null and order_status = any(${[...statusesToConfirm]})) as to_confirm,
      (select count(*) from (
        select from contact_messages limit ${COUNTED_AT_MOST}) message) as messages,
      (select count(*) from stock join products product on product.id = stock.product_id
        where stock.city = ${city} and product.is_active
          and stock.on_hand_grams < stock.low_mark_grams) as low_stock
  `.execute(db);
  return found.rows[0] ?? { toConfirm: 0, messages: 0, lowStock: 0 };
}

export type OpenCounts = {
  openOrders: number;
  waitingTooLong: number;
  toMill: number;
  toPack: number;
  toDeliver: number;
};

/** "To pack" leaves out what is packed: that waits for a run. */
export async function getOpenCounts(db: Db): Promise<OpenCounts> {
  const found = await sql<OpenCounts>`
    select count(*) as open_orders,
      count(*) filter (where order_status = any(${[...statusesToConfirm]})
        and created_at < now() - make_interval(hours => ${WAITING_TOO_LONG_HOURS}))
        as waiting_too_long,
      count(*) filter (where order_status = 'Confirmed') as to_mill,
      count(*) filter (where order_status = 'Processing' and packed_at is null) as to_pack,
      count(*) filter (where order_status = 'Shipped') as to_deliver
    from orders
    where deleted_at is null
      and order_status in ('Placed', 'Pending', 'Confirmed', 'Processing', 'Shipped')
  `.execute(db);
  const [counts] = found.rows;
  if (counts === undefined) throw new Error('no row from the counts of open orders');
  return counts;
}

/** A bag is one flour of an order. */
export async function countBagsToPack(db: Db): Promise<number> {
  const found = await sql<{ bags: number }>`
    select count(*) as bags from orders o join order_items item on item.order_id = o.id
    where o.deleted_at is null and o.order_status = 'Processing' and o.packed_at is null
  `.execute(db);
  return found.rows[0]?.bags ?? 0;
}

export async function countPlacedSince(db: Db, since: Date): Promise<number> {
  const found = await sql<{ placed: number }>`
    select count(*) as placed from orders where deleted_at is null and created_at >= ${since}
  `.execute(db);
  return found.rows[0]?.placed ?? 0;
}

export type FlourRow = {
  productId: string;
  name: string;
  nameMr: string;
  mediaId: string | null;
  grams: number;
};

export async function listFloursToMill(db: Db): Promise<FlourRow[]> {
  const found = await sql<FlourRow>`
    with ordered as (
      select item.product_id, sum(item.weight_grams)::bigint as grams
      from orders o join order_items item on item.order_id = o.id
      where ${confirmed}
      group by item.product_id
    )
    select product.id as product_id, product.name, product.name_mr, product.media_id, grams
    from ordered join products product on product.id = ordered.product_id
    order by grams desc, product.name
  `.execute(db);
  return found.rows;
}

export type ClaimRow = { orderId: string; name: string; amountPaise: number };

/** Oldest first. Rows of open claims only: they have their own index. */
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
