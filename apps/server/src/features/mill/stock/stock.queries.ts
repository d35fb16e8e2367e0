import { sql } from 'kysely';
import type { StockReason } from '@dalan/contract/catalog/stock';
import type { Tx } from '../../../platform/db/transaction.ts';

export type StockKey = { productId: string; city: string };
export type StockMovement = StockKey & {
  deltaGrams: number;
  reason: Extract<StockReason, 'opening' | 'adjustment' | 'received' | 'waste' | 'count'>;
  actorId: string | undefined;
  note?: string;
  countedGrams?: number | null;
  idempotencyKey?: string;
};

/** Creates an empty stock row if the product has none in this city. */
export async function ensureStockRow(tx: Tx, { productId, city }: StockKey): Promise<void> {
  await sql`
    insert into stock (product_id, city) select id, ${city} from products where id = ${productId}
    on conflict do nothing
  `.execute(tx);
}

export async function lockStock(
  tx: Tx,
  { productId, city }: StockKey,
): Promise<{ onHandGrams: number; lowMarkGrams: number } | undefined> {
  return tx
    .selectFrom('stock')
    .select(['onHandGrams', 'lowMarkGrams'])
    .where('productId', '=', productId)
    .where('city', '=', city)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateLowMark(
  tx: Tx,
  { productId, city, lowMarkGrams }: StockKey & { lowMarkGrams: number },
): Promise<void> {
  await tx
    .updateTable('stock')
    .set({ lowMarkGrams })
    .where('productId', '=', productId)
    .where('city', '=', city)
    .execute();
}

export async function lockStockInAllCities(
  tx: Tx,
  productId: string,
): Promise<{ city: string; onHandGrams: number }[]> {
  return tx
    .selectFrom('stock')
    .select(['city', 'onHandGrams'])
    .where('productId', '=', productId)
    .orderBy('city')
    .forUpdate()
    .execute();
}

/**
 * Writes balance and ledger row in one statement, so that neither is written alone. False if the
 * key was used for another flour meanwhile: then the caller must roll back.
 */
export async function moveStock(tx: Tx, movement: StockMovement): Promise<boolean> {
  const { rows } = await sql`
    with moved as (
      update stock set on_hand_grams = on_hand_grams + ${movement.deltaGrams}
      where product_id = ${movement.productId} and city = ${movement.city}
      returning product_id, city
    )
    insert into stock_movements
      (product_id, city, delta_grams, reason, actor_id, note, counted_grams, idempotency_key)
    select product_id, city, ${movement.deltaGrams}, ${movement.reason},
      ${movement.actorId ?? null}::uuid, ${movement.note ?? ''},
      ${movement.countedGrams ?? null}::bigint, ${movement.idempotencyKey ?? null}
    from moved
    on conflict (actor_id, idempotency_key) where idempotency_key is not null do nothing
    returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Call it only for new products. The ledger has no row for an empty stock. */
export async function insertOpenings(
  tx: Tx,
  openings: readonly { productId: string; grams: number }[],
  { city, actorId }: { city: string; actorId: string },
): Promise<void> {
  const ids = openings.map(({ productId }) => productId);
  await sql`
    insert into stock (product_id, city) select unnest(${ids}::uuid[]), ${city}
  `.execute(tx);
  await sql`
    with moved as (
      update stock set on_hand_grams = opening.grams
      from unnest(${ids}::uuid[], ${openings.map(({ grams }) => grams)}::bigint[])
        as opening (id, grams)
      where product_id = opening.id and city = ${city} and opening.grams > 0
      returning product_id, on_hand_grams
    )
    insert into stock_movements (product_id, city, delta_grams, reason, actor_id)
    select product_id, ${city}, on_hand_grams, 'opening', ${actorId}::uuid from moved
  `.execute(tx);
}
