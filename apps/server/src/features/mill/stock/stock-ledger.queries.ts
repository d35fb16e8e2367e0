import { sql } from 'kysely';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import type { StockReason } from '@dalan/contract/catalog/stock';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { StockKey } from './stock.queries.ts';

export type MovementRow = {
  id: number;
  at: Date;
  reason: StockReason;
  by: string | null;
  note: string;
  countedGrams: number | null;
  orderId: string | null;
  orderStatus: OrderStatus | null;
  isOrderDeleted: boolean;
  deltaGrams: number;
  freeAfterGrams: number;
};

type Asked = StockKey & { before: number | undefined; limit: number };

/**
 * The newest rows come first. What was free after a row is today's stock less all that came after
 * it.
 */
export async function listMovements(
  db: Db,
  { productId, city, before, limit }: Asked,
): Promise<MovementRow[]> {
  const ofFlour = sql`product_id = ${productId} and city = ${city}`;
  const { rows } = await sql<MovementRow>`
    with page as (
      select * from stock_movements
      where ${ofFlour} and (${before ?? null}::bigint is null or id < ${before ?? null})
      order by id desc limit ${limit}
    ),
    newer as (
      select coalesce(sum(delta_grams), 0)::bigint as grams from stock_movements
      where ${ofFlour} and id >= ${before ?? null}::bigint
    )
    select page.id, page.at, page.reason, actor.name as by, page.note, page.counted_grams,
      page.order_id, o.order_status, o.id is null or o.deleted_at is not null as is_order_deleted,
      page.delta_grams,
      (stock.on_hand_grams - newer.grams + page.delta_grams
        - sum(page.delta_grams) over (order by page.id desc))::bigint as free_after_grams
    from page
    cross join newer
    join stock on stock.product_id = page.product_id and stock.city = page.city
    left join users actor on actor.id = page.actor_id
    left join orders o on o.id = page.order_id
    order by page.id desc
  `.execute(db);
  return rows;
}

export type KeptMovement = {
  productId: string;
  reason: StockReason;
  deltaGrams: number;
  countedGrams: number | null;
  note: string;
};

export async function findMovementByKey(
  tx: Tx,
  { actorId, idempotencyKey }: { actorId: string; idempotencyKey: string },
): Promise<KeptMovement | undefined> {
  return tx
    .selectFrom('stockMovements')
    .select(['productId', 'reason', 'deltaGrams', 'countedGrams', 'note'])
    .where('actorId', '=', actorId)
    .where('idempotencyKey', '=', idempotencyKey)
    .$castTo<KeptMovement>()
    .executeTakeFirst();
}
