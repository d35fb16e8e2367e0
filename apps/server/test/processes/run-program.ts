import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { compileCache } from './compile-cache.ts';

export const programs = [
  'src/main.ts',
  'src/worker.ts',
  'src/db-migrate.ts',
  'src/db-check.ts',
  'src/admin-create.ts',
  'src/erase-again.ts',
  'src/client-errors.ts',
  'src/copy-pictures.ts',
  'seed/db-seed.ts',
];

export type Ended = { exitCode: number | null; out: string; err: string };

/** Runs a program with only these settings until it exits. */
export function runProgram(
  program: string,
  env: Record<string, string>,
  args: string[] = [],
  typed = '',
) {
  const file = resolve(import.meta.dirname, '../..', program);
  return run(process.execPath, [file, ...args], { PATH: '', ...compileCache, ...env }, typed);
}

export async function run(
  command: string,
  args: string[],
  env: Record<string, string | undefined>,
  typed = '',
): Promise<Ended> {
  const child = spawn(command, args, { env });
  // A program that exits at once reads nothing, and writing to it would fail.
  child.stdin.end(typed === '' ? undefined : typed);
  const ended = once(child, 'close');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { exitCode: child.exitCode, out, err };
}
