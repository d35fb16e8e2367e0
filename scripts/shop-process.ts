import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export const repository = resolve(import.meta.dirname, '..');
export type Environment = Record<string, string>;

/** Runs one of the shop's own programs to its end, such as the migrations. */
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
      else fail(new Error(`${file} failed with exit code ${String(code)}`));
    });
  });
}

/** Migrates and seeds a database, with the two demo accounts, and weeks of orders if asked for. */
export async function prepareShop(
  env: Environment,
  { withHistory = false }: { withHistory?: boolean } = {},
): Promise<void> {
  await runProgram('apps/server/src/db-migrate.ts', env);
  const args = ['--with-demo-accounts', ...(withHistory ? ['--with-history'] : [])];
  await runProgram('apps/server/seed/db-seed.ts', env, args);
}

/** Starts the server and waits until it is ready. */
export async function startServer(env: Environment & { PORT: string }): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(repository, 'apps/server/src/main.ts')], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilReady(child, env.PORT);
  return child;
}

export async function untilReady(child: ChildProcess, port: string): Promise<void> {
  while (!(await isReady(port))) {
    if (hasEnded(child)) throw new Error('The server stopped while it was starting.');
    await delay(100);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

export async function isReady(port: string): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Stops the server as a process manager would, and waits until it has drained. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

/**
 * Builds the front ends if they are missing or stale. Shows the build's output only if it fails.
 * Without compressed files the server sends plain ones, and the build takes two thirds of the time.
 */
export async function buildIfStale({ compressed = true } = {}): Promise<void> {
  if (!(await isBuildStale(compressed))) return;
  console.log('Building the storefront and the admin panel …');
  const built = spawn('npm', ['run', compressed ? 'build' : 'build:plain'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [built.stdout, built.stderr]) {
    stream.on('data', (chunk: Buffer) => said.push(chunk));
  }
  const [code] = (await once(built, 'close')) as [number | null];
  if (code === 0) return;
  console.error(Buffer.concat(said).toString());
  throw new Error('The front ends could not be built.');
}

const BUILDS = ['apps/storefront/build/hi/server/index.js', 'apps/admin/build/client/index.html'];
const COMPRESSED = 'apps/admin/build/client/index.html.br';
const SOURCES = ['apps/storefront', 'apps/admin', 'packages'];
const GENERATED = /(?:^|\/)(?:build|node_modules|[.]react-router)(?:\/|$)|[.]tsbuildinfo$/;

/** True if the front ends are not built, or a source is newer than the build. */
async function isBuildStale(compressed: boolean): Promise<boolean> {
  const names = compressed ? [...BUILDS, COMPRESSED] : BUILDS;
  const builds = names.map((file) => join(repository, file));
  if (!builds.every((file) => existsSync(file))) return true;
  const builtAt = Math.min(...builds.map((file) => statSync(file).mtimeMs));
  const isNewer = (file: string) => statSync(join(repository, file)).mtimeMs > builtAt;
  if (isNewer('package-lock.json')) return true;
  for (const folder of SOURCES) {
    const entries = await readdir(join(repository, folder), {
      recursive: true,
      withFileTypes: true,
    });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(repository, join(entry.parentPath, entry.name)));
    if (files.some((file) => !GENERATED.test(file) && isNewer(file))) return true;
  }
  return false;
}
