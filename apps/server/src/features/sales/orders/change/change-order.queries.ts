import { sql } from 'kysely';
import { grindLimits } from '@dalan/contract/catalog/grinds';
import type { Grind } from '@dalan/contract/catalog/grinds';
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
  stepGrams: number;
  grinds: Grind[];
  onHandGrams: number;
};

/** Locks flours as orders do, product after stock: the price is read when it is locked. */
export async function lockFlours(
  tx: Tx,
  { city, productIds }: { city: string; productIds: string[] },
): Promise<LockedFlour[]> {
  const { rows } = await sql<LockedFlour>`
    select product_id, product.name, is_active, price_paise, step_grams, grinds, on_hand_grams
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

export type AddedLine = {
  productId: string;
  grind: Grind | undefined;
  weightGrams: number;
  /** What a new line costs per kg. Lines that stay keep theirs. */
  pricePaise: number;
};
/** A line is found by its flour and by the key of the grind it had. */
export type KeptLine = AddedLine & { wasGrind: string | undefined };

const productIdsOf = (lines: AddedLine[]) => lines.map(({ productId }) => productId);
const gramsOf = (lines: AddedLine[]) => lines.map(({ weightGrams }) => weightGrams);
const wasGrindsOf = (lines: KeptLine[]) => lines.map(({ wasGrind }) => wasGrind);
const grindsOf = (lines: AddedLine[]) => lines.map(({ grind }) => grind && JSON.stringify(grind));

/** Existing lines keep name, price and place. New ones come last, at the given price. */
export async function writeItems(
  tx: Tx,
  orderId: string,
  { kept, added }: { kept: KeptLine[]; added: AddedLine[] },
): Promise<void> {
  await sql`
    delete from order_items item
    where order_id = ${orderId} and not exists (
      select from unnest(${productIdsOf(kept)}::uuid[], ${wasGrindsOf(kept)}::text[])
        as line (product_id, grind)
      where line.product_id = item.product_id and line.grind is not distinct from item.grind ->> 'key')
  `.execute(tx);
  const found = await keepApart(tx, orderId, kept);
  await sql`
    update order_items item set weight_grams = line.grams, grind = line.grind::jsonb,
      total_paise = (price_paise::bigint * line.grams + 500) / 1000
    from unnest(${productIdsOf(found)}::uuid[], ${wasGrindsOf(found)}::text[],
      ${grindsOf(found)}::text[], ${gramsOf(found)}::int[]) as line (product_id, was_grind, grind, grams)
    where order_id = ${orderId} and item.product_id = line.product_id
      and line.was_grind is not distinct from item.grind ->> 'key'
      and (weight_grams, item.grind) is distinct from (line.grams, line.grind::jsonb)
  `.execute(tx);
  await sql`
    insert into order_items (order_id, product_id, grind, line_no, name, description, media_id,
      price_paise, weight_grams, total_paise)
    select ${orderId}::uuid, product.id, line.grind::jsonb, last.line_no + line.n, product.name,
      product.description, media_id, line.price_paise, line.grams,
      (line.price_paise::bigint * line.grams + 500) / 1000
    from unnest(${productIdsOf(added)}::uuid[], ${grindsOf(added)}::text[], ${gramsOf(added)}::int[],
        ${added.map(({ pricePaise }) => pricePaise)}::int[])
      with ordinality as line (product_id, grind, grams, price_paise, n)
    join products product on product.id = line.product_id
    cross join (
      select coalesce(max(line_no), 0) as line_no from order_items where order_id = ${orderId}
    ) last
  `.execute(tx);
}

/** Longer than the key of any grind. */
const apartKey = (place: number) => `line-${place}-${'0'.repeat(grindLimits.keyMax)}`;

/**
 * Lines that take a grind which another line leaves would meet in it, because the database compares
 * each row at once. They first get grinds that no flour has. Returns the lines as they are then.
 */
async function keepApart(tx: Tx, orderId: string, kept: KeptLine[]): Promise<KeptLine[]> {
  const isMet = kept.some(({ productId, grind, wasGrind }) =>
    kept.some(
      (other) =>
        wasGrind !== grind?.key && other.productId === productId && other.wasGrind === grind?.key,
    ),
  );
  if (!isMet) return kept;
  const apart = kept.map((line, place) => ({ ...line, wasGrind: apartKey(place) }));
  await sql`
    update order_items item set grind = jsonb_build_object(
      'key', apart, 'name', apart, 'nameMr', apart, 'nameHi', apart)
    from unnest(${productIdsOf(kept)}::uuid[], ${wasGrindsOf(kept)}::text[],
      ${wasGrindsOf(apart)}::text[]) as line (product_id, was_grind, apart)
    where order_id = ${orderId} and item.product_id = line.product_id
      and line.was_grind is not distinct from item.grind ->> 'key'
  `.execute(tx);
  return apart;
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
