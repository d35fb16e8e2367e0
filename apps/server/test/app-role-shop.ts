import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { openDatabase } from '../src/platform/db/database.ts';
import { startTestApp } from './test-app.ts';
import { asAdmin } from './test-database.ts';

export type AppRoleShop = Awaited<ReturnType<typeof startAppRoleShop>>;

/** What PostgreSQL answers to a statement that its role has no right to. */
export const DENIED = { code: '42501' };

/** A shop whose server speaks to the database as the reduced role, and its owner beside it. */
export async function startAppRoleShop() {
  const role = await createRole('app');
  const owner = await startTestApp();
  const migrated = await migrateDatabase(owner.testDatabase.url, role);
  expect(migrated).toMatchObject({ exitCode: 0, err: '' });
  expect(migrated.out).toContain(`${role} has the rights listed in apps/server/grants.sql`);
  const url = urlAs(owner.testDatabase.url, role);
  const database = openAs(url);
  const shop = await startTestApp({}, { database });
  return {
    role,
    url,
    owner,
    database,
    shop,
    close: async () => {
      await shop.close();
      await database.close();
      await owner.close();
      await asAdmin(`drop role ${role}`);
    },
  };
}

/** A role that logs in with its own name as the password. */
export async function createRole(kind: 'app' | 'owner'): Promise<string> {
  const role = `dalan_${kind}_${randomBytes(4).toString('hex')}`;
  await asAdmin(`create role ${role} login password '${role}'`);
  return role;
}

export function urlAs(databaseUrl: string, role: string): string {
  const url = new URL(databaseUrl);
  url.username = role;
  url.password = role;
  return url.href;
}

export function openAs(url: string) {
  return openDatabase({
    url,
    poolSize: 5,
    statementTimeoutMs: 3_000,
    lockTimeoutMs: 2_000,
    connectTimeoutMs: 2_000,
    onConnectionLost: () => undefined,
  });
}

/** `npm run db:migrate` as whoever runs the shop would call it. */
export async function migrateDatabase(databaseUrl: string, appRole: string) {
  const program = resolve(import.meta.dirname, '../src/db-migrate.ts');
  const env = { PATH: '', DATABASE_URL: databaseUrl, APP_DATABASE_ROLE: appRole };
  const command = spawn(process.execPath, [program], { env });
  const ended = once(command, 'close');
  const [out, err] = await Promise.all([text(command.stdout), text(command.stderr), ended]);
  return { exitCode: command.exitCode, out, err };
}
