import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export type TestDatabase = { url: string; name: string; drop: () => Promise<void> };

/** A copy of the migrated template for one test file. With an owner, an empty database. */
export async function createTestDatabase(owner?: string): Promise<TestDatabase> {
  const name = `dalan_test_${randomBytes(6).toString('hex')}`;
  const made = owner === undefined ? `template ${inject('templateDatabase')}` : `owner ${owner}`;
  // Test data need not survive a crash of PostgreSQL, and each fsync takes milliseconds.
  await asAdmin(
    `create database ${name} ${made}`,
    `alter database ${name} set synchronous_commit = off`,
  );
  const url = new URL(inject('postgresAdminUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, name, drop: () => asAdmin(`drop database ${name} with (force)`) };
}

export async function asAdmin(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresAdminUrl') });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
