import type { ChildProcess, StdioOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillStock } from '../../fill-stock.ts';
import { mixShelf } from './mixed-shelf.ts';
import type { OwnPostgres } from '../machines/own-postgres.ts';
import {
  drillPort,
  endProgram,
  hasEnded,
  isShopReady,
  repository,
  runShopProgram,
  startProgram,
} from '../machines/programs.ts';

export type DrillShop = {
  origin: string;
  databaseUrl: string;
  /** Kills the server process without a drain, as in a power cut. */
  kill: () => Promise<void>;
  /** Settings that are given hold from now on. */
  start: (changed?: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
  isUp: () => boolean;
  pid: () => number;
  slowestRestart: () => Restart;
};

export type Restart = { ms: number; waitedForCoreMs: number };

/** Says how a drill starts its server, if not in the usual way. */
export type Launch = {
  env?: Record<string, string>;
  /** This wrapper command execs the server. */
  within?: string[];
  nodeArguments?: string[];
  stdio?: StdioOptions;
};

const PORT = drillPort(0);
const TEMPLATE = 'dalan_drill_template';
const MEDIA_DIR = join(repository, '.data/e2e-media');

/** Makes a template database with full stock, which is copied for each drill. */
export async function prepareTemplate(postgres: OwnPostgres): Promise<void> {
  await postgres.createDatabase(TEMPLATE);
  const env = { DATABASE_URL: postgres.url(TEMPLATE), MEDIA_DIR };
  for (const file of ['apps/server/src/db-migrate.ts', 'apps/server/seed/db-seed.ts']) {
    const { isFine, said } = runShopProgram(file, env);
    if (!isFine) throw new Error(`${file} failed: ${said}`);
  }
  await fillStock(env.DATABASE_URL);
  await mixShelf(env.DATABASE_URL);
}

export async function openDrillShop(
  postgres: OwnPostgres,
  name: string,
  prepare: (databaseUrl: string) => Promise<Launch>,
): Promise<DrillShop> {
  const database = `dalan_drill_${name}`;
  await postgres.createDatabase(database, TEMPLATE);
  const databaseUrl = postgres.url(database);
  const launch = await prepare(databaseUrl);
  let env = launch.env ?? {};
  const startServer = () => startDrillServer(PORT, databaseUrl, env, launch);
  let server: ChildProcess = await startServer();
  let slowest: Restart = { ms: 0, waitedForCoreMs: 0 };
  return {
    origin: `http://127.0.0.1:${PORT}`,
    databaseUrl,
    kill: () => endProgram(server, 'SIGKILL'),
    start: async (changed) => {
      env = { ...env, ...changed };
      const from = performance.now();
      server = await startServer();
      const ms = Math.round(performance.now() - from);
      if (ms > slowest.ms) slowest = { ms, waitedForCoreMs: waitedForCoreMs(server.pid ?? 0) };
    },
    stop: () => endProgram(server, 'SIGTERM'),
    isUp: () => !hasEnded(server),
    pid: () => server.pid ?? 0,
    slowestRestart: () => slowest,
  };
}

export function startDrillServer(
  port: number,
  databaseUrl: string,
  env: Record<string, string> = {},
  { within = [], nodeArguments = [], stdio }: Launch = {},
): Promise<ChildProcess> {
  const server = [process.execPath, ...nodeArguments, 'apps/server/src/main.ts'];
  const [command = process.execPath, ...args] = [...within, ...server];
  return startProgram(command, args, {
    cwd: repository,
    ...(stdio && { stdio }),
    isReady: () => isShopReady(`http://127.0.0.1:${port}`),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      MEDIA_DIR,
      PORT: String(port),
      SERVE_WEB: 'false',
      LOG_LEVEL: 'silent',
      LIMIT_REGISTRATIONS_PER_ADDRESS: '1000/3600',
      LIMIT_ORDERS_PER_ACCOUNT: '1000000/1',
      LIMIT_OPEN_ORDERS_PER_ACCOUNT: '1000000',
      LIMIT_KG_PER_ACCOUNT: '1000000/1',
      ...env,
    },
  });
}

/** Returns how long the main thread was ready to run while other processes had all cores. */
function waitedForCoreMs(pid: number): number {
  try {
    const [, waitedNs = '0'] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Math.round(Number(waitedNs) / 1e6);
  } catch {
    // Only Linux counts this.
    return 0;
  }
}
