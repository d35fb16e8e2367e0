import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repository, runProgram, stopServer, untilReady } from './shop-process.ts';
import type { Environment } from './shop-process.ts';

export type Api = {
  /** Resolves when the start is over, even if it failed. Calls are then refused. */
  ready: () => Promise<void>;
  stop: () => Promise<void>;
};

const MIGRATIONS = 'apps/server/migrations';
const FOLDERS = ['apps/server/src', 'packages/contract/src', MIGRATIONS];
/** One save causes several events, and a change of branch hundreds. */
const SETTLE_MS = 150;

/** Starts the server for `npm run dev` again after every save; a new migration runs first. */
export function startApi(env: Environment & { PORT: string }): Api {
  let child = spawnServer(env);
  let ready = untilReadyOrEnded(child, env.PORT);
  let isStopping = false;
  let isRestartDue = false;
  let hasNewMigration = false;
  let changedAt = 0;

  async function restart(file: string): Promise<void> {
    while (Date.now() - changedAt < SETTLE_MS) await delay(SETTLE_MS);
    isRestartDue = false;
    if (isStopping) return;
    console.log(`${file} changed: the server starts again.`);
    await stopServer(child);
    if (hasNewMigration) {
      hasNewMigration = false;
      await runProgram('apps/server/src/db-migrate.ts', env).catch(report);
    }
    child = spawnServer(env);
    await untilReadyOrEnded(child, env.PORT);
  }

  function onChange(folder: string, file: string): void {
    if (!/(?<![.]test)[.](?:ts|sql|css|json)$/.test(file)) return;
    if (folder.endsWith(MIGRATIONS)) hasNewMigration = true;
    changedAt = Date.now();
    if (isRestartDue) return;
    isRestartDue = true;
    ready = ready.then(() => restart(file));
  }

  for (const folder of FOLDERS) watchFolder(join(repository, folder), onChange);
  return {
    ready: () => ready,
    stop: async () => {
      isStopping = true;
      await ready;
      await stopServer(child);
    },
  };
}

function spawnServer(env: Environment): ChildProcess {
  return spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function untilReadyOrEnded(child: ChildProcess, port: string): Promise<void> {
  return untilReady(child, port).catch(report);
}

function report(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  console.error('Save a file to try again.');
}

/**
 * Watches folders, not files as `node --watch` does on Linux: an editor that saves by rename puts a
 * new file in place of the watched one, and the next save would go unseen.
 */
function watchFolder(
  folder: string,
  onChange: (folder: string, file: string) => void,
  watched = new Set<string>(),
): void {
  watched.add(folder);
  watch(folder, (_event, file) => {
    if (file === null) return;
    const path = join(folder, file);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) watched.delete(path);
    if (stats?.isDirectory() !== true) onChange(folder, file);
    else if (!watched.has(path)) watchFolder(path, onChange, watched);
  });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) watchFolder(join(folder, entry.name), onChange, watched);
  }
}
