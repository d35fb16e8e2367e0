import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database/test-database.ts';
import { openDatabase } from './database.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

/** What a connection keeps after a prepared statement was run on it. */
async function keptBy(isPooled: boolean) {
  const { db, runPrepared, close } = openDatabase({
    url: testDatabase.url,
    poolSize: 1,
    statementTimeoutMs: 2_345,
    lockTimeoutMs: 1_234,
    connectTimeoutMs: 60_000,
    isPooled,
    onConnectionLost: () => undefined,
  });
  try {
    const statement = { name: 'one-flour', text: 'select $1::int as kg' };
    expect(await runPrepared<{ kg: number }>(statement, [5])).toEqual([{ kg: 5 }]);
    const { rows } = await sql<{ names: string[]; statement: string; lock: string }>`
      select coalesce((select array_agg(name) from pg_prepared_statements), '{}') as names,
        current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(
      db,
    );
    return rows[0];
  } finally {
    await close();
  }
}

test('a connection of our own keeps the statement and the timeouts, one of a pooler nothing', async () => {
  expect(await keptBy(false)).toEqual({
    names: ['one-flour'],
    statement: '2345ms',
    lock: '1234ms',
  });
  expect(await keptBy(true)).toEqual({ names: [], statement: '0', lock: '0' });
});
