import { sql } from 'kysely';
import { statusesWithoutStock } from '@dalan/contract/orders/orders';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import { promisedStatuses } from '@dalan/contract/catalog/stock';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { StockKey } from './stock.queries.ts';

export type FlourRow = {
  id: string;
  name: string;
  nameMr: string;
  mediaId: string | null;
  isActive: boolean;
  freeGrams: number;
  lowMarkGrams: number;
  promisedGrams: number;
  soldGrams: number;
};

type Asked = { city: string; since: Date; firstOrderId: string; productId: string | undefined };

/** Lists all flours that are not archived, or one of them. */
export async function listFlours(
  db: Db,
  { city, since, firstOrderId, productId }: Asked,
): Promise<FlourRow[]> {
  const { rows } = await sql<FlourRow>`
    with promised as (
      select item.product_id, sum(item.weight_grams)::bigint as grams
      from orders o join order_items item on item.order_id = o.id
      where o.deleted_at is null and o.city = ${city}
        and o.order_status = any(${[...promisedStatuses]})
      group by item.product_id
    ),
    sold as (
      select item.product_id, sum(item.weight_grams)::bigint as grams
      from orders o join order_items item on item.order_id = o.id
      where o.id >= ${firstOrderId}::uuid and o.created_at >= ${since} and o.deleted_at is null
        and o.city = ${city} and o.order_status <> all(${[...statusesWithoutStock]})
      group by item.product_id
    )
    select product.id, product.name, product.name_mr, product.media_id, product.is_active,
      stock.on_hand_grams as free_grams, stock.low_mark_grams,
      coalesce(promised.grams, 0) as promised_grams, coalesce(sold.grams, 0) as sold_grams
    from products product
    join stock on stock.product_id = product.id and stock.city = ${city}
    left join promised on promised.product_id = product.id
    left join sold on sold.product_id = product.id
    where product.archived_at is null
      and (${productId ?? null}::uuid is null or product.id = ${productId ?? null}::uuid)
    order by product.name, product.id
  `.execute(db);
  return rows;
}

export type PromisedRow = {
  id: string;
  buyer: string;
  orderStatus: OrderStatus;
  dueOn: string;
  grams: number;
};

/** Orders that are due first come first. */
export async function listPromised(
  db: Db | Tx,
  { productId, city }: StockKey,
): Promise<PromisedRow[]> {
  const { rows } = await sql<PromisedRow>`
    select o.id, buyer.name as buyer, o.order_status, o.due_on,
      sum(item.weight_grams)::bigint as grams
    from orders o
    join order_items item on item.order_id = o.id and item.product_id = ${productId}
    join users buyer on buyer.id = o.user_id
    where o.deleted_at is null and o.city = ${city}
      and o.order_status = any(${[...promisedStatuses]})
    group by o.id, buyer.name
    order by o.due_on, o.created_at, o.id
  `.execute(db);
  return rows;
}

export async function isStocked(db: Db | Tx, productId: string): Promise<boolean> {
  const { rows } = await sql`
    select from products where id = ${productId} and archived_at is null
  `.execute(db);
  return rows.length > 0;
}
