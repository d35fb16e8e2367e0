import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../database/embedded-postgres.ts';

const repository = resolve(import.meta.dirname, '../../../..');
const COMMAND = 'pgbouncer';
export const hasPgbouncer = spawnSync(COMMAND, ['--version']).status === 0;

type Options = {
  databaseUrl: string;
  /** How many connections to PostgreSQL all clients share. */
  connections: number;
  /** Certificate authority of PostgreSQL. Without it, the connections are not encrypted. */
  authority?: string;
};

/** Runs PgBouncer with the shop's own settings, except for addresses and files. */
export async function startPgbouncer({ databaseUrl, connections, authority }: Options) {
  const folder = await mkdtemp(join(tmpdir(), 'dalan-pgbouncer-'));
  const url = new URL(databaseUrl);
  const { hostname, username, password } = url;
  const port = String(await freePort());
  const users = join(folder, 'userlist.txt');
  await writeFile(users, `"${username}" "${password}"\n`);
  const settings = changed(await readFile(join(repository, 'deploy/pgbouncer.ini'), 'utf8'), {
    dalan: `host=${hostname} port=${url.port || '5432'}`,
    default_pool_size: String(connections),
    listen_port: port,
    auth_file: users,
    ...(authority === undefined ? { server_tls_sslmode: 'disable' } : {}),
    server_tls_ca_file: authority ?? '',
  });
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, settings.replace(/^dalan/m, url.pathname.slice(1)));
  // PgBouncer refuses to run as root, and its own user must be able to read its files.
  const isRoot = process.getuid?.() === 0;
  await chmod(folder, 0o755);

  let log = '';
  const start = async () => {
    const pooler = spawn(COMMAND, [...(isRoot ? ['-u', 'nobody'] : []), file], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    pooler.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
    const before = log.length;
    while (!log.slice(before).includes('process up')) {
      await Promise.race([once(pooler.stderr, 'data'), once(pooler, 'exit')]);
      if (pooler.exitCode !== null) throw new Error(`PgBouncer ended: ${log}`);
    }
    return pooler;
  };
  const kill = async () => {
    pooler.kill('SIGKILL');
    if (pooler.exitCode === null && pooler.signalCode === null) await once(pooler, 'exit');
  };
  let pooler = await start();
  url.hostname = '127.0.0.1';
  url.port = port;
  url.search = '';
  return {
    url: url.href,
    log: () => log,
    /** Breaks every connection to it. */
    restart: async () => {
      await kill();
      pooler = await start();
    },
    stop: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function changed(settings: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((text, [name, value]) => {
    const line = new RegExp(`^${name} = .*$`, 'm');
    if (!line.test(text)) throw new Error(`deploy/pgbouncer.ini has no line for ${name}`);
    return text.replace(line, `${name} = ${value}`);
  }, settings);
}

/** What the runbook tells the operator to run for the servers' role, for this role. */
export async function roleStatements(role: string): Promise<string[]> {
  const runbook = await readFile(join(repository, 'docs/runbook.md'), 'utf8');
  const found = [...runbook.matchAll(/"(alter role )dalan_app( set \w+ = '\w+')"/g)];
  return found.map(([, alter, set]) => `${alter}${role}${set}`);
}
