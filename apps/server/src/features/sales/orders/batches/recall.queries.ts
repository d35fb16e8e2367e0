import { sql } from 'kysely';
import type { RecallWay } from '@dalan/contract/mill/batches';
import type { Tx } from '../../../../platform/db/transaction.ts';

export async function markRecalled(tx: Tx, batchId: string, actorId: string): Promise<void> {
  await tx
    .updateTable('batches')
    .set({ recalledAt: sql`now()`, recalledBy: actorId })
    .where('id', '=', batchId)
    .execute();
}

export async function isHolder(tx: Tx, batchId: string, orderId: string): Promise<boolean> {
  const line = await tx
    .selectFrom('orderItems')
    .select('id')
    .where('batchId', '=', batchId)
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  return line !== undefined;
}

type Notice = { batchId: string; orderId: string; actorId: string };

/** False if somebody told them before. */
export async function insertNotice(
  tx: Tx,
  { batchId, orderId, actorId, way }: Notice & { way: RecallWay },
): Promise<boolean> {
  const { rows } = await sql`
    insert into recall_notices (batch_id, order_id, way, told_by)
    values (${batchId}, ${orderId}, ${way}, ${actorId})
    on conflict (batch_id, order_id) where taken_back_at is null do nothing
    returning id
  `.execute(tx);
  return rows.length > 0;
}

/** False if there was nothing to take back. */
export async function takeBackNotice(
  tx: Tx,
  { batchId, orderId, actorId }: Notice,
): Promise<boolean> {
  const { rows } = await sql`
    update recall_notices set taken_back_at = now(), taken_back_by = ${actorId}
    where batch_id = ${batchId} and order_id = ${orderId} and taken_back_at is null
    returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function hasRecalledBag(tx: Tx, orderId: string): Promise<boolean> {
  const bag = await tx
    .selectFrom('orderItems')
    .innerJoin('batches', 'batches.id', 'orderItems.batchId')
    .select('orderItems.id')
    .where('orderItems.orderId', '=', orderId)
    .where('batches.recalledAt', 'is not', null)
    .executeTakeFirst();
  return bag !== undefined;
}
