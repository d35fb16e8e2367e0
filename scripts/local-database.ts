import { join } from 'node:path';
import pg from 'pg';
import { freePort, startEmbeddedPostgres } from '../apps/server/test/database/embedded-postgres.ts';
import type { EmbeddedServer } from '../apps/server/test/database/embedded-postgres.ts';
import { repository } from './shop-process.ts';

export type LocalDatabase = {
  env: { DATABASE_URL: string; MEDIA_DIR: string };
  /**
   * Fills a shop without orders, in a copy that takes its place when it is whole. A start that was
   * interrupted leaves only the copy, and the next one begins again.
   */
  fill: (fill: (env: LocalDatabase['env']) => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
};

const FOLDER = join(repository, '.data');
/** Where a shop on a local database keeps its pictures. */
export const localMediaFolder = join(FOLDER, 'media');

const NAME = 'dalan';
const UNFINISHED = 'dalan_unfinished';
const REPLACED = 'dalan_replaced';

/** Starts a PostgreSQL for this checkout, with its data and the pictures in `.data/`. */
export async function startLocalDatabase(): Promise<LocalDatabase> {
  const postgres = await startEmbeddedPostgres({ folder: FOLDER, port: await freePort() });
  await postgres.createDatabase(NAME);
  const envOf = (name: string) => ({
    DATABASE_URL: postgres.url(name),
    MEDIA_DIR: localMediaFolder,
  });
  return {
    env: envOf(NAME),
    fill: async (fill) => {
      if (await hasOrders(postgres)) return fill(envOf(NAME));
      const run = (text: string) => query(postgres, 'postgres', text);
      await run(`drop database if exists ${UNFINISHED} with (force)`);
      await run(`drop database if exists ${REPLACED} with (force)`);
      await run(`create database ${UNFINISHED} template ${NAME}`);
      await fill(envOf(UNFINISHED));
      // Both in one transaction, so that there is always a shop.
      await run(`alter database ${NAME} rename to ${REPLACED};
        alter database ${UNFINISHED} rename to ${NAME}`);
      await run(`drop database ${REPLACED} with (force)`);
    },
    stop: () => postgres.stop(),
  };
}

async function hasOrders(postgres: EmbeddedServer): Promise<boolean> {
  const { rows } = await query(postgres, NAME, `select to_regclass('orders') as orders`);
  const [{ orders } = { orders: null }] = rows as { orders: string | null }[];
  if (orders === null) return false;
  return (await query(postgres, NAME, 'select from orders limit 1')).rowCount === 1;
}

async function query(
  postgres: EmbeddedServer,
  database: string,
  text: string,
): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: postgres.url(database) });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
