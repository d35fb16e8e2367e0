import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, startEmbeddedPostgres } from './embedded-postgres.ts';

const LOCAL = [
  'postgres://root@127.0.0.1:5432/postgres',
  'postgres://postgres@127.0.0.1:5432/postgres',
];

export type PostgresServer = { adminUrl: string; stop: () => Promise<void> };

/** PostgreSQL for test databases: TEST_DATABASE_URL, the local one, or an embedded one. */
export async function findPostgresServer(): Promise<PostgresServer> {
  const named = process.env['TEST_DATABASE_URL'];
  for (const adminUrl of named ? [named] : LOCAL) {
    if (await answers(adminUrl)) return { adminUrl, stop: () => Promise.resolve() };
  }
  if (named) throw new Error('TEST_DATABASE_URL is set, but no server answers there');
  const folder = await mkdtemp(join(tmpdir(), 'dalan-postgres-'));
  const server = await startEmbeddedPostgres({ folder, port: await freePort() });
  return {
    adminUrl: server.url('postgres'),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
