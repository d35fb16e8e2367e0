import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../src/platform/db/database.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { inTransaction } from '../../src/platform/db/transaction.ts';
import { isDatabaseUnavailable } from '../../src/platform/db/unavailable.ts';
import { startDatabaseProxy } from '../database/database-proxy.ts';
import type { DatabaseProxy } from '../database/database-proxy.ts';
import { startTestApp } from '../shops/test-app.ts';
import type { TestApp } from '../shops/test-app.ts';
import { asAdmin } from '../database/test-database.ts';

const CONNECTIONS = 2;
const ASK = { name: 'ask', text: 'select 1 as one' };

let shop: TestApp;
let proxy: DatabaseProxy;
let database: Database;
let onLost: () => void = () => undefined;
beforeAll(async () => {
  shop = await startTestApp();
  proxy = await startDatabaseProxy(shop.config.databaseUrl);
  database = openDatabase({
    url: proxy.url,
    poolSize: CONNECTIONS,
    statementTimeoutMs: 500,
    lockTimeoutMs: 500,
    connectTimeoutMs: 5_000,
    onConnectionLost: () => onLost(),
  });
});
afterAll(async () => {
  await database.close();
  await proxy.cut();
  await shop.close();
});

const askPrepared = () => database.runPrepared(ASK, []);
const askKysely = () => sql`select 1 as one`.execute(database.db);

/** Uses all connections at once, so that all are open. */
beforeEach(async () => {
  const held = Array.from({ length: CONNECTIONS }, () =>
    sql`select pg_sleep(0.05)`.execute(database.db),
  );
  await Promise.all(held);
});

async function reasonOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'it passed',
    (error: unknown) => error,
  );
}

test.each([
  ['a prepared statement', askPrepared],
  ['a statement', askKysely],
  ['a transaction', () => inTransaction(database.db, (tx) => sql`select 1`.execute(tx))],
])(
  '%s on a hanging connection fails, and the next ones succeed',
  async (_, ask) => {
    proxy.silence();
    const reasons = await Promise.all(Array.from({ length: CONNECTIONS }, () => reasonOf(ask())));
    expect(reasons.map(isDatabaseUnavailable)).toEqual([true, true]);
    for (let asked = 0; asked <= CONNECTIONS; asked += 1) await ask();
  },
  30_000,
);

test('a transaction that hangs midway fails once, and its connection is discarded', async () => {
  const cut = inTransaction(database.db, async (tx) => {
    await sql`select 1`.execute(tx);
    proxy.silence();
    await sql`select 2`.execute(tx);
  });
  expect(isDatabaseUnavailable(await reasonOf(cut))).toBe(true);
  await reasonOf(askKysely());
  await askKysely();
});

test('a broken connection in a transaction counts as unavailable, not as a bug', async () => {
  const noticed = new Promise<void>((notice) => {
    onLost = notice;
  });
  const cut = inTransaction(database.db, async (tx) => {
    await sql`select 1`.execute(tx);
    await asAdmin(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${shop.testDatabase.name}'`,
    );
    // Once the driver knows, it refuses every statement, the rollback too.
    await noticed;
    await sql`select 2`.execute(tx);
  });
  expect(isDatabaseUnavailable(await reasonOf(cut))).toBe(true);
});
