import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgresServer } from '../apps/server/test/database/postgres-server.ts';
import { openMailbox } from './mailbox.ts';
import { shiftDatabaseClock } from './shift-database-clock.ts';
import { buildIfStale, prepareShop, repository, startServer, stopServer } from './shop-process.ts';
import type { Environment } from './shop-process.ts';

/** Starts the whole shop for browser tests and benches. Its database is dropped when it stops. */
const port = process.env['PORT'] ?? '4173';
/** If set, a second process serves the same shop there. */
const secondPort = process.env['SECOND_PORT'];
/** If set, the shop sends its mails to a mail server here, and they can be read at this port. */
const mailboxPort = process.env['MAILBOX_PORT'];
/** If set, a copy of the database, made before the shop opens, is kept under this name until it stops. */
const keptAs = process.env['KEEP_DATABASE_AS'];
/** If set, the shop opens with a copy of this database, which saves it the migrations and the seed. */
const copyOf = process.env['COPY_OF_DATABASE'];
/** If set, the shop is the demo with its weeks of orders, and it opens at this moment. */
const demoNow = process.env['DEMO_NOW'];

await buildIfStale();
const postgres = await findPostgresServer();
const name = `dalan_e2e_${randomBytes(6).toString('hex')}`;
const databaseUrl = new URL(postgres.adminUrl);
databaseUrl.pathname = `/${name}`;

async function asAdmin(statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: postgres.adminUrl });
  await client.connect();
  const result = await client.query(statement);
  await client.end();
  return result;
}

/** An embedded PostgreSQL belongs to one shop, so it has no database of another one to copy. */
async function hasDatabase(asked: string): Promise<boolean> {
  const { rowCount } = await asAdmin(`select from pg_database where datname = '${asked}'`);
  return rowCount === 1;
}

const isCopy = copyOf !== undefined && (await hasDatabase(copyOf));
await asAdmin(`create database ${name}${isCopy ? ` template ${copyOf}` : ''}`);
const mailbox = mailboxPort === undefined ? undefined : await openMailbox(Number(mailboxPort));
const env: Environment = {
  ...(mailbox && { SMTP_URL: mailbox.smtpUrl }),
  DATABASE_URL: databaseUrl.href,
  // The folder stays between runs: pictures are named by content, so no run encodes one again.
  MEDIA_DIR: join(repository, '.data/e2e-media'),
  PORT: port,
  // All journeys register and send messages from one address.
  LIMIT_REGISTRATIONS_PER_ADDRESS: '1000/3600',
  LIMIT_CONTACT_MESSAGES_PER_ADDRESS: '1000/3600',
  LIMIT_PASSWORD_LINKS_PER_ADDRESS: '1000/3600',
  // All journeys use the same staff account.
  LIMIT_LOG_INS_PER_ACCOUNT: '1000/900',
  // Benches order with few accounts. A short window keeps as few counted rows as in a real shop.
  LIMIT_ORDERS_PER_ACCOUNT: '1000000/1',
  LIMIT_OPEN_ORDERS_PER_ACCOUNT: '1000000',
  LIMIT_KG_PER_ACCOUNT: '1000000/1',
  SHOP_WALLETS: 'Mobile Wallet One, Mobile Wallet Two',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  // Each process reads the same hundreds of files, and only the first one has to compile them.
  NODE_COMPILE_CACHE: join(repository, '.data/compile-cache'),
};
if (!isCopy) await fillDatabase();
if (keptAs !== undefined) {
  // The copy is still there if the last run was killed.
  await asAdmin(`drop database if exists ${keptAs}`);
  await asAdmin(`create database ${keptAs} template ${name}`);
}

async function fillDatabase(): Promise<void> {
  if (demoNow === undefined) return prepareShop(env);
  env['NODE_OPTIONS'] = `--import ${join(repository, 'scripts/shifted-clock.ts')}`;
  // However long it takes to make the weeks of orders, they end when the shop opens.
  await prepareShop({ ...env, CLOCK_STANDS_AT: demoNow }, { withHistory: true });
  const shiftMs = Date.parse(demoNow) - Date.now();
  env['CLOCK_SHIFT_MS'] = String(shiftMs);
  await shiftDatabaseClock(databaseUrl.href, shiftMs);
}

// The main port starts last: when it answers, both do.
const ports = secondPort === undefined ? [port] : [secondPort, port];
const servers: ChildProcess[] = [];
for (const PORT of ports) {
  // Only one process runs the worker: the links in its mails lead to the main port.
  const RUN_WORKER = String(PORT === port);
  // The second process has the service worker switched off.
  const STOREFRONT_WORKER = PORT === port ? 'on' : 'off';
  servers.push(await startServer({ ...env, PORT, RUN_WORKER, STOREFRONT_WORKER }));
}
console.log(`ready on ${port} as ${servers.at(-1)?.pid} with ${databaseUrl.href}`);

async function close(): Promise<void> {
  await Promise.all(servers.map(stopServer));
  await mailbox?.close();
  await asAdmin(`drop database ${name} with (force)`);
  if (keptAs !== undefined) await asAdmin(`drop database ${keptAs}`);
  await postgres.stop();
  process.exit(0);
}
process.once('SIGTERM', () => void close());
process.once('SIGINT', () => void close());
