import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { run } from './run-program.ts';

const deploy = resolve(import.meta.dirname, '../../../../deploy');

export const hasProgram = (name: string) => versionOf(name) !== '';

function versionOf(program: string): string {
  try {
    return execFileSync(program, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  } catch {
    return '';
  }
}

export function runScript(script: string, args: string[], env: Record<string, string>) {
  const { PATH, TMPDIR } = process.env;
  return run('bash', ['--norc', join(deploy, script), ...args], { PATH, TMPDIR, ...env });
}

/** Runs lines of bash after these scripts of `deploy/`, which others there include. */
export function runWithScripts(scripts: string[], lines: string, args: string[]) {
  const include = scripts.map((name) => `source '${join(deploy, name)}.sh'\n`).join('');
  return run('bash', ['--norc', '-euc', include + lines, 'bash', ...args], {
    PATH: process.env['PATH'],
  });
}

export async function query(databaseUrl: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
