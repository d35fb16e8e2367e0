import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgresServer } from '../apps/server/test/postgres-server.ts';
import { prepareShop, repository, startServer, stopServer } from './shop-process.ts';

/** The whole shop on a database of its own, for browser tests and benches; it goes when stopped. */
const port = process.env['PORT'] ?? '4173';
/** Where it is given, a second process serves the same shop there. */
const secondPort = process.env['SECOND_PORT'];
const postgres = await findPostgresServer();
const name = `dalan_e2e_${randomBytes(6).toString('hex')}`;
const databaseUrl = new URL(postgres.adminUrl);
databaseUrl.pathname = `/${name}`;

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.adminUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

await asAdmin(`create database ${name}`);
const env = {
  DATABASE_URL: databaseUrl.href,
  // Kept: drawn pictures are named by their content, so the next run need not encode them again.
  MEDIA_DIR: join(repository, '.data/e2e-media'),
  PORT: port,
  // All journeys register and write from one address.
  LIMIT_REGISTRATIONS_PER_ADDRESS: '1000/3600',
  LIMIT_CONTACT_MESSAGES_PER_ADDRESS: '1000/3600',
  // In all of them staff is one and the same person.
  LIMIT_LOG_INS_PER_ACCOUNT: '1000/900',
  // Benches order with few accounts. Short times, so that what is counted stays as little as in a shop.
  LIMIT_ORDERS_PER_ACCOUNT: '1000000/1',
  LIMIT_OPEN_ORDERS_PER_ACCOUNT: '1000000',
  LIMIT_KG_PER_ACCOUNT: '1000000/1',
  SHOP_WALLETS: 'Mobile Wallet One, Mobile Wallet Two',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
};
await prepareShop(env);
// The second one first: once the first answers, both do.
const ports = secondPort === undefined ? [port] : [secondPort, port];
const servers: ChildProcess[] = [];
for (const PORT of ports) servers.push(await startServer({ ...env, PORT }));
console.log(`ready on ${port} with ${databaseUrl.href}`);

async function close(): Promise<void> {
  await Promise.all(servers.map(stopServer));
  await asAdmin(`drop database ${name} with (force)`);
  await postgres.stop();
  process.exit(0);
}
process.once('SIGTERM', () => void close());
process.once('SIGINT', () => void close());
