import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/transaction.ts';

export type LockedRun = {
  id: string;
  riderId: string;
  riderName: string;
  /** True if the rider is enabled and still on the staff. */
  canRide: boolean;
  day: string;
  state: 'planned' | 'out' | 'closed';
  version: number;
};

/**
 * Every transaction that changes a run locks it first, in id order, so that planners never
 * deadlock.
 */
export async function lockRuns(tx: Tx, ids: string[]): Promise<LockedRun[]> {
  await sql`select from runs where id = any(${ids}::uuid[]) order by id for update`.execute(tx);
  const { rows } = await sql<LockedRun>`
    select runs.id, rider_id, users.name as rider_name, day, state, runs.version,
      users.role = 'admin' and disabled_at is null and erased_at is null as can_ride
    from runs join users on users.id = rider_id
    where runs.id = any(${ids}::uuid[]) order by runs.id
  `.execute(tx);
  return rows;
}

export type StopOfRun = { runId: string; orderId: string; outcome: string | null };

export async function listStops(tx: Tx, runIds: string[]): Promise<StopOfRun[]> {
  const { rows } = await sql<StopOfRun>`
    select run_id, order_id, outcome from run_stops
    where run_id = any(${runIds}::uuid[]) order by run_id, position
  `.execute(tx);
  return rows;
}

/** Open stops of these orders on runs other than these. */
export async function listStopsElsewhere(
  tx: Tx,
  { orderIds, runIds }: { orderIds: string[]; runIds: string[] },
): Promise<{ orderId: string; riderName: string }[]> {
  const { rows } = await sql<{ orderId: string; riderName: string }>`
    select order_id, users.name as rider_name
    from run_stops join runs on runs.id = run_id join users on users.id = rider_id
    where order_id = any(${orderIds}::uuid[]) and outcome is null
      and run_id <> all(${runIds}::uuid[])
    order by order_id
  `.execute(tx);
  return rows;
}

/** Call it only for planned runs, on which nothing is done yet. */
export async function replaceStops(
  tx: Tx,
  runs: { runId: string; orderIds: readonly string[] }[],
): Promise<void> {
  const runIds = runs.map(({ runId }) => runId);
  await sql`delete from run_stops where run_id = any(${runIds}::uuid[])`.execute(tx);
  const stops = runs.flatMap(({ runId, orderIds }) =>
    orderIds.map((orderId, index) => ({ runId, orderId, position: index + 1 })),
  );
  if (stops.length > 0) await tx.insertInto('runStops').values(stops).execute();
}

type Changed = { runId: string; actorId: string };

/**
 * The change has the time of the clock, not of the transaction: open panels look for the newest
 * one.
 */
export async function markRunChanged(tx: Tx, { runId, actorId }: Changed): Promise<void> {
  await sql`
    update runs set version = version + 1, changed_at = clock_timestamp(),
      changed_by = ${actorId}::uuid
    where id = ${runId}
  `.execute(tx);
}

export async function markRunOut(tx: Tx, { runId, actorId }: Changed): Promise<void> {
  await sql`
    update runs set state = 'out', started_at = now(), version = version + 1,
      changed_at = clock_timestamp(), changed_by = ${actorId}::uuid
    where id = ${runId}
  `.execute(tx);
}

export async function markRunClosed(tx: Tx, { runId, actorId }: Changed): Promise<void> {
  await sql`
    update runs set state = 'closed', closed_at = now(), version = version + 1,
      changed_at = clock_timestamp(), changed_by = ${actorId}::uuid
    where id = ${runId}
  `.execute(tx);
}

/** Locks the person, so that they are not disabled meanwhile. */
export async function holdRider(tx: Tx, riderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${riderId} and role = 'admin'
      and disabled_at is null and erased_at is null
    for share
  `.execute(tx);
  return rows.length > 0;
}

type NewRunRow = { city: string; day: string; riderId: string; actorId: string };

/** Undefined if somebody took the number at the same moment. */
export async function insertNextRun(tx: Tx, run: NewRunRow): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into runs (city, day, rider_id, number, created_by, changed_by)
    select ${run.city}, ${run.day}::date, ${run.riderId}::uuid, coalesce(max(number), 0) + 1,
      ${run.actorId}::uuid, ${run.actorId}::uuid
    from runs where city = ${run.city} and day = ${run.day}::date and rider_id = ${run.riderId}
    on conflict do nothing
    returning id
  `.execute(tx);
  return rows[0]?.id;
}

export async function deleteRun(tx: Tx, runId: string): Promise<void> {
  await sql`delete from runs where id = ${runId}`.execute(tx);
}

export async function listPlannedRunIdsOf(db: Db, riderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from runs where rider_id = ${riderId} and state = 'planned' order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}
