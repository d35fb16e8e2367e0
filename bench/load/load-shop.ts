import { join } from 'node:path';
import { startOwnPostgres } from '../drills/machines/own-postgres.ts';
import type { OwnPostgres } from '../drills/machines/own-postgres.ts';
import {
  endProgram,
  isShopReady,
  repository,
  runShopProgram,
  startProgram,
} from '../drills/machines/programs.ts';
import { addManyOrders } from './many-orders.ts';
import { fillStock } from '../fill-stock.ts';

export type LoadShop = {
  servers: { origin: string; metricsUrl: string; pid: number }[];
  databaseUrl: string;
  postgresPid: number;
  stop: () => Promise<void>;
};

/** PostgreSQL uses the port LOAD_PORT, and each server the next two. */
const PORT = Number(process.env['LOAD_PORT'] ?? 4450);
const TEMPLATE = 'dalan_load_template';
const MEDIA_DIR = join(repository, '.data/e2e-media');
/** Lists and searches need rows to read. */
const EARLIER = { users: 2_000, orders: 20_000 };
/** The limits are high: all load comes from one address, and few customers order repeatedly. */
const LIMITS = {
  LIMIT_REQUESTS_PER_ADDRESS: '9999999/1',
  LIMIT_REGISTRATIONS_PER_ADDRESS: '9999/1',
  LIMIT_LOG_INS_PER_ACCOUNT: '9999/1',
  LIMIT_ORDERS_PER_ACCOUNT: '9999999/1',
  LIMIT_OPEN_ORDERS_PER_ACCOUNT: '9999999',
  LIMIT_KG_PER_ACCOUNT: '9999999/1',
};

/** Prepares a PostgreSQL with a year of orders as a template, which is copied for each run. */
export async function withPreparedShop(
  use: (postgres: OwnPostgres) => Promise<void>,
): Promise<void> {
  // Exit handlers then stop the child processes.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  const postgres = await startOwnPostgres(PORT);
  await postgres.createDatabase(TEMPLATE);
  const env = { DATABASE_URL: postgres.url(TEMPLATE), MEDIA_DIR };
  for (const [file, ...args] of [
    ['apps/server/src/db-migrate.ts'],
    ['apps/server/seed/db-seed.ts', '--with-demo-accounts'],
  ] as const) {
    const { isFine, said } = runShopProgram(file, env, args);
    if (!isFine) throw new Error(`${file} failed: ${said}`);
  }
  await fillStock(env.DATABASE_URL);
  await addManyOrders(env.DATABASE_URL, EARLIER);
  await use(postgres);
  await postgres.stop();
}

type Wanted = { name: string; servers: number; nodeArgs?: string[] };

/** Opens the whole shop, with pages and pictures, as one or several processes on one database. */
export async function openLoadShop(postgres: OwnPostgres, wanted: Wanted): Promise<LoadShop> {
  const database = `dalan_load_${wanted.name}`;
  await postgres.createDatabase(database, TEMPLATE);
  const databaseUrl = postgres.url(database);
  const started = await Promise.all(
    Array.from({ length: wanted.servers }, async (_, number) => {
      const [port, metricsPort] = [PORT + 1 + 2 * number, PORT + 2 + 2 * number];
      const origin = `http://127.0.0.1:${port}`;
      const child = await startProgram(
        process.execPath,
        [...(wanted.nodeArgs ?? []), 'apps/server/src/main.ts'],
        {
          cwd: repository,
          isReady: () => isShopReady(origin),
          env: {
            ...process.env,
            ...LIMITS,
            NODE_ENV: 'production',
            DATABASE_URL: databaseUrl,
            MEDIA_DIR,
            PORT: String(port),
            METRICS_PORT: String(metricsPort),
            LOG_LEVEL: 'info',
          },
        },
      );
      const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
      return { child, origin, metricsUrl, pid: child.pid ?? 0 };
    }),
  );
  return {
    servers: started,
    databaseUrl,
    postgresPid: postgres.pid(),
    stop: async () => {
      await Promise.all(started.map(({ child }) => endProgram(child, 'SIGTERM')));
    },
  };
}
