import { sql } from 'kysely';
import type { ErrorCode } from '@dalan/contract/errors';
import type { RiderAction } from '@dalan/contract/mill/runs';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import type { LockedStop, Refusal } from './refusals.rules.ts';

type LockedRun = {
  riderId: string;
  state: 'planned' | 'out' | 'closed';
  startedAt: Date | null;
  closedAt: Date | null;
};

/**
 * Locks the run before the order and its stop. Whoever counts the cash waits for it, or it waits
 * for them.
 */
export async function lockRunOfRider(
  tx: Tx,
  runId: string,
  riderId: string,
): Promise<LockedRun | undefined> {
  const { rows } = await sql<LockedRun>`
    select rider_id, state, started_at, closed_at from runs
    where id = ${runId} and rider_id = ${riderId}
    for no key update
  `.execute(tx);
  return rows[0];
}

/** Locks the stop, after its order. */
export async function lockStop(
  tx: Tx,
  runId: string,
  orderId: string,
): Promise<LockedStop | undefined> {
  const { rows } = await sql<LockedStop>`
    select outcome, done_at from run_stops
    where run_id = ${runId} and order_id = ${orderId}
    for update
  `.execute(tx);
  return rows[0];
}

type Outcome = { outcome: 'delivered' | 'not delivered'; reason: string; doneAt: Date };

/** Close the stop before the order moves: a trigger calls off the stops that are open then. */
export async function closeStop(
  tx: Tx,
  runId: string,
  orderId: string,
  outcome: Outcome,
): Promise<void> {
  await tx
    .updateTable('runStops')
    .set(outcome)
    .where('runId', '=', runId)
    .where('orderId', '=', orderId)
    .execute();
}

type StoredAction = { requestHash: Buffer; refusal: Refusal | undefined };

export async function findRiderAction(
  tx: Tx,
  riderId: string,
  idempotencyKey: string,
): Promise<StoredAction | undefined> {
  const { rows } = await sql<{ requestHash: Buffer; code: ErrorCode | null; message: string }>`
    select request_hash, refusal_code as code, refusal_message as message from rider_actions
    where rider_id = ${riderId} and idempotency_key = ${idempotencyKey}
  `.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { requestHash, code, message } = row;
  return { requestHash, refusal: code === null ? undefined : { code, message } };
}

type ActionToInsert = {
  riderId: string;
  idempotencyKey: string;
  runId: string;
  requestHash: Buffer;
  action: RiderAction;
  tappedAt: Date;
};

export async function insertRiderAction(
  tx: Tx,
  row: ActionToInsert,
  refusal: Refusal | undefined,
): Promise<void> {
  await tx
    .insertInto('riderActions')
    .values({
      ...row,
      orderId: row.action.orderId,
      action: JSON.stringify(row.action),
      refusalCode: refusal?.code ?? null,
      refusalMessage: refusal?.message ?? null,
    })
    .execute();
}

type Unrecorded = Omit<ActionToInsert, 'requestHash' | 'tappedAt'>;

/** False if the action was reported before. */
export async function insertUnrecorded(tx: Tx, row: Unrecorded): Promise<boolean> {
  const inserted = await tx
    .insertInto('unrecordedActions')
    .values({ ...row, orderId: row.action.orderId, action: JSON.stringify(row.action) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('orderId')
    .execute();
  return inserted.length > 0;
}

/** Lists runs that are out, oldest first, then the closed ones of the day. */
export async function listRunIdsOfRider(db: Db, riderId: string, day: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from runs
    where rider_id = ${riderId} and (state = 'out' or (state = 'closed' and day = ${day}::date))
    order by state desc, day, started_at, id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Flours without a Marathi name are left out. */
export async function listMarathiNames(db: Db, ids: string[]) {
  const { rows } = await sql<{ id: string; nameMr: string }>`
    select id, name_mr from products where id = any (${ids}::uuid[]) and name_mr <> ''
  `.execute(db);
  return rows;
}
