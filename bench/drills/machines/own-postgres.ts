import { withDatabase } from '../../stored-orders.ts';
import { openPostgresFolder } from './postgres-folder.ts';
import type { PostgresFolder } from './postgres-folder.ts';
import { NPM_PROGRAMS } from './postgres-programs.ts';
import { drillPort } from './programs.ts';

export type OwnPostgres = {
  url: (database: string) => string;
  createDatabase: (name: string, template?: string) => Promise<void>;
  /** SIGINT is a fast shutdown, which ends every connection; SIGQUIT is a crash. */
  restart: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  stop: () => Promise<void>;
  pid: () => number;
};

/** Starts a PostgreSQL for one bench only: drills crash it, load tests measure its CPU. */
export async function startOwnPostgres(port = drillPort(1)): Promise<OwnPostgres> {
  const folder = openPostgresFolder(NPM_PROGRAMS, port);
  await initialise(folder);
  await folder.start();
  return {
    url: folder.url,
    createDatabase: (name, template) => createDatabase(folder.url('postgres'), name, template),
    restart: async (signal) => {
      await folder.end(signal);
      await folder.start();
    },
    stop: () => folder.end('SIGINT'),
    pid: folder.pid,
  };
}

export function initialise({ path, run }: PostgresFolder): Promise<void> {
  const given = ['-D', path, '-U', 'dalan', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  return run('initdb', [...given, '--data-checksums']);
}

export async function createDatabase(url: string, name: string, template = 'template1') {
  await withDatabase(url, async (client) => {
    await client.query(`create database ${name} template ${template}`);
  });
}
