import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { WALK_IN_ID } from '@dalan/contract/desk/counter';
import { containsAllWords } from '../../../../platform/db/contains.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import type { BatchRow, HolderRow } from './batch-mapper.rules.ts';

function selectBatches(picked: RawBuilder<unknown>): RawBuilder<BatchRow> {
  return sql<BatchRow>`
    select batch.id, batch.number, batch.product_id, product.name, product.name_mr,
      product.name_hi, batch.grind, batch.milled_on, batch.best_before, miller.name as milled_by,
      batch.weight_grams, batch.held_grams as in_orders_grams, batch.made_at, batch.undone_at,
      batch.recalled_at, recaller.name as recalled_by
    from ${picked} batch
    join products product on product.id = batch.product_id
    join users miller on miller.id = batch.milled_by
    left join users recaller on recaller.id = batch.recalled_by
    order by batch.milled_on desc, batch.id desc`;
}

export async function listBatchesById(db: Db | Tx, ids: string[]): Promise<BatchRow[]> {
  const { rows } = await selectBatches(
    sql`(select * from batches where id = any(${ids}::uuid[]))`,
  ).execute(db);
  return rows;
}

export type BatchFilter = {
  search: string;
  productId: string | undefined;
  /** Undefined for all batches. */
  since: string | undefined;
  limit: number;
  offset: number;
};

/** A search finds a number, a flour, or the order or customer that has a bag. */
function inFilter({ search, productId, since }: BatchFilter): RawBuilder<unknown> {
  const conditions = [sql`batch.undone_at is null`];
  if (productId !== undefined) conditions.push(sql`batch.product_id = ${productId}`);
  if (since !== undefined) conditions.push(sql`batch.milled_on >= ${since}`);
  if (search !== '') {
    conditions.push(sql`(
      ${containsAllWords(sql`lower(batch.number)`, search)}
      or exists (select from products where id = batch.product_id
        and ${containsAllWords(sql`search_text`, search)})
      or exists (select from order_items line join orders o on o.id = line.order_id
        join users buyer on buyer.id = o.user_id
        where line.batch_id = batch.id and o.deleted_at is null
          and (${containsAllWords(sql`right(o.id::text, 8)`, search)}
            or ${containsAllWords(sql`lower(buyer.name)`, search)})))`);
  }
  return sql.join(conditions, sql` and `);
}

export async function listBatchRows(db: Db, filter: BatchFilter): Promise<BatchRow[]> {
  const { rows } = await selectBatches(sql`(
    select * from batches batch where ${inFilter(filter)}
    order by milled_on desc, id desc limit ${filter.limit} offset ${filter.offset})`).execute(db);
  return rows;
}

export async function countBatches(db: Db, filter: BatchFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from batches batch where ${inFilter(filter)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listFloursWithBatches(db: Db): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from products
    where exists (select from batches where product_id = products.id and undone_at is null)
    order by lower(name), id
  `.execute(db);
  return rows;
}

export async function findBatchId(
  db: Db,
  { number, year }: { number: string; year: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from batches where number = ${number} and date_part('year', milled_on) = ${year}
  `.execute(db);
  return rows[0]?.id;
}

/**
 * Those with the customers first, then what is still here, each in the order of the orders. Whoever got
 * a bag has it also if their order was deleted since.
 */
export async function listHolders(db: Db, batchId: string): Promise<HolderRow[]> {
  const { rows } = await sql<HolderRow>`
    select o.id as order_id, buyer.name, o.contact_number, buyer.language, line.weight_grams,
      o.order_status, o.packed_at,
      case when o.user_id = ${WALK_IN_ID} then o.created_at end as sold_at,
      (select day_at_the_shop(max(at)) from order_events
        where order_id = o.id and order_status = 'Delivered' and kind = 'status changed'
          and o.order_status = 'Delivered') as delivered_on,
      (select rider.name from run_stops stop join runs on runs.id = stop.run_id
        join users rider on rider.id = runs.rider_id
        where stop.order_id = o.id and stop.outcome is null and runs.state = 'out') as rider,
      notice.way as told_way, teller.name as told_by, notice.told_at
    from order_items line
    join orders o on o.id = line.order_id
      and (o.deleted_at is null or o.order_status = 'Delivered')
    join users buyer on buyer.id = o.user_id
    left join recall_notices notice on notice.batch_id = line.batch_id
      and notice.order_id = o.id and notice.taken_back_at is null
    left join users teller on teller.id = notice.told_by
    where line.batch_id = ${batchId}
    order by o.order_status in ('Shipped', 'Delivered') desc, o.created_at, o.id
  `.execute(db);
  return rows;
}

/** The names of their customers, in the order of the ids. */
export async function listNamesOfOrders(tx: Tx, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select buyer.name from orders o join users buyer on buyer.id = o.user_id
    where o.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], o.id)
  `.execute(tx);
  return rows.map(({ name }) => name);
}
