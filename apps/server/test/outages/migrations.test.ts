import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../src/platform/db/migrate.ts';
import { asAdmin, createTestDatabase } from '../database/test-database.ts';
import type { TestDatabase } from '../database/test-database.ts';
import { runProgram } from '../processes/run-program.ts';

const owner = `dalan_owner_${randomBytes(4).toString('hex')}`;
let empty: TestDatabase;
let url: string;
let customer: pg.Client;

/** A database without tables, in which the 26th migration meets a table of its own name. */
beforeAll(async () => {
  await asAdmin(`create role ${owner} login password '${owner}'`);
  empty = await createTestDatabase(owner);
  const asOwner = new URL(empty.url);
  asOwner.username = owner;
  asOwner.password = owner;
  url = asOwner.href;
});
afterAll(async () => {
  await empty.drop();
  await asAdmin(`drop role ${owner}`);
});
beforeEach(async () => {
  customer = new pg.Client({ connectionString: url });
  await customer.connect();
});
afterEach(() => customer.end());

test('a failed migration is one sentence with its name and reason, and what was applied before it stays', async () => {
  await customer.query('create table drawers ()');
  const { exitCode, out, err } = await runProgram('src/db-migrate.ts', { DATABASE_URL: url });
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
  expect(err).toMatch(
    /^The migration 0026_drawer failed: relation "drawers" already exists\. Applied before it: 0001_\S+, .* The database is as it was before it, and the running release goes on\.\n$/,
  );
  await customer.query('drop table drawers');
});

test('a migration that waits for a lock gives way to customers, and runs when the lock is free', async () => {
  await customer.query('begin');
  await customer.query('lock table users in row exclusive mode');
  const patience = { lockTimeoutMs: 100, pauseMs: 50, tries: 2 };
  const said: string[] = [];
  const note = (line: string) => said.push(line);
  await expect(migrate(url, note, patience)).rejects.toThrow(
    'The migration 0026_drawer failed: canceling statement due to lock timeout.',
  );
  expect(said).toEqual(['0026_drawer waits until other work has ended; trying again.']);

  const migrating = migrate(url, () => void customer.query('commit'), { ...patience, tries: 20 });
  expect(await migrating).toContain('0026_drawer');
  expect(await migrate(url, note, patience)).toEqual([]);
});

test('a migration that ends in a deadlock with customers is tried again', async () => {
  await customer.query(
    'drop schema public cascade; drop schema pgboss cascade; create schema public',
  );
  await customer.query('create table batches_with_room ()');
  await expect(migrate(url, () => undefined)).rejects.toThrow('0028_grams_in_batches failed');
  await customer.query('drop table batches_with_room');
  // The superuser finds no deadlock, so the migration is the one that gives way.
  const packing = new pg.Client({ connectionString: empty.url });
  await packing.connect();
  await packing.query(`set deadlock_timeout = '1min'; begin`);
  await packing.query('lock table order_items in row exclusive mode');
  const said: string[] = [];
  const migrating = migrate(
    url,
    (line) => {
      said.push(line);
      void packing.query('commit');
    },
    { lockTimeoutMs: 30_000, pauseMs: 50, tries: 20 },
  );
  await expect
    .poll(async () => {
      const waiting = await customer.query(`select from pg_locks
        where relation = 'order_items'::regclass and not granted`);
      return waiting.rowCount;
    })
    .toBe(1);
  await packing.query('lock table orders in row exclusive mode');
  expect(await migrating).toContain('0028_grams_in_batches');
  expect(said).toEqual(['0028_grams_in_batches waits until other work has ended; trying again.']);
  await packing.end();
});

test('two runs at once apply each migration once', async () => {
  await customer.query(
    'drop schema public cascade; drop schema pgboss cascade; create schema public',
  );
  const [one, other] = await Promise.all([
    migrate(url, console.error),
    migrate(url, console.error),
  ]);
  expect(one.length === 0 || other.length === 0).toBe(true);
  expect([...one, ...other]).toContain('0026_drawer');
});
