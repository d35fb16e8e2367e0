import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { DEAD_LETTERS } from '../jobs/queues.rules.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../../migrations');
const GRANTS = resolve(import.meta.dirname, '../../../grants.sql');

/** Applies pending migrations. A lock makes concurrent runs wait for each other. */
export async function migrate(
  databaseUrl: string,
  warn: (line: string) => void,
): Promise<string[]> {
  const done = await runner({
    databaseUrl,
    dir: MIGRATIONS,
    direction: 'up',
    migrationsTable: 'migrations',
    count: Infinity,
    checkOrder: true,
    advisoryLockMode: 'wait',
    logger: { debug: () => undefined, info: () => undefined, warn, error: warn },
  });
  await migrateJobTables(databaseUrl);
  return done.map((migration) => migration.name);
}

/** The job queue has its own migrations, in the schema `pgboss`. Existing queues stay as they are. */
async function migrateJobTables(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 1,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  await boss.createQueue(DEAD_LETTERS);
  await boss.stop();
}

/** Grants the app role its rights. Runs after every migration, because tables may be new. */
export async function grantToApp(databaseUrl: string, role: string): Promise<void> {
  const grants = await readFile(GRANTS, 'utf8');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ owner: string }>('select current_user as owner');
    if (rows[0]?.owner === role) {
      throw new Error(`${role} owns the tables: set APP_DATABASE_ROLE to another role`);
    }
    await client.query(grants.replaceAll(':"app"', () => client.escapeIdentifier(role)));
  } finally {
    await client.end();
  }
}
