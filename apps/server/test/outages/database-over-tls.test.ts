import { chmod, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createImportThread } from '../../src/features/shop/catalog/index.ts';
import { databaseOptions, openDatabase } from '../../src/platform/db/database.ts';
import { hasProgram, query, runScript } from '../processes/back-ups.ts';
import { hasOpenssl, makeAuthority } from '../processes/certificates.ts';
import type { Authority } from '../processes/certificates.ts';
import { hasPostgresPrograms, PASSWORD, startTlsPostgres } from '../processes/own-postgres.ts';
import { hasPgbouncer, startPgbouncer } from '../processes/pgbouncer.ts';
import { runProgram } from '../processes/run-program.ts';
import { startServerProcess, startServerWithoutDatabase } from '../processes/server-process.ts';
import type { ServerProcess } from '../processes/server-process.ts';

const PATIENCE = { timeout: 60_000 };
const MISSING = [
  ...(hasPostgresPrograms ? [] : ['no PostgreSQL of Debian is installed']),
  ...(hasOpenssl ? [] : ['openssl is not installed']),
];

let folder: string;
let authority: Authority;
let other: Authority;
let postgres: Awaited<ReturnType<typeof startTlsPostgres>> | undefined;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dalan-tls-'));
  // PostgreSQL and PgBouncer have users of their own. The keys are closed by themselves.
  await chmod(folder, 0o755);
  if (MISSING.length > 0) return;
  authority = makeAuthority(folder, 'provider');
  other = makeAuthority(folder, 'somebody-else');
  postgres = await startTlsPostgres(folder, authority.sign('localhost'));
  url = urlTo('localhost', authority);
  expect(await runProgram('src/db-migrate.ts', { DATABASE_URL: url })).toMatchObject({
    exitCode: 0,
    err: '',
  });
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach((context) => {
  if (MISSING.length > 0) context.skip(MISSING.join(', '));
});

function urlTo(host: string, { file }: Authority): string {
  return postgres!.url(host, `sslmode=verify-full&sslrootcert=${encodeURIComponent(file)}`);
}

const withMedia = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  MEDIA_DIR: join(folder, 'media'),
  RUN_WORKER: 'false',
});

function endedAfterwards(server: ServerProcess): ServerProcess {
  onTestFinished(async () => {
    await server.kill('SIGKILL');
  });
  return server;
}

/** Why the pool of a server could not connect. */
async function errorOf(databaseUrl: string): Promise<unknown> {
  const database = openDatabase({
    ...databaseOptions(readConfig({ DATABASE_URL: databaseUrl })),
    connectTimeoutMs: PATIENCE.timeout,
    poolSize: 1,
    onConnectionLost: () => undefined,
  });
  try {
    return await database.runPrepared({ name: 'one', text: 'select 1 as one' }, []);
  } catch (error) {
    return error;
  } finally {
    await database.close();
  }
}

function sendMessage(origin: string) {
  const message = { name: 'Asha', email: 'a@b.example', subject: 'Jowar', message: 'Coarse?' };
  return fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
}

test('the shop opens over TLS, and no connection of it is without', async () => {
  const server = endedAfterwards(await startServerProcess(withMedia(url)));
  expect((await sendMessage(server.origin)).status).toBe(201);
  const connections = await query(
    url,
    `select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid)
     where application_name = 'dalan'`,
  );
  expect(connections).toEqual([{ ssl: true }]);
});

test('a shop that runs needs its certificate files no more', async () => {
  const file = join(folder, 'vanishes.pem');
  await copyFile(authority.file, file);
  const vanishing = urlTo('localhost', { ...authority, file });
  const server = endedAfterwards(await startServerProcess(withMedia(vanishing)));
  const importing = createImportThread(readConfig({ DATABASE_URL: vanishing }));
  await rm(file);
  await query(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dalan'`,
  );
  const isReady = () => fetch(`${server.origin}/readyz`).then(({ ok }) => ok);
  await expect.poll(isReady, PATIENCE).toBe(true);
  await importing({ do: 'check', body: Buffer.from('{"text":"Name"}') });
});

test.each([
  [
    'with another authority',
    () => urlTo('localhost', other),
    'sslrootcert is not the authority that signed its certificate',
  ],
  [
    'by another host name',
    () => urlTo('127.0.0.1', authority),
    'its certificate is for another host name than that of DATABASE_URL',
  ],
  ['without TLS', () => postgres!.url('localhost', 'sslmode=disable'), 'no encryption'],
])('migrations and servers are refused %s, and say why', async (_how, wrongUrl, reason) => {
  const [{ exitCode, out, err }, error] = await Promise.all([
    runProgram('src/db-migrate.ts', { DATABASE_URL: wrongUrl() }),
    errorOf(wrongUrl()),
  ]);
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
  expect(err).toMatch(/^The database cannot be used: .*[.]\n$/);
  expect(err).toContain(reason);
  expect(error).toMatchObject({ message: err.trim() });
});

test('a refused server logs why, and answers that it cannot be used for now', async () => {
  const wrong = withMedia(urlTo('localhost', other));
  const server = endedAfterwards(await startServerWithoutDatabase(wrong));
  const reason = 'The database cannot be used: sslrootcert is not the authority';
  await expect.poll(() => server.log().includes(reason), PATIENCE).toBe(true);
  expect((await sendMessage(server.origin)).status).toBe(503);
  expect(server.log()).not.toContain('"level":50');
  expect(server.log()).not.toContain(PASSWORD);
});

test("the owner's psql takes the same address", async (context) => {
  if (!hasProgram('psql')) context.skip('psql is not installed');
  const askWith = async (databaseUrl: string) => {
    await writeFile(join(folder, 'owner.env'), `DATABASE_URL=${databaseUrl}\n`);
    const asked = ['-Atc', 'select ssl from pg_stat_ssl where pid = pg_backend_pid()'];
    return runScript('owner-psql.sh', asked, { DALAN_SETTINGS: folder });
  };
  expect(await askWith(url)).toEqual({ exitCode: 0, out: 't\n', err: '' });
  for (const wrong of [urlTo('localhost', other), urlTo('127.0.0.1', authority)]) {
    expect(await askWith(wrong)).toMatchObject({ exitCode: 2, out: '' });
  }
});

test('a pooler reaches PostgreSQL over TLS, and only with its authority', async (context) => {
  if (!hasPgbouncer) context.skip('PgBouncer is not installed');
  const start = async ({ file }: Authority) => {
    const pooler = await startPgbouncer({ databaseUrl: url, connections: 2, authority: file });
    onTestFinished(() => pooler.stop());
    return pooler;
  };
  const [right, wrong] = [await start(authority), await start(other)];
  expect(await query(right.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  const asked = query(wrong.url, 'select 1').catch(() => 'nothing');
  await expect.poll(wrong.log, PATIENCE).toContain('certificate verify failed');
  await wrong.stop();
  expect(await asked).toBe('nothing');
});
