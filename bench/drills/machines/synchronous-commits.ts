import { setTimeout as delay } from 'node:timers/promises';
import { withDatabase } from '../../stored-orders.ts';

const CAUGHT_UP_WITHIN_MS = 60_000;

/** From now on a commit is acknowledged only when this standby or receiver has written it too. */
export async function waitForStandby(url: string, name: string): Promise<void> {
  await untilReplicating(url, name, 'streaming');
  await setStandbyNames(url, name);
  await untilReplicating(url, name, 'sync');
}

/** Lets the primary run alone. Waiting commits end at once. */
export function waitForNobody(url: string): Promise<void> {
  return setStandbyNames(url, '');
}

export function countWaitingCommits(url: string): Promise<number> {
  return count(url, "pg_stat_activity where wait_event = 'SyncRep'");
}

export async function runStatements(url: string, ...statements: string[]): Promise<void> {
  await withDatabase(url, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

export function isTakingWrites(url: string): Promise<boolean> {
  return runStatements(url, 'create temporary table written ()').then(
    () => true,
    () => false,
  );
}

function setStandbyNames(url: string, names: string): Promise<void> {
  const setting = `alter system set synchronous_standby_names = '${names}'`;
  return runStatements(url, setting, 'select pg_reload_conf()');
}

export async function untilReplicating(url: string, name: string, state: 'streaming' | 'sync') {
  const rows = `pg_stat_replication where application_name = '${name}'
    and '${state}' in (state, sync_state)`;
  const late = performance.now() + CAUGHT_UP_WITHIN_MS;
  while (performance.now() < late) {
    if ((await count(url, rows)) === 1) return;
    await delay(50);
  }
  throw new Error(`${name} is not ${state}`);
}

function count(url: string, rows: string): Promise<number> {
  return withDatabase(url, async (client) => {
    const { rows: found } = await client.query<{ count: string }>(`select count(*) from ${rows}`);
    return Number(found[0]?.count);
  });
}
