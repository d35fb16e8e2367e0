import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { LockedOrder } from './orders.queries.ts';

/** Returns the stock of an order, with one ledger row per product. */
export async function restoreStock(tx: Tx, order: LockedOrder, actorId: string): Promise<void> {
  await sql`
    with item as (
      select i.product_id, i.weight_grams from order_items i
      join stock s on s.product_id = i.product_id and s.city = ${order.city}
      where i.order_id = ${order.id}
      order by i.product_id
      for update of s
    ),
    returned as (
      update stock set on_hand_grams = stock.on_hand_grams + item.weight_grams
      from item where stock.product_id = item.product_id and stock.city = ${order.city}
    )
    insert into stock_movements (product_id, city, delta_grams, reason, order_id, actor_id)
    select product_id, ${order.city}, weight_grams, 'order released', ${order.id}::uuid,
      ${actorId}::uuid
    from item
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
  const locked = await sql<MissingStock & { weightGrams: number }>`
    select i.name, i.weight_grams, s.on_hand_grams from order_items i
    join stock s on s.product_id = i.product_id and s.city = ${order.city}
    where i.order_id = ${order.id}
    order by i.product_id
    for update of s
  `.execute(tx);
  const missing = locked.rows.filter((line) => line.onHandGrams < line.weightGrams);
  if (missing.length > 0) return missing;
  await sql`
    with taken as (
      update stock set on_hand_grams = on_hand_grams - weight_grams
      from order_items i
      where i.order_id = ${order.id} and stock.product_id = i.product_id
        and stock.city = ${order.city}
      returning stock.product_id, weight_grams
    )
    insert into stock_movements (product_id, city, delta_grams, reason, order_id, actor_id)
    select product_id, ${order.city}, -weight_grams, 'order retaken', ${order.id}::uuid,
      ${actorId}::uuid
    from taken
  `.execute(tx);
  return [];
}
