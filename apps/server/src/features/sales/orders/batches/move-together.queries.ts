import { sql } from 'kysely';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import { payloadWithCause } from '../../../../platform/db/payload-with-cause.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';

export type Move = { orderStatus: OrderStatus; actorId: string };

export async function updateStatuses(tx: Tx, ids: string[], { orderStatus }: Move): Promise<void> {
  await sql`
    update orders set order_status = ${orderStatus}, version = version + 1, updated_at = now()
    where id = any(${ids}::uuid[])
  `.execute(tx);
}

/** The history of the orders as they are now, with letters to the customer and the shop. */
export async function insertStatusEvents(tx: Tx, ids: string[], { actorId }: Move): Promise<void> {
  await sql`
    with told as (
      insert into order_events (order_id, kind, order_status, payment_status, actor_id)
      select id, 'status changed', order_status, payment_status, ${actorId}::uuid
      from orders where id = any(${ids}::uuid[]) order by id
      returning id
    )
    insert into letters (kind, subject_id, payload)
    select kind, told.id::text, ${payloadWithCause()}::jsonb from told
    cross join (values ('order/customer'), ('order/shop')) recipient (kind)
    order by told.id, kind
  `.execute(tx);
}
