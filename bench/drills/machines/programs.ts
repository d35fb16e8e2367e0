import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const READY_WITHIN_MS = 30_000;
const DONE_WITHIN_MS = 120_000;

/** The drills use ports from DRILL_PORT on. Concurrent runs on one machine need different ones. */
export const drillPort = (place: number) => Number(process.env['DRILL_PORT'] ?? 4350) + place;

export const repository = resolve(import.meta.dirname, '../../..');

/** Starts a program and waits until it answers. It is always stopped with the drill. */
export async function startProgram(
  command: string,
  args: string[],
  options: SpawnOptions & { isReady: () => Promise<boolean> },
): Promise<ChildProcess> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const late = performance.now() + READY_WITHIN_MS;
  while (performance.now() < late) {
    if (hasEnded(child)) throw new Error(`${command} ended while it was starting`);
    if (await options.isReady()) return child;
    await delay(20);
  }
  throw new Error(`${command} was not ready in ${READY_WITHIN_MS} ms`);
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

export async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Runs one of the shop's own programs to its end, and checks its exit code. */
export function runShopProgram(
  file: string,
  env: Record<string, string>,
  args: string[] = [],
): { isFine: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: repository,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: DONE_WITHIN_MS,
  });
  return { isFine: status === 0, said: stdout + stderr };
}

/** Says what to install if a Debian program is missing; its package has the same name. */
export function missingProgram(name: string): string | undefined {
  const { status } = spawnSync('sh', ['-c', `command -v ${name}`]);
  return status === 0 ? undefined : `no ${name} here: apt-get install ${name}`;
}

export function isShopReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}
