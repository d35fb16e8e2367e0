import { sql } from 'kysely';
import { statusesWithoutStock } from '@dalan/contract/orders/orders';
import type { Db } from '../../../platform/db/database.ts';

export type LowRow = {
  productId: string;
  name: string;
  nameMr: string;
  mediaId: string | null;
  grams: number;
  /** Grams in orders since `since`. */
  soldGrams: number;
};

/** Below their mark. The sums read the orders of these few flours only. */
export async function listLowStock(
  db: Db,
  { city, since, firstOrderId }: { city: string; since: Date; firstOrderId: string },
): Promise<LowRow[]> {
  const found = await sql<LowRow>`
    select product.id as product_id, product.name, product.name_mr, product.media_id,
      stock.on_hand_grams as grams, sold.grams as sold_grams
    from stock
    join products product on product.id = stock.product_id and product.is_active
    cross join lateral (
      select coalesce(sum(item.weight_grams), 0)::bigint as grams
      from order_items item join orders o on o.id = item.order_id
      where item.product_id = product.id and item.order_id >= ${firstOrderId}::uuid
        and o.created_at >= ${since} and o.deleted_at is null
        and o.order_status <> all(${[...statusesWithoutStock]})
    ) sold
    where stock.city = ${city} and stock.on_hand_grams < stock.low_mark_grams
    order by stock.on_hand_grams, product.name
  `.execute(db);
  return found.rows;
}
