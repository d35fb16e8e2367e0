import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/platform/db/database.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { tablesOf } from '../database-contents.ts';
import { startTestApp } from '../test-app.ts';
import type { TestApp } from '../test-app.ts';
import { asAdmin } from '../test-database.ts';
import { requestOf, routesOf, validCall } from '../valid-calls.ts';

const role = `dalan_app_${randomBytes(4).toString('hex')}`;
const DENIED = { code: '42501' };
const APPEND_ONLY = ['audit_heads', 'audit_log', 'order_events', 'stock_movements'];

let owner: TestApp;
let database: Database;
let shop: TestApp;
beforeAll(async () => {
  await asAdmin(`create role ${role} login password '${role}'`);
  owner = await startTestApp();
  const migrated = await migrateFor(role);
  expect(migrated).toMatchObject({ exitCode: 0, err: '' });
  expect(migrated.out).toContain(`${role} may read and write rows, and nothing else.`);
  const url = new URL(owner.testDatabase.url);
  url.username = role;
  url.password = role;
  database = openDatabase({
    url: url.href,
    poolSize: 5,
    statementTimeoutMs: 3_000,
    lockTimeoutMs: 2_000,
    connectTimeoutMs: 2_000,
    onConnectionLost: () => undefined,
  });
  shop = await startTestApp({}, { database });
});
afterAll(async () => {
  await shop.close();
  await database.close();
  await owner.close();
  await asAdmin(`drop role ${role}`);
});

/** `npm run db:migrate` as whoever runs the shop would call it. */
async function migrateFor(appRole: string) {
  const program = resolve(import.meta.dirname, '../../src/db-migrate.ts');
  const env = { PATH: '', DATABASE_URL: owner.testDatabase.url, APP_DATABASE_ROLE: appRole };
  const command = spawn(process.execPath, [program], { env });
  const ended = once(command, 'close');
  const [out, err] = await Promise.all([text(command.stdout), text(command.stderr), ended]);
  return { exitCode: command.exitCode, out, err };
}

test('the role of the server changes no table, only rows', async () => {
  const statements = [
    sql`drop table orders`,
    sql`drop table audit_log cascade`,
    sql`alter table users add column evil text`,
    sql`alter table audit_log disable trigger all`,
    sql`create table evil (id int)`,
    sql`create function evil() returns int language sql as 'select 1'`,
    sql`create or replace function refuse_change() returns trigger language plpgsql
      as 'begin return new; end'`,
    sql`create role evil`,
    sql`truncate sessions`,
    sql`set session_replication_role = replica`,
    sql`select grant_to_app(current_user)`,
    sql`copy users to program 'cat'`,
    sql`select * from migrations`,
  ];
  for (const statement of statements) {
    await expect(statement.execute(database.db)).rejects.toMatchObject(DENIED);
  }
});

test('the role of the server rewrites no history', async () => {
  for (const table of APPEND_ONLY) {
    const name = sql.table(table);
    await expect(sql`delete from ${name}`.execute(database.db)).rejects.toMatchObject(DENIED);
    await expect(sql`truncate ${name} cascade`.execute(database.db)).rejects.toMatchObject(DENIED);
    const update = sql`update ${name} set at = now()`.execute(database.db);
    await expect(update).rejects.toMatchObject(DENIED);
  }
});

test('the role of the server makes nobody an admin', async () => {
  const columns = sql`name, email, phone, password_hash`;
  const statements = [
    sql`update users set role = 'admin'`,
    sql`insert into users (${columns}, role) values ('Eve', 'e@vil.example', '5550000000', 'x', 'admin')`,
    sql`insert into users (${columns}) values ('Eve', 'e@vil.example', '5550000000', 'x')
      on conflict (email) where email is not null do update set role = 'admin'`,
  ];
  for (const statement of statements) {
    await expect(statement.execute(database.db)).rejects.toMatchObject(DENIED);
  }
});

test('every table is either open to the server or closed on purpose', async () => {
  const { rows } = await sql<{ table: string; privileges: string }>`
    select table_name as table,
      string_agg(privilege_type, ' ' order by privilege_type) as privileges
    from information_schema.role_table_grants where grantee = ${role} group by 1`.execute(owner.db);
  const granted = Object.fromEntries(rows.map(({ table, privileges }) => [table, privileges]));
  const closed: Record<string, string> = {
    ...Object.fromEntries(APPEND_ONLY.map((table) => [table, 'INSERT SELECT'])),
    // All columns but the role are open too, one by one.
    users: 'DELETE SELECT',
  };
  const tables = (await tablesOf(owner.db)).filter((table) => table !== 'migrations');
  const expected = Object.fromEntries(
    tables.map((table) => [table, closed[table] ?? 'DELETE INSERT SELECT UPDATE']),
  );
  expect(granted).toEqual(expected);
});

test('the whole shop works as that role', async () => {
  for (const asRole of ['user', 'admin'] as const) {
    for (const route of routesOf(shop)) {
      const call = await validCall({ ...owner, app: shop.app }, route, asRole);
      const { statusCode, body } = await shop.app.inject(requestOf(route, call));
      expect([200, 201], `${route}: ${body}`).toContain(statusCode);
    }
  }
});

test('a role that is not there is named, and nothing is granted', async () => {
  const { exitCode, err } = await migrateFor('nobody-made-me');
  expect(exitCode).toBe(1);
  expect(err).toContain('role "nobody-made-me" does not exist');
});
