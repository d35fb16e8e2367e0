import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type LowRow = {
  productId: string;
  name: string;
  nameMr: string;
  mediaId: string | null;
  grams: number;
};

/** Lists flours below their mark. */
export async function listLowStock(db: Db, city: string): Promise<LowRow[]> {
  const found = await sql<LowRow>`
    select product.id as product_id, product.name, product.name_mr, product.media_id,
      stock.on_hand_grams as grams
    from stock
    join products product on product.id = stock.product_id and product.is_active
    where stock.city = ${city} and stock.on_hand_grams < stock.low_mark_grams
    order by stock.on_hand_grams, product.name
  `.execute(db);
  return found.rows;
}
