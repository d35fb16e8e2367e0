import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../database/embedded-postgres.ts';

const DEBIAN = '/usr/lib/postgresql';
const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
const programs = join(DEBIAN, String(Math.max(0, ...versions)), 'bin');
const isRoot = process.getuid?.() === 0;
const isThere = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

/** PostgreSQL refuses to run as root, so it then runs as the user postgres. */
export const hasPostgresPrograms =
  isThere(join(programs, 'initdb'), '--version') && (!isRoot || isThere('id', 'postgres'));

const USER = 'keeper';
export const PASSWORD = 'stone-ground';

type Files = { certificate: string; key: string };

/** Starts a PostgreSQL that is reached only by its host name, with TLS and a password. */
export async function startTlsPostgres(folder: string, { certificate, key }: Files) {
  const owner = isRoot ? ownerOfPostgres() : undefined;
  const data = join(folder, 'data');
  const password = join(folder, 'password');
  await mkdir(data, { mode: 0o700 });
  await writeFile(password, PASSWORD);
  if (owner) for (const path of [folder, data, key]) chownSync(path, owner.uid, owner.gid);
  const settings = { cwd: folder, env: { PATH: '/usr/bin:/bin' }, ...owner };
  const cluster = ['-D', data, '-U', USER, '--pwfile', password, '--auth', 'scram-sha-256'];
  const quick = ['--no-sync', '--encoding', 'UTF8', '--locale', 'C'];
  execFileSync(join(programs, 'initdb'), [...cluster, ...quick], { ...settings, stdio: 'ignore' });
  await writeFile(join(data, 'pg_hba.conf'), 'hostssl all all all scram-sha-256\n');

  const port = await freePort();
  const options = [
    ...['listen_addresses=localhost', `port=${port}`, 'unix_socket_directories=', 'fsync=off'],
    ...['ssl=on', `ssl_cert_file=${certificate}`, `ssl_key_file=${key}`],
  ].flatMap((one) => ['-c', one]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...options], {
    ...settings,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  for await (const text of server.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    log += String(text);
    if (log.includes('ready to accept connections')) break;
  }
  if (server.exitCode !== null) throw new Error(`PostgreSQL ended: ${log}`);
  server.stderr.resume();
  return {
    port,
    /** `parameters` are those after the question mark. */
    url: (host: string, parameters: string) =>
      `postgres://${USER}:${PASSWORD}@${host}:${port}/postgres?${parameters}`,
    stop: async () => {
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}

function ownerOfPostgres() {
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: ask('-u'), gid: ask('-g') };
}
