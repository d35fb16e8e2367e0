import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { LockedOrder } from './orders.queries.ts';

/** The grams of a line `i` that did not come back by a credit note. */
const keptGrams = sql<number>`(i.weight_grams - (
  select coalesce(sum(grams), 0) from credit_note_lines where order_item_id = i.id))`;

/** Returns the stock of an order, with one ledger row per product. */
export async function restoreStock(tx: Tx, order: LockedOrder, actorId: string): Promise<void> {
  await sql`
    with line as (
      select i.product_id, ${keptGrams} as weight_grams from order_items i
      join stock s on s.product_id = i.product_id and s.city = ${order.city}
      where i.order_id = ${order.id}
      order by i.product_id
      for update of s
    ),
    flour as (
      select product_id, sum(weight_grams) as grams from line
      group by product_id having sum(weight_grams) > 0
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
      select i.product_id, i.name, ${keptGrams} as weight_grams, s.on_hand_grams
      from order_items i
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
      select i.product_id, sum(${keptGrams}) as grams from order_items i
      where i.order_id = ${order.id} group by i.product_id having sum(${keptGrams}) > 0
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

/** Locks the stock of these flours, for a caller that needs the lock of bills next. */
export async function lockStockOf(
  tx: Tx,
  { city }: LockedOrder,
  productIds: string[],
): Promise<void> {
  await sql`
    select product_id from stock where city = ${city} and product_id = any(${productIds}::uuid[])
    order by product_id for update
  `.execute(tx);
}

type CameBack = { productId: string; grams: number };

/**
 * Puts flour of a delivered order back, with one ledger row per product. Flour that is thrown away
 * leaves again as waste. Call it with each product once.
 */
export async function putBackStock(
  tx: Tx,
  order: LockedOrder,
  flours: CameBack[],
  { isWaste, note, actorId }: { isWaste: boolean; note: string; actorId: string },
): Promise<void> {
  const ids = flours.map(({ productId }) => productId);
  const grams = flours.map((flour) => flour.grams);
  const flour = sql`unnest(${ids}::uuid[], ${grams}::bigint[]) as flour (product_id, grams)`;
  await lockStockOf(tx, order, ids);
  if (!isWaste) {
    await sql`
      update stock set on_hand_grams = on_hand_grams + flour.grams from ${flour}
      where stock.product_id = flour.product_id and stock.city = ${order.city}
    `.execute(tx);
  }
  await sql`
    insert into stock_movements (product_id, city, delta_grams, reason, order_id, actor_id, note)
    select flour.product_id, ${order.city}, grams, 'order returned', ${order.id}::uuid,
      ${actorId}::uuid, ${note}
    from ${flour} order by flour.product_id
  `.execute(tx);
  if (!isWaste) return;
  await sql`
    insert into stock_movements (product_id, city, delta_grams, reason, actor_id, note,
      idempotency_key)
    select flour.product_id, ${order.city}, -grams, 'waste', ${actorId}::uuid, ${note},
      gen_random_uuid()::text
    from ${flour} order by flour.product_id
  `.execute(tx);
}
