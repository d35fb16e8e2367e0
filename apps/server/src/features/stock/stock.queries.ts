import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';

export type StockKey = { productId: string; city: string };
export type StockMovement = StockKey & {
  deltaGrams: number;
  reason: 'opening' | 'adjustment';
  actorId: string | undefined;
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
): Promise<{ onHandGrams: number } | undefined> {
  return tx
    .selectFrom('stock')
    .select('onHandGrams')
    .where('productId', '=', productId)
    .where('city', '=', city)
    .forUpdate()
    .executeTakeFirst();
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

/** Balance and ledger row in one statement, so that neither is written alone. */
export async function moveStock(tx: Tx, movement: StockMovement): Promise<void> {
  await sql`
    with moved as (
      update stock set on_hand_grams = on_hand_grams + ${movement.deltaGrams}
      where product_id = ${movement.productId} and city = ${movement.city}
      returning product_id, city
    )
    insert into stock_movements (product_id, city, delta_grams, reason, actor_id)
    select product_id, city, ${movement.deltaGrams}, ${movement.reason},
      ${movement.actorId ?? null}::uuid
    from moved
  `.execute(tx);
}
