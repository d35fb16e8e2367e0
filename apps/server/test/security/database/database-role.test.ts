import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '../../../src/platform/telemetry/metrics.ts';
import { startJobs } from '../../../src/start-jobs.ts';
import {
  createRole,
  DENIED,
  migrateDatabase,
  openAs,
  startAppRoleShop,
  urlAs,
} from '../../shops/app-role-shop.ts';
import type { AppRoleShop } from '../../shops/app-role-shop.ts';
import { tablesOf } from '../../database/database-contents.ts';
import { startMailServer } from '../../processes/mail-server.ts';
import { untilAllMailsSent } from '../../shops/mail-shop.ts';
import { asAdmin, createTestDatabase } from '../../database/test-database.ts';
import { requestOf, routesOf, validCall } from '../../calls/valid-calls.ts';

const GRANTS = resolve(import.meta.dirname, '../../../grants.sql');

let owner: AppRoleShop['owner'];
let database: AppRoleShop['database'];
let shop: AppRoleShop['shop'];
let appRole: AppRoleShop;
beforeAll(async () => {
  appRole = await startAppRoleShop();
  ({ owner, database, shop } = appRole);
});
afterAll(() => appRole.close());

test("the server's role can change rows, but no tables", async () => {
  const statements = [
    sql`drop table orders`,
    sql`drop table audit_log cascade`,
    sql`alter table users add column evil text`,
    sql`alter table audit_log disable trigger all`,
    sql`create table evil (id int)`,
    sql`create temporary table users (id int)`,
    sql`create schema evil`,
    sql`create function evil() returns int language sql as 'select 1'`,
    sql`create or replace function refuse_change() returns trigger language plpgsql
      as 'begin return new; end'`,
    sql`create role evil`,
    sql`truncate sessions`,
    sql`set session_replication_role = replica`,
    sql`copy users to program 'cat'`,
    sql`select * from migrations`,
  ];
  for (const statement of statements) {
    await expect(statement.execute(database.db)).rejects.toMatchObject(DENIED);
  }
});

test('grants.sql lists every table, even those without rights', async () => {
  const grants = await readFile(GRANTS, 'utf8');
  const named = [...grants.matchAll(/\bon (\w+) (?:to|from) :"app";/g)].map(([, table]) => table);
  expect(named.sort()).toEqual(await tablesOf(owner.db));
});

test('a new table or column is closed to the server', async () => {
  await sql`create table later (id int)`.execute(owner.db);
  await sql`alter table users add column later text`.execute(owner.db);
  onTestFinished(async () => {
    await sql`drop table later`.execute(owner.db);
    await sql`alter table users drop column later`.execute(owner.db);
  });
  await migrateDatabase(owner.testDatabase.url, appRole.role);
  for (const statement of [
    sql`select from later`,
    sql`insert into later values (1)`,
    sql`select later from users`,
    sql`update users set later = ''`,
  ]) {
    await expect(statement.execute(database.db)).rejects.toMatchObject(DENIED);
  }
});

test('the server can delete rows only from these tables', async () => {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.role_table_grants
    where grantee = ${appRole.role} and privilege_type = 'DELETE' and table_schema = 'public'
    order by 1`.execute(owner.db);
  expect(rows.map(({ table }) => table)).toEqual([
    'account_prices',
    'bulk_results',
    'client_errors',
    'contact_messages',
    'delivery_days',
    'figure_changes',
    'figure_days',
    'known_devices',
    'letters',
    'media',
    'order_items',
    'passkey_challenges',
    'passkeys',
    'pictures_to_remove',
    'products',
    'repeat_days',
    'repeat_items',
    'repeat_links',
    'run_stops',
    'runs',
    'sessions',
    'staff_email_changes',
    'visit_elements',
    'visit_times',
  ]);
});

test('security definer functions have a fixed search path and are open only to the server', async () => {
  const { rows } = await sql<{ name: string; path: string; isPublic: boolean; isOpen: boolean }>`
    select proname as name, array_to_string(proconfig, '; ') as path,
      has_function_privilege('public', oid, 'execute') as is_public,
      has_function_privilege(${appRole.role}, oid, 'execute') as is_open
    from pg_proc
    where prosecdef and pronamespace = 'public'::regnamespace order by 1`.execute(owner.db);
  const expected = { path: 'search_path=pg_catalog, public, pg_temp', isPublic: false };
  expect(rows).toEqual([
    { name: 'accept_staff_invitation', ...expected, isOpen: true },
    { name: 'accept_staff_invitation_with_passkey', ...expected, isOpen: true },
    { name: 'add_passkey', ...expected, isOpen: true },
    { name: 'cancel_staff_invitation', ...expected, isOpen: true },
    { name: 'chain_audit_log', ...expected, isOpen: false },
    { name: 'change_password', ...expected, isOpen: true },
    { name: 'change_staff_duty', ...expected, isOpen: true },
    { name: 'confirm_email', ...expected, isOpen: true },
    { name: 'end_tokens_of_user', ...expected, isOpen: false },
    { name: 'erase_user', ...expected, isOpen: true },
    { name: 'hold_credited_grams', ...expected, isOpen: false },
    { name: 'hold_grams_of_line', ...expected, isOpen: false },
    { name: 'hold_grams_of_order', ...expected, isOpen: false },
    { name: 'invite_staff', ...expected, isOpen: true },
    { name: 'make_account_token', ...expected, isOpen: true },
    { name: 'make_email_change_token', ...expected, isOpen: true },
    { name: 'make_staff_password_link', ...expected, isOpen: true },
    { name: 'note_audit_head', ...expected, isOpen: true },
    { name: 'note_fall_below_mark', ...expected, isOpen: false },
    { name: 'open_session', ...expected, isOpen: true },
    { name: 'open_session_with_passkey', ...expected, isOpen: true },
    { name: 'password_recipe_of', ...expected, isOpen: true },
    { name: 'prove_session_with_passkey', ...expected, isOpen: true },
    { name: 'prove_session_with_password', ...expected, isOpen: true },
    { name: 'renew_staff_invitation', ...expected, isOpen: true },
    { name: 'reset_password', ...expected, isOpen: true },
    { name: 'set_password', ...expected, isOpen: false },
    { name: 'set_staff_disabled', ...expected, isOpen: true },
    { name: 'undo_staff_email', ...expected, isOpen: true },
  ]);
});

test('every route works with the reduced role', async () => {
  for (const asRole of ['user', 'admin'] as const) {
    for (const route of routesOf(shop)) {
      const call = await validCall({ ...owner, app: shop.app }, route, asRole);
      const { statusCode, body } = await shop.app.inject(requestOf(route, call));
      expect([200, 201], `${route}: ${body}`).toContain(statusCode);
    }
  }
});

test('the jobs work with the reduced role: mails, pictures, audit head', async () => {
  const call = await validCall({ ...owner, app: shop.app }, 'POST /api/orders');
  await shop.app.inject(requestOf('POST /api/orders', call));
  await sql`
    insert into media (colour_from, colour_to, width, height, content_sha256, created_at)
    values ('#000000', '#ffffff', 1, 1, 'unnamed', now() - interval '2 days')`.execute(owner.db);
  const mailServer = await startMailServer();
  const warnings: unknown[] = [];
  const warn = (...said: unknown[]) => warnings.push(said);
  const log = { info: () => undefined, warn, error: warn };
  const { config, fileStore } = shop;
  const mail = { ...config.mail, smtpUrl: mailServer.url, pollMs: 5 };
  const jobQueue = { ...config.jobQueue, pollSeconds: 0.5 };
  const jobs = startJobs(
    { ...config, mail, jobQueue },
    { db: database.db, fileStore, log, metrics: createMetrics() },
  );
  onTestFinished(async () => {
    await jobs.stop();
    await mailServer.close();
  });

  await untilAllMailsSent(owner.db);
  const makeDue = async () => {
    const { rows } = await sql`
      insert into pgboss.job (name) select name from pgboss.schedule returning name`.execute(
      owner.db,
    );
    return rows.length;
  };
  await expect.poll(makeDue, { timeout: 60_000 }).toBe(10);
  const left = async () => {
    const { rows } = await sql<{ pictures: number; heads: number }>`
      select (select count(*) from media where content_sha256 = 'unnamed')
        + (select count(*) from pictures_to_remove where due_at <= now()) as pictures,
        (select count(*) from audit_heads) as heads`.execute(owner.db);
    return rows[0];
  };
  await expect.poll(left, { timeout: 60_000 }).toEqual({ pictures: 0, heads: 1 });
  expect(mailServer.received.length).toBeGreaterThan(0);
  expect(warnings).toEqual([]);
});

test('the next migration revokes rights that the servers had before', async () => {
  const plainOwner = await createRole('owner');
  const app = await createRole('app');
  const { name, url, drop } = await createTestDatabase(plainOwner);
  onTestFinished(async () => {
    await drop();
    await asAdmin(`drop role ${plainOwner}, ${app}`);
  });
  const ownerUrl = urlAs(url, plainOwner);
  expect(await migrateDatabase(ownerUrl, app)).toMatchObject({ exitCode: 0, err: '' });
  const ownerOfOld = openAs(ownerUrl);
  const oldServer = openAs(urlAs(url, app));
  onTestFinished(async () => {
    await ownerOfOld.close();
    await oldServer.close();
  });
  await sql`grant all on all tables in schema public to ${sql.id(app)}`.execute(ownerOfOld.db);
  await sql`grant temporary on database ${sql.id(name)} to public`.execute(ownerOfOld.db);
  const forgeries = [
    sql`insert into sessions (token_hash, user_id, expires_at) select sha256('x'), id, now() from users`,
    sql`update users set password_hash = 'x' where erased_at is null`,
    sql`update order_items set name = 'x'`,
    sql`delete from orders`,
    sql`insert into audit_heads (day, entry_id, hash) values (now(), 1, sha256('x'))`,
  ];
  for (const forgery of forgeries) await forgery.execute(oldServer.db);

  expect(await migrateDatabase(ownerUrl, app)).toMatchObject({ exitCode: 0, err: '' });
  for (const forgery of [...forgeries, sql`create temporary table users (id int)`]) {
    await expect(forgery.execute(oldServer.db)).rejects.toMatchObject(DENIED);
  }
});

test('reports an unknown role and grants nothing', async () => {
  const { exitCode, err } = await migrateDatabase(owner.testDatabase.url, 'nobody-made-me');
  expect(exitCode).toBe(1);
  expect(err).toContain('role "nobody-made-me" does not exist');
});

test("refuses the owner as the server's role", async () => {
  const { rows } = await sql<{ name: string }>`select current_user as name`.execute(owner.db);
  const { exitCode, err } = await migrateDatabase(owner.testDatabase.url, rows[0]!.name);
  expect(exitCode).toBe(1);
  expect(err).toContain('set APP_DATABASE_ROLE to another role');
});
