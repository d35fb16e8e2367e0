import { sql } from 'kysely';
import type { Grind } from '@dalan/contract/catalog/grinds';
import { statusesWithoutStock } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';

/** Flour of a batch without a day until which it keeps is not used after this time. */
const USED_WITHIN_DAYS = 365;

/**
 * Lets one transaction at a time make batches or take flour from them. Lock the orders before it, as
 * everywhere.
 */
export async function lockBatches(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('batches'))`.execute(tx);
}

/** A column of json about the milling of a line, for statements that left join `batches batch`. */
export const batchOfLine = sql`case when batch.id is not null then
  json_build_object('number', batch.number, 'milledOn', batch.milled_on,
    'bestBefore', batch.best_before) end`;

export type RoomRow = {
  id: string;
  productId: string;
  grindKey: string | null;
  number: string;
  milledOn: string;
  bestBefore: string | null;
  roomGrams: number;
};

/** Lists what is left of the batches of these flours, oldest first. */
export async function listRooms(db: Db | Tx, productIds: string[]): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    select id, product_id, grind ->> 'key' as grind_key, number, milled_on, best_before,
      weight_grams - held_grams as room_grams
    from batches
    where product_id = any(${productIds}::uuid[]) and undone_at is null and recalled_at is null
      and coalesce(best_before, milled_on + ${USED_WITHIN_DAYS}::int) >= day_at_the_shop(now())
      and weight_grams > held_grams
    order by milled_on, id
  `.execute(db);
  return rows;
}

export type LineRow = {
  id: number;
  orderId: string;
  productId: string;
  grind: Grind | null;
  weightGrams: number;
};

/** Lists the lines of orders, the order that is due first in front. */
export async function listLines(tx: Tx, orderIds: string[]): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select line.id, line.order_id, line.product_id, line.grind, line.weight_grams
    from order_items line join orders o on o.id = line.order_id
    where line.order_id = any(${orderIds}::uuid[])
    order by o.due_on, o.created_at, o.id, line.line_no
  `.execute(tx);
  return rows;
}

export type FilledLine = { lineId: number; batchId: string };

/**
 * Lists the lines of an order that is taken up again whose own batch still has room for them. A bag of a
 * recalled batch does not go out again, but whoever has it stays in the recall.
 */
export async function listLinesWithOwnBatch(
  tx: Tx,
  orderId: string,
  { isDelivered }: { isDelivered: boolean },
): Promise<FilledLine[]> {
  const { rows } = await sql<FilledLine>`
    select line.id as line_id, batch_id
    from orders o join order_items line on line.order_id = o.id
    join batches batch on batch.id = line.batch_id
    where o.id = ${orderId} and undone_at is null and (recalled_at is null or ${isDelivered})
      and batch.weight_grams - held_grams >= line.weight_grams - grams_held(line, o)
  `.execute(tx);
  return rows;
}

export async function updateBatchesOfLines(tx: Tx, filled: FilledLine[]): Promise<void> {
  await sql`
    update order_items set batch_id = filled.batch_id
    from unnest(${filled.map(({ lineId }) => lineId)}::bigint[],
      ${filled.map(({ batchId }) => batchId)}::uuid[]) filled (line_id, batch_id)
    where order_items.id = filled.line_id
  `.execute(tx);
}

/**
 * Empties the bags of these orders. A batch that only grew with marked orders shrinks with them, down
 * to nothing.
 */
export async function clearBatchesOfOrders(tx: Tx, orderIds: string[]): Promise<void> {
  await sql`
    update batches set weight_grams = weight_grams - cleared.grams,
      undone_at = case when weight_grams = cleared.grams then now() end
    from (
      select batch_id, sum(line.weight_grams)::bigint as grams
      from order_items line join orders o on o.id = line.order_id
      where o.id = any(${orderIds}::uuid[]) and batch_id is not null and o.milled_at is not null
        and o.order_status <> all(${[...statusesWithoutStock]})
      group by batch_id
    ) cleared
    where batches.id = cleared.batch_id and idempotency_key is null and undone_at is null
      and recalled_at is null
  `.execute(tx);
  await sql`
    update order_items set batch_id = null
    where order_id = any(${orderIds}::uuid[]) and batch_id is not null
  `.execute(tx);
}

export async function updateMilledAt(tx: Tx, orderIds: string[], isMilled: boolean): Promise<void> {
  await sql`
    update orders set milled_at = case when ${isMilled} then now() end
    where id = any(${orderIds}::uuid[])
  `.execute(tx);
}

/** Lists those of the orders whose flour is milled. */
export async function listMilledOrders(tx: Tx, orderIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where id = any(${orderIds}::uuid[]) and milled_at is not null
  `.execute(tx);
  return rows.map(({ id }) => id);
}

export type FlourToMill = {
  id: string;
  name: string;
  grinds: Grind[];
  shelfLifeDays: number | null;
};

export async function listFloursToMill(tx: Tx, ids: string[]): Promise<FlourToMill[]> {
  const { rows } = await sql<FlourToMill>`
    select id, name, grinds, shelf_life_days from products where id = any(${ids}::uuid[])
  `.execute(tx);
  return rows;
}

/** How many batches have a number with this code on this day, also those that were undone. */
export async function getLastCount(tx: Tx, code: string, milledOn: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(max(split_part(number, '-', 3)::int), 0) as count from batches
    where milled_on = ${milledOn} and starts_with(number, ${`${code}-`})
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

export type NewBatch = {
  productId: string;
  grind: Grind | null;
  number: string;
  milledOn: string;
  bestBefore: string | null;
  weightGrams: number;
  milledBy: string;
  madeBy: string;
  idempotencyKey: string | null;
  requestHash: Buffer | null;
};

export async function insertBatch(tx: Tx, batch: NewBatch): Promise<string> {
  const { id } = await tx
    .insertInto('batches')
    .values({ ...batch, grind: batch.grind && JSON.stringify(batch.grind) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type BatchCall = { madeBy: string; idempotencyKey: string };

export async function listBatchesOfCall(
  tx: Tx,
  { madeBy, idempotencyKey }: BatchCall,
): Promise<{ id: string; requestHash: Buffer | null }[]> {
  return tx
    .selectFrom('batches')
    .select(['id', 'requestHash'])
    .where('madeBy', '=', madeBy)
    .where('idempotencyKey', '=', idempotencyKey)
    .orderBy('id')
    .execute();
}

type Grown = { productId: string; grindKey: string | null; milledOn: string; grams: number };

/** Adds to the day's batch of orders that were marked without the sheet, if there is one. */
export async function growBatch(tx: Tx, grown: Grown): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update batches set weight_grams = weight_grams + ${grown.grams}
    where id = (
      select id from batches
      where product_id = ${grown.productId} and grind ->> 'key' is not distinct from ${grown.grindKey}
        and milled_on = ${grown.milledOn} and idempotency_key is null and undone_at is null
        and recalled_at is null
      order by id limit 1)
    returning id
  `.execute(tx);
  return rows[0]?.id;
}

/**
 * Orders with a bag of one of these batches that are not cancelled or returned, and deleted ones that
 * were delivered.
 */
export async function listOrdersOfBatches(tx: Tx, batchIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct o.id from order_items line join orders o on o.id = line.order_id
    where line.batch_id = any(${batchIds}::uuid[])
      and (o.deleted_at is null or o.order_status = 'Delivered')
      and o.order_status <> all(${[...statusesWithoutStock]})
    order by o.id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

export async function markBatchesUndone(tx: Tx, batchIds: string[]): Promise<void> {
  await sql`
    update batches set undone_at = now() where id = any(${batchIds}::uuid[]) and undone_at is null
  `.execute(tx);
}

export async function isActiveStaff(tx: Tx, userId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('role', '=', 'admin')
    .where('disabledAt', 'is', null)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
