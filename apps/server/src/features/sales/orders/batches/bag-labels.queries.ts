import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Grind } from '@dalan/contract/catalog/grinds';
import type { LabelFacts } from '@dalan/contract/catalog/label-facts';
import type { Language } from '@dalan/contract/language/languages';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';

export type BagRow = {
  orderId: string;
  productId: string;
  name: string;
  nameMr: string;
  nameHi: string;
  grind: Grind | null;
  language: Language;
  weightGrams: number;
  totalPaise: number;
  pricePaise: number;
  batchId: string | null;
  number: string | null;
  milledOn: string | null;
  bestBefore: string | null;
  recalledAt: Date | null;
};

function selectBags(condition: RawBuilder<unknown>): RawBuilder<BagRow> {
  return sql<BagRow>`
    select o.id as order_id, line.product_id, line.name,
      case when line.name = product.name then product.name_mr else '' end as name_mr,
      case when line.name = product.name then product.name_hi else '' end as name_hi,
      line.grind, buyer.language, line.weight_grams, line.total_paise, line.price_paise,
      batch.id as batch_id, batch.number, batch.milled_on, batch.best_before, batch.recalled_at
    from order_items line
    join orders o on o.id = line.order_id and o.deleted_at is null
    join users buyer on buyer.id = o.user_id
    join products product on product.id = line.product_id
    left join batches batch on batch.id = line.batch_id
    where ${condition}
    order by lower(line.name), line.product_id, line.grind ->> 'key', batch.milled_on,
      batch.id, line.weight_grams desc, o.created_at, o.id`;
}

export async function listBagsOfOrders(db: Db, orderIds: string[]): Promise<BagRow[]> {
  const { rows } = await selectBags(sql`o.id = any(${orderIds}::uuid[])`).execute(db);
  return rows;
}

/** Bags on their way, or with their customers, need no label any more. */
const isAtTheMill = sql`o.order_status not in ('Shipped', 'Delivered', 'Cancelled', 'Returned')`;

export async function listBagsOfBatches(db: Db, batchIds: string[]): Promise<BagRow[]> {
  const condition = sql`line.batch_id = any(${batchIds}::uuid[]) and ${isAtTheMill}`;
  const { rows } = await selectBags(condition).execute(db);
  return rows;
}

export async function listBagsMilledOn(db: Db, day: string): Promise<BagRow[]> {
  const batches = sql`(select id from batches where milled_on = ${day} and undone_at is null)`;
  const condition = sql`line.batch_id in ${batches} and ${isAtTheMill}`;
  const { rows } = await selectBags(condition).execute(db);
  return rows;
}

export async function listOrderStatuses(
  db: Db,
  ids: string[],
): Promise<{ id: string; name: string; orderStatus: OrderStatus }[]> {
  const { rows } = await sql<{ id: string; name: string; orderStatus: OrderStatus }>`
    select o.id, buyer.name, o.order_status from orders o join users buyer on buyer.id = o.user_id
    where o.deleted_at is null and o.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], o.id)
  `.execute(db);
  return rows;
}

export type FlourFactsRow = {
  id: string;
  name: string;
  category: string;
  shelfLifeDays: number | null;
  label: LabelFacts;
};

export async function listFlourFacts(db: Db, ids: string[]): Promise<FlourFactsRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('products')
    .select(['id', 'name', 'category', 'shelfLifeDays', 'label'])
    .where('id', 'in', ids)
    .orderBy('name')
    .orderBy('id')
    .execute();
}
