import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { hasLogInName } from '../users/users.queries.ts';
import { KNOWN_DEVICE_SECONDS, KNOWN_DEVICES_PER_USER } from './known-devices.rules.ts';

/** Expired devices that each log-in deletes: more than it adds. */
const SWEPT_PER_LOG_IN = 20;

export async function isKnownDevice(
  db: Db,
  device: { tokenHash: Buffer; logInName: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from known_devices join users on users.id = known_devices.user_id
    where known_devices.token_hash = ${device.tokenHash} and ${hasLogInName(device.logInName)}
      and known_devices.last_seen_at > now() - make_interval(secs => ${KNOWN_DEVICE_SECONDS})
  `.execute(db);
  return rows.length > 0;
}

/** Moves the browser's other accounts to its new token. */
export async function moveDevice(tx: Tx, from: Buffer, to: Buffer): Promise<void> {
  await tx
    .updateTable('knownDevices')
    .set({ tokenHash: to })
    .where('tokenHash', '=', from)
    .execute();
}

export async function insertDevice(
  tx: Tx,
  device: { tokenHash: Buffer; userId: string },
): Promise<void> {
  await sql`
    insert into known_devices (token_hash, user_id) values (${device.tokenHash}, ${device.userId})
    on conflict (token_hash, user_id) do update set last_seen_at = now()
  `.execute(tx);
}

/** Skips rows locked by another log-in, so that nothing waits and nothing deadlocks. */
export async function sweepDevices(tx: Tx, userId: string): Promise<void> {
  await sql`
    delete from known_devices where (token_hash, user_id) in (
      select token_hash, user_id from known_devices where user_id = ${userId}
      order by last_seen_at desc offset ${KNOWN_DEVICES_PER_USER} for update skip locked)
  `.execute(tx);
  await deleteOldDevices(tx, SWEPT_PER_LOG_IN);
}

export async function deleteOldDevices(db: Db, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from known_devices where (token_hash, user_id) in (
      select token_hash, user_id from known_devices
      where last_seen_at < now() - make_interval(secs => ${KNOWN_DEVICE_SECONDS})
      order by last_seen_at limit ${limit} for update skip locked)
    returning user_id
  `.execute(db);
  return rows.length;
}

/** False for the first log-in of an account: its device cannot be known yet. */
export async function hasLoggedInBefore(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ hasBefore: boolean }>`
    select created_at < now() - make_interval(secs => ${KNOWN_DEVICE_SECONDS})
      or exists (select from known_devices where user_id = users.id) as has_before
    from users where id = ${userId}
  `.execute(tx);
  return rows[0]?.hasBefore === true;
}
