import { sql } from 'kysely';
import { confirmLimits } from '@dalan/contract/desk/confirm';
import { statusesWithoutStock } from '@dalan/contract/orders/orders';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import { REFUSED_AT_THE_DOOR } from '@dalan/contract/mill/runs';
import type { Db } from '../../../../platform/db/database.ts';
import { toPayPaise } from '../../../../platform/db/order-money.ts';

type ThisOrder = { orderId: string; userId: string };

const ended = [...statusesWithoutStock];

export type EarlierFigures = {
  count: number;
  since: Date | null;
  amountPaise: number;
  refused: number;
};

export async function getEarlierFigures(
  db: Db,
  { orderId, userId }: ThisOrder,
): Promise<EarlierFigures> {
  const found = await sql<EarlierFigures>`
    select count(*), min(created_at) as since,
      coalesce(sum(${toPayPaise})
        filter (where order_status <> all(${ended})), 0)::bigint as amount_paise,
      count(*) filter (where order_status = 'Returned' and exists (
        select from order_events
        where order_id = o.id and kind = 'not delivered' and note like ${`${REFUSED_AT_THE_DOOR}%`}
      )) as refused
    from orders o
    where user_id = ${userId} and id <> ${orderId} and deleted_at is null
  `.execute(db);
  const [figures] = found.rows;
  if (figures === undefined) throw new Error('no row from the figures of earlier orders');
  return figures;
}

export type EarlierRow = {
  id: string;
  createdAt: Date;
  grams: number;
  amountPaise: number;
  orderStatus: OrderStatus;
  reason: string | null;
};

export async function listEarlierOrders(
  db: Db,
  { orderId, userId }: ThisOrder,
): Promise<EarlierRow[]> {
  const found = await sql<EarlierRow>`
    select o.id, o.created_at, o.order_status,
      ${toPayPaise} as amount_paise,
      (select sum(weight_grams) from order_items where order_id = o.id)::bigint as grams,
      case when o.order_status = any(${ended}) then (
        select note from order_events
        where order_id = o.id and kind in ('cancelled', 'not delivered') and note <> ''
        order by id desc limit 1
      ) end as reason
    from orders o
    where o.user_id = ${userId} and o.id <> ${orderId} and o.deleted_at is null
    order by o.created_at desc, o.id desc
    limit ${confirmLimits.earlierOrders}
  `.execute(db);
  return found.rows;
}
