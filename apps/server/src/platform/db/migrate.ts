import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { PgBoss } from 'pg-boss';

const MIGRATIONS = resolve(import.meta.dirname, '../../../migrations');
const GRANTS = resolve(import.meta.dirname, '../../../grants.sql');

/** Brings the database up to date. Two processes that start at once wait for one another. */
export async function migrate(databaseUrl: string, say: (line: string) => void): Promise<string[]> {
  const done = await runner({
    databaseUrl,
    dir: MIGRATIONS,
    direction: 'up',
    migrationsTable: 'migrations',
    count: Infinity,
    checkOrder: true,
    advisoryLockMode: 'wait',
    logger: { debug: () => undefined, info: () => undefined, warn: say, error: say },
  });
  await migrateJobTables(databaseUrl);
  return done.map((migration) => migration.name);
}

/** The job queue brings its own tables, in the schema `pgboss`, and its own migrations. */
async function migrateJobTables(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 1,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  await boss.stop();
}

/** Lets a role that owns nothing run the server. Anew after every migration: tables may be new. */
export async function grantToApp(databaseUrl: string, role: string): Promise<void> {
  const grants = await readFile(GRANTS, 'utf8');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ owner: string }>('select current_user as owner');
    if (rows[0]?.owner === role) {
      throw new Error(`${role} owns the tables: name another role in APP_DATABASE_ROLE`);
    }
    await client.query(grants.replaceAll(':"app"', () => client.escapeIdentifier(role)));
  } finally {
    await client.end();
  }
}
