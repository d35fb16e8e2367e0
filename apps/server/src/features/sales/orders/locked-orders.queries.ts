import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { LockedOrder } from './orders.queries.ts';

export type PackedOrder = LockedOrder & { deletedAt: Date | null };

/** Locks the buyers first, then the orders, each by id. Deleted orders are among them. */
export async function selectOrdersForUpdate(tx: Tx, ids: string[]): Promise<PackedOrder[]> {
  await sql`
    select id from users
    where id in (select user_id from orders where id = any(${ids}::uuid[]))
    order by id for share
  `.execute(tx);
  const locked = await sql<PackedOrder>`
    select id, user_id, city, order_status, payment_status, version, due_on, delivery_version,
      packed_at, packed_by, channel, on_account, deleted_at
    from orders where id = any(${ids}::uuid[])
    order by id for update
  `.execute(tx);
  return locked.rows;
}

type Note = { kind: 'put on a run' | 'taken off a run'; actorId: string; note: string };

/** Each order gets one event and one new version. The statuses stay. */
export async function noteOnOrders(tx: Tx, ids: string[], entry: Note): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update orders set version = version + 1, updated_at = now() where id = any(${ids}::uuid[])
  `.execute(tx);
  await sql`
    insert into order_events (order_id, kind, order_status, payment_status, actor_id, note)
    select id, ${entry.kind}, order_status, payment_status, ${entry.actorId}::uuid, ${entry.note}
    from orders where id = any(${ids}::uuid[]) order by id
  `.execute(tx);
}
