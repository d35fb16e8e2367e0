import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { LockedOrder } from './orders.queries.ts';

/** Returns the stock of an order, with one ledger row per product. */
export async function restoreStock(tx: Tx, order: LockedOrder, actorId: string): Promise<void> {
  await sql`
    with line as (
      select i.product_id, i.weight_grams from order_items i
      join stock s on s.product_id = i.product_id and s.city = ${order.city}
      where i.order_id = ${order.id}
      order by i.product_id
      for update of s
    ),
    flour as (
      select product_id, sum(weight_grams) as grams from line group by product_id
    ),
    returned as (
      update stock set on_hand_grams = stock.on_hand_grams + flour.grams
      from flour where stock.product_id = flour.product_id and stock.city = ${order.city}
    )
    insert into stock_movements (product_id, city, delta_grams, reason, order_id, actor_id)
    select product_id, ${order.city}, grams, 'order released', ${order.id}::uuid, ${actorId}::uuid
    from flour order by product_id
  `.execute(tx);
}

export type MissingStock = { name: string; onHandGrams: number };

/**
 * Takes the stock of an order again. If any is missing, takes nothing and returns what is missing.
 */
export async function retakeStock(
  tx: Tx,
  order: LockedOrder,
  actorId: string,
): Promise<MissingStock[]> {
  const locked = await sql<MissingStock & { grams: number }>`
    with line as (
      select i.product_id, i.name, i.weight_grams, s.on_hand_grams from order_items i
      join stock s on s.product_id = i.product_id and s.city = ${order.city}
      where i.order_id = ${order.id}
      order by i.product_id
      for update of s
    )
    select min(name) as name, sum(weight_grams)::bigint as grams, min(on_hand_grams) as on_hand_grams
    from line group by product_id order by product_id
  `.execute(tx);
  const missing = locked.rows.filter((flour) => flour.onHandGrams < flour.grams);
  if (missing.length > 0) return missing;
  await sql`
    with flour as (
      select product_id, sum(weight_grams) as grams from order_items
      where order_id = ${order.id} group by product_id
    ),
    taken as (
      update stock set on_hand_grams = on_hand_grams - grams
      from flour where stock.product_id = flour.product_id and stock.city = ${order.city}
      returning stock.product_id, grams
    )
    insert into stock_movements (product_id, city, delta_grams, reason, order_id, actor_id)
    select product_id, ${order.city}, -grams, 'order retaken', ${order.id}::uuid,
      ${actorId}::uuid
    from taken order by product_id
  `.execute(tx);
  return [];
}
