import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PG_MIGRATE_LOCK_ID, runner } from 'node-pg-migrate';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { DEAD_LETTERS } from '../jobs/queues.rules.ts';
import { UnreachableDatabase } from './unreachable.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../../migrations');
const GRANTS = resolve(import.meta.dirname, '../../../grants.sql');

/**
 * A migration that waits for a lock makes every later query of that table wait behind it. So it
 * gives up after `lockTimeoutMs`, lets the shop work for a pause, and tries again.
 */
export type Patience = { lockTimeoutMs: number; pauseMs: number; tries: number };
const PATIENCE: Patience = { lockTimeoutMs: 2_000, pauseMs: 3_000, tries: 60 };
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

/** Applies pending migrations. A lock makes concurrent runs wait for each other. */
export async function migrate(
  databaseUrl: string,
  warn: (line: string) => void,
  patience = PATIENCE,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect().catch((error: unknown) => {
    throw new UnreachableDatabase(error);
  });
  try {
    // Another run may take hours, so this wait has no limit.
    await client.query('select pg_advisory_lock($1)', [PG_MIGRATE_LOCK_ID]);
    await client.query(`select set_config('lock_timeout', $1, false)`, [
      `${patience.lockTimeoutMs}`,
    ]);
    const done = await runPending(client, warn, patience);
    await migrateJobTables(databaseUrl);
    return done;
  } finally {
    await client.end();
  }
}

async function runPending(
  client: pg.Client,
  warn: (line: string) => void,
  { pauseMs, tries }: Patience,
): Promise<string[]> {
  const done: string[] = [];
  for (let left = tries - 1; ; left -= 1) {
    let current = '';
    const note = (line: string) => {
      const name = /^### MIGRATION (\S+)/.exec(line)?.[1];
      if (name !== undefined) current = name;
    };
    try {
      for (;;) {
        const [migration] = await runNext(client, note);
        if (migration === undefined) return done;
        done.push(migration.name);
      }
    } catch (error) {
      await client.query('rollback');
      if (!isLocked(error) || left === 0) throw new FailedMigration(current, done, error);
      warn(`${current} waits until other work has ended; trying again.`);
      await delay(pauseMs);
    }
  }
}

function runNext(client: pg.Client, info: (line: string) => void) {
  const quiet = () => undefined;
  return runner({
    dbClient: client,
    dir: MIGRATIONS,
    direction: 'up',
    migrationsTable: 'migrations',
    count: 1,
    checkOrder: true,
    noLock: true,
    logger: { debug: quiet, info, warn: quiet, error: quiet },
  });
}

const isLocked = (error: unknown) =>
  error instanceof pg.DatabaseError &&
  (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK_DETECTED);

/** Each migration is one transaction, so the one that failed has changed nothing. */
export class FailedMigration extends Error {
  constructor(name: string, done: string[], cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const which = name === '' ? 'The migrations' : `The migration ${name}`;
    const before = done.length === 0 ? '' : ` Applied before it: ${done.join(', ')}.`;
    const after = 'The database is as it was before it, and the running release goes on.';
    super(`${which} failed: ${reason}.${before} ${after}`, { cause });
  }
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
