import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { run } from './run-program.ts';

const deploy = resolve(import.meta.dirname, '../../../../deploy');

/** Why back-ups cannot be tested here. Undefined if they can. */
export async function whyBackUpsCannotRun(databaseUrl: string): Promise<string | undefined> {
  for (const program of ['age', 'age-keygen', 'rsync', 'pg_dump', 'psql']) {
    if (!hasProgram(program)) return `${program} is not installed`;
  }
  const [{ server_version: server = '' } = {}] = await query(databaseUrl, 'show server_version');
  const [ours, theirs] = [versionOf('pg_dump').replace(/\D+/, ''), String(server)].map(parseFloat);
  return (ours ?? 0) < (theirs ?? 0) ? `pg_dump ${ours} is older than PostgreSQL` : undefined;
}

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

export async function query(databaseUrl: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

export async function countRows(databaseUrl: string): Promise<Record<string, unknown>> {
  const tables = await query(
    databaseUrl,
    "select tablename from pg_tables where schemaname = 'public' order by 1",
  );
  const counts: Record<string, unknown> = {};
  for (const { tablename } of tables) {
    const [row] = await query(databaseUrl, `select count(*)::int from "${String(tablename)}"`);
    counts[String(tablename)] = row?.['count'];
  }
  return counts;
}

/** Hash of each file below the folder, by path. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const hashes = files.sort().map(async (file) => {
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return [file.slice(folder.length + 1), hash] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
