import { join } from 'node:path';
import { freePort, startEmbeddedPostgres } from '../apps/server/test/database/embedded-postgres.ts';
import { repository } from './shop-process.ts';

export type LocalDatabase = {
  env: { DATABASE_URL: string; MEDIA_DIR: string };
  stop: () => Promise<void>;
};

/** Starts a PostgreSQL for this checkout, with its data and the pictures in `.data/`. */
export async function startLocalDatabase(): Promise<LocalDatabase> {
  const folder = join(repository, '.data');
  const postgres = await startEmbeddedPostgres({ folder, port: await freePort() });
  await postgres.createDatabase('dalan');
  return {
    env: { DATABASE_URL: postgres.url('dalan'), MEDIA_DIR: join(folder, 'media') },
    stop: () => postgres.stop(),
  };
}
