import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export const repository = resolve(import.meta.dirname, '..');
type Environment = Record<string, string>;

/** Runs one of the shop's own programs to its end, e.g. the migrations. */
export function runProgram(file: string, env: Environment, args: string[] = []): Promise<void> {
  const child = spawn(process.execPath, [join(repository, file), ...args], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => {
      if (code === 0) done();
      else fail(new Error(`${file} ended with ${String(code)}`));
    });
  });
}

/** Brings a database to the state of a shop that opens tomorrow, with two people to log in as. */
export async function prepareShop(env: Environment): Promise<void> {
  await runProgram('apps/server/src/db-migrate.ts', env);
  await runProgram('apps/server/seed/db-seed.ts', env, ['--with-demo-accounts']);
}

/** Starts the server and waits until it says that it is ready. */
export async function startServer(env: Environment & { PORT: string }): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(repository, 'apps/server/src/main.ts')], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error('the server ended while it was starting');
    if (await isReady(env.PORT)) return child;
    await delay(100);
  }
}

async function isReady(port: string): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Ends with the signal that a process manager would send, and waits for the last answer. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

/** True where the front ends are not built, or their sources are newer than what was built. */
export async function isBuildStale(): Promise<boolean> {
  const results = ['apps/storefront/build/server/index.js', 'apps/admin/build/client/index.html'];
  const built = results.map((file) => join(repository, file));
  if (!built.every((file) => existsSync(file))) return true;
  const builtAt = Math.min(...built.map((file) => statSync(file).mtimeMs));
  const sources = [
    'apps/storefront/app',
    'apps/storefront/server',
    'apps/storefront/public',
    'apps/admin/app',
    'packages',
  ];
  for (const folder of sources) {
    const entries = await readdir(join(repository, folder), {
      recursive: true,
      withFileTypes: true,
    });
    const isNewer = entries.some(
      (entry) => entry.isFile() && statSync(join(entry.parentPath, entry.name)).mtimeMs > builtAt,
    );
    if (isNewer) return true;
  }
  return false;
}
