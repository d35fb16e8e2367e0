import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import type { OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import type { Refusal } from './bulk-action.rules.ts';

/** What undo brings back. */
export type StateBefore = {
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  dueOn: string;
  packedAt: string | null;
  packedBy: string | null;
  /** Set for what its key cannot undo: an undo, and a milling from earlier batches. */
  isUndo?: true;
};

export type BulkKey = { actorId: string; idempotencyKey: string };

export type BulkResult = {
  orderId: string;
  requestHash: Buffer;
  refusalCode: Refusal['code'] | null;
  refusalMessage: string | null;
  before: StateBefore | null;
  versionAfter: number | null;
  paymentId: string | null;
};

/**
 * Lets a call handle one order at a time, also if it comes twice. Lock it first in the transaction.
 */
export async function lockBulkKey(tx: Tx, { actorId, idempotencyKey }: BulkKey): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtext('bulk_results'), hashtext(${`${actorId} ${idempotencyKey}`}))
  `.execute(tx);
}

export async function listBulkResults(db: Db | Tx, key: BulkKey): Promise<BulkResult[]> {
  const { rows } = await sql<BulkResult>`
    select order_id, request_hash, refusal_code, refusal_message, before, version_after, payment_id
    from bulk_results
    where actor_id = ${key.actorId} and idempotency_key = ${key.idempotencyKey}
  `.execute(db);
  return rows;
}

export async function findBulkResult(
  tx: Tx,
  key: BulkKey,
  orderId: string,
): Promise<BulkResult | undefined> {
  const { rows } = await sql<BulkResult>`
    select order_id, request_hash, refusal_code, refusal_message, before, version_after, payment_id
    from bulk_results
    where actor_id = ${key.actorId} and idempotency_key = ${key.idempotencyKey}
      and order_id = ${orderId}
  `.execute(tx);
  return rows[0];
}

/** Whether the key was used for something else. */
export async function isKeyReused(tx: Tx, key: BulkKey, requestHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ isReused: boolean }>`
    select exists (
      select from bulk_results
      where actor_id = ${key.actorId} and idempotency_key = ${key.idempotencyKey}
        and request_hash <> ${requestHash}
    ) as is_reused
  `.execute(tx);
  return rows[0]?.isReused === true;
}

export async function insertBulkResult(tx: Tx, result: BulkResult & BulkKey): Promise<void> {
  const before = result.before && JSON.stringify(result.before);
  await tx
    .insertInto('bulkResults')
    .values({ ...result, before })
    .execute();
}

/** Keeps the key of a milling with the orders that it has just moved. */
export async function insertFilledOrders(
  tx: Tx,
  { actorId, idempotencyKey, requestHash }: BulkKey & { requestHash: Buffer },
  orderIds: string[],
): Promise<void> {
  await sql`
    insert into bulk_results
      (actor_id, idempotency_key, order_id, request_hash, before, version_after)
    select ${actorId}, ${idempotencyKey}, id, ${requestHash}, json_build_object(
      'orderStatus', 'Confirmed', 'paymentStatus', payment_status, 'dueOn', due_on,
      'packedAt', null, 'packedBy', null, 'isUndo', true), version
    from orders where id = any(${orderIds}::uuid[])
  `.execute(tx);
}

export async function getOrderVersion(tx: Tx, orderId: string): Promise<number> {
  const { version } = await tx
    .selectFrom('orders')
    .select('version')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return version;
}

/** The rider whose run the order stands on, if they are not done with it. */
export async function findRiderOfOpenStop(tx: Tx, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select users.name from run_stops
    join runs on runs.id = run_stops.run_id
    join users on users.id = runs.rider_id
    where run_stops.order_id = ${orderId} and run_stops.outcome is null
  `.execute(tx);
  return rows[0]?.name;
}

/**
 * Locks the run before the order, as everywhere, so that it is not closed while one of its stops
 * opens again.
 */
export async function holdRunOfOrder(tx: Tx, orderId: string): Promise<void> {
  await sql`
    select from runs join run_stops on run_stops.run_id = runs.id
    where run_stops.order_id = ${orderId} and runs.state = 'out'
    order by runs.id
    for share of runs
  `.execute(tx);
}

/**
 * Opens the stop that this call closed: both have the same time. A closed run stays as it was
 * counted.
 */
export async function reopenStop(tx: Tx, key: BulkKey, orderId: string): Promise<void> {
  await sql`
    update run_stops set outcome = null, done_at = null
    from runs, bulk_results done
    where runs.id = run_stops.run_id and runs.state = 'out'
      and run_stops.order_id = ${orderId} and run_stops.outcome = 'delivered'
      and run_stops.done_at = done.at and done.order_id = run_stops.order_id
      and done.actor_id = ${key.actorId} and done.idempotency_key = ${key.idempotencyKey}
  `.execute(tx);
}

export async function listIdsOfShownOrders(db: Db, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where id = any(${ids}::uuid[]) and deleted_at is null
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function deleteOldBulkResults(
  db: Db,
  { keepDays, limit }: { keepDays: number; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from bulk_results where (actor_id, idempotency_key, order_id) in (
      select actor_id, idempotency_key, order_id from bulk_results
      where at < now() - make_interval(days => ${keepDays})
      order by at limit ${limit})
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
