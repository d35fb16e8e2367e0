import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../src/platform/db/database.ts';

/** Resolves when this many connections wait for a lock. */
export async function untilLockWaits(db: Db, count = 1): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows[0]?.count;
  };
  await expect.poll(waiting, { timeout: 60_000, interval: 10 }).toBe(count);
}
