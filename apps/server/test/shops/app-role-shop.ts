import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { openDatabase } from '../../src/platform/db/database.ts';
import { runProgram } from '../processes/run-program.ts';
import { startTestApp } from './test-app.ts';
import { asAdmin } from '../database/test-database.ts';

export type AppRoleShop = Awaited<ReturnType<typeof startAppRoleShop>>;

/** SQLSTATE for insufficient privilege. */
export const DENIED = { code: '42501' };

/** A shop that connects as the reduced role, and one that connects as the owner. */
export async function startAppRoleShop() {
  const role = await createRole('app');
  const owner = await startTestApp();
  const migrated = await migrateDatabase(owner.testDatabase.url, role);
  expect(migrated).toMatchObject({ exitCode: 0, err: '' });
  expect(migrated.out).toContain(`${role} has the rights listed in apps/server/grants.sql`);
  const url = urlAs(owner.testDatabase.url, role);
  const database = openAs(url);
  const shop = await startTestApp({ DATABASE_URL: url }, { database });
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

/** The password is the role's name. */
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

/** Runs `npm run db:migrate` as an operator would. */
export function migrateDatabase(databaseUrl: string, appRole: string) {
  const env = { DATABASE_URL: databaseUrl, APP_DATABASE_ROLE: appRole };
  return runProgram('src/db-migrate.ts', env);
}
