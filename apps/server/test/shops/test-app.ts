import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../src/app.ts';
import type { Adapters } from '../../src/open-parts.ts';
import { readConfig } from '../../src/config.ts';
import type { Config } from '../../src/config.ts';
import { openDiskFileStore } from '../../src/integrations/file-store/disk-file-store.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { wideOrderLimits } from '../requests/order-limits.ts';
import { refuseSecrets } from './refuse-secrets.ts';
import { createTestDatabase } from '../database/test-database.ts';

/** A slow machine must not make a race test fail. Tests of these limits set their own. */
const longWaits = {
  statementTimeoutMs: 25_000,
  lockTimeoutMs: 20_000,
  connectTimeoutMs: 25_000,
};

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** The whole server with its own database and picture folder. Call it with `app.inject`. */
export async function startTestApp(
  env: Record<string, string> = {},
  adapters: Partial<Adapters> = {},
  settings: Partial<Config> = {},
) {
  const testDatabase = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'dalan-test-'));
  const read = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: testDatabase.url,
    MEDIA_DIR: join(folder, 'media'),
    SERVE_WEB: 'false',
    ...wideOrderLimits,
    ...env,
  });
  const config = {
    ...read,
    ...longWaits,
    liveOrders: withShortStreams(read.liveOrders),
    ...settings,
  };
  const database = openDatabase({
    url: config.databaseUrl,
    poolSize: 5,
    statementTimeoutMs: config.statementTimeoutMs,
    lockTimeoutMs: config.lockTimeoutMs,
    connectTimeoutMs: config.connectTimeoutMs,
    onConnectionLost: () => undefined,
  });
  const fileStore = openDiskFileStore(config.mediaDir);
  const allAdapters = { database, fileStore, metrics: { watch: refuseSecrets }, ...adapters };
  const app = await buildApp(config, allAdapters);
  return {
    app,
    config,
    adapters: allAdapters,
    db: database.db,
    fileStore,
    testDatabase,
    close: async () => {
      await app.close();
      await database.close();
      await testDatabase.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** `app.inject` waits for the end of a response, and event streams have none. */
function withShortStreams(live: Config['liveOrders']): Config['liveOrders'] {
  return { ...live, streams: { ...live.streams, lifetimeMs: 1 } };
}
