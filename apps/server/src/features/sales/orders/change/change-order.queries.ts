import { sql } from 'kysely';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import type { PaymentStatus } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import type { LockedOrder } from '../orders.queries.ts';

/** Saved versions never change, so an order keeps the rule it was placed under. */
export async function findRuleOfOrder(
  db: Db,
  { deliveryVersion }: Pick<LockedOrder, 'deliveryVersion'>,
): Promise<Delivery | null> {
  if (deliveryVersion === null) return null;
  const { rows } = await sql<{ document: Delivery }>`
    select document from settings_versions where page = 'delivery' and version = ${deliveryVersion}
  `.execute(db);
  return rows[0]?.document ?? null;
}

export async function getDeliveryVersion(db: Db, orderId: string): Promise<number | null> {
  const row = await db
    .selectFrom('orders')
    .select('deliveryVersion')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.deliveryVersion ?? null;
}

export type LockedFlour = {
  productId: string;
  name: string;
  isActive: boolean;
  pricePaise: number;
  onHandGrams: number;
};

/** Locks flours as orders do, product after stock: the price is read when it is locked. */
export async function lockFlours(
  tx: Tx,
  { city, productIds }: { city: string; productIds: string[] },
): Promise<LockedFlour[]> {
  const { rows } = await sql<LockedFlour>`
    select product_id, product.name, is_active, price_paise, on_hand_grams
    from stock join products product on product.id = product_id
    where city = ${city} and product_id = any(${productIds}::uuid[])
    order by product_id
    for update of stock
    for share of product
  `.execute(tx);
  return rows;
}

export type WeightMove = { productId: string; deltaGrams: number };

/** Moves stock with one ledger row per product. Above zero, the order takes more. */
export async function moveStockOfOrder(
  tx: Tx,
  order: LockedOrder,
  { moves, actorId }: { moves: WeightMove[]; actorId: string },
): Promise<void> {
  await sql`
    with move as (
      select * from unnest(${moves.map(({ productId }) => productId)}::uuid[],
        ${moves.map(({ deltaGrams }) => deltaGrams)}::bigint[]) as m (product_id, grams)
    ),
    taken as (
      update stock set on_hand_grams = on_hand_grams - move.grams
      from move where stock.product_id = move.product_id and stock.city = ${order.city}
    )
    insert into stock_movements (product_id, city, delta_grams, reason, order_id, actor_id)
    select product_id, ${order.city}, -grams, 'order changed', ${order.id}::uuid, ${actorId}::uuid
    from move
  `.execute(tx);
}

export type ChangedLine = { productId: string; weightGrams: number };

/** Existing lines keep name, price and place. New ones come last, at today's price. */
export async function writeItems(
  tx: Tx,
  orderId: string,
  lines: { kept: ChangedLine[]; added: ChangedLine[] },
): Promise<void> {
  const ids = (some: ChangedLine[]) => some.map(({ productId }) => productId);
  const grams = (some: ChangedLine[]) => some.map(({ weightGrams }) => weightGrams);
  const { kept, added } = lines;
  await sql`
    delete from order_items
    where order_id = ${orderId} and product_id <> all(${ids(kept)}::uuid[])
  `.execute(tx);
  await sql`
    update order_items set weight_grams = line.grams,
      total_paise = (price_paise::bigint * line.grams + 500) / 1000
    from unnest(${ids(kept)}::uuid[], ${grams(kept)}::int[]) as line (product_id, grams)
    where order_id = ${orderId} and order_items.product_id = line.product_id
      and weight_grams <> line.grams
  `.execute(tx);
  await sql`
    insert into order_items (order_id, product_id, line_no, name, description, media_id,
      price_paise, weight_grams, total_paise)
    select ${orderId}::uuid, product.id, last.line_no + line.n, product.name, product.description,
      media_id, price_paise, line.grams, (price_paise::bigint * line.grams + 500) / 1000
    from unnest(${ids(added)}::uuid[], ${grams(added)}::int[]) with ordinality
      as line (product_id, grams, n)
    join products product on product.id = line.product_id
    cross join (
      select coalesce(max(line_no), 0) as line_no from order_items where order_id = ${orderId}
    ) last
  `.execute(tx);
}

export type ChangedOrder = {
  totalPaise: number;
  deliveryChargePaise: number;
  deliveryAddress: string;
  contactNumber: string;
  pincode: string | null;
  dueOn: string;
  paymentStatus: PaymentStatus;
};

export async function updateContents(tx: Tx, orderId: string, order: ChangedOrder): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      ...order,
      contentsChangedAt: sql`now()`,
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', orderId)
    .execute();
}
