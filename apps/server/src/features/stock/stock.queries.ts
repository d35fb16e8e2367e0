import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';

export type Shelf = { productId: string; city: string };
export type StockMovement = Shelf & {
  deltaGrams: number;
  reason: 'opening' | 'adjustment';
  actorId: string | undefined;
};

/** An empty shelf in this city, where the product has none yet. */
export async function ensureShelf(tx: Tx, { productId, city }: Shelf): Promise<void> {
  await sql`
    insert into stock (product_id, city) select id, ${city} from products where id = ${productId}
    on conflict do nothing
  `.execute(tx);
}

/** What lies on the shelf, held until the end of the transaction. */
export async function lockStock(
  tx: Tx,
  { productId, city }: Shelf,
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

/** The balance and its ledger row in one statement, so that neither can be written alone. */
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
