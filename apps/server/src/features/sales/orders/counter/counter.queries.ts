import { sql } from 'kysely';
import type { Grind } from '@dalan/contract/catalog/grinds';
import type { Db } from '../../../../platform/db/database.ts';

export type FlourRow = {
  id: string;
  name: string;
  nameMr: string;
  nameHi: string;
  mediaId: string | null;
  pricePaise: number;
  onHandGrams: number;
  grinds: Grind[];
};

/** Lists what is sold, oldest flour first, so that a new one takes no place of another. */
export async function listFlours(db: Db, city: string): Promise<FlourRow[]> {
  const { rows } = await sql<FlourRow>`
    select product.id, product.name, product.name_mr, product.name_hi, product.media_id,
      product.price_paise, product.grinds, coalesce(stock.on_hand_grams, 0) as on_hand_grams
    from products product
    left join stock on stock.product_id = product.id and stock.city = ${city}
    where product.is_active and product.archived_at is null
    order by product.created_at, product.id
  `.execute(db);
  return rows;
}
