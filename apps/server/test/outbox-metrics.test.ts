import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { watchOutbox } from '../src/features/order-mail/index.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import type { Db } from '../src/platform/db/database.ts';
import { freePort } from './embedded-postgres.ts';
import { createMetrics, serveMetrics } from '../src/platform/telemetry/metrics.ts';
import { startDatabaseProxy } from './database-proxy.ts';
import { resetMails, placeTestOrder, startMailShop } from './mail-shop.ts';
import type { MailShop } from './mail-shop.ts';
import { startServerProcess } from './server-process.ts';
import { logInAs } from './sessions.ts';
import type { LoggedIn } from './sessions.ts';

let shop: MailShop;
let buyer: LoggedIn;
beforeAll(async () => {
  shop = await startMailShop();
  buyer = await logInAs(shop, 'user');
});
beforeEach(() => resetMails(shop));
afterAll(() => shop.close());

function order() {
  return placeTestOrder(shop, buyer, [{ product: shop.flour, kg: 1 }]);
}

async function scrape(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/metrics`);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Undefined if the metric is missing. */
function figure(text: string, name: string): number | undefined {
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
  return value === undefined ? undefined : Number(value);
}

async function servedMetrics(db: Db, cacheMs: number) {
  const metrics = createMetrics();
  watchOutbox(metrics, db, { cacheMs });
  const server = serveMetrics(metrics.registry, '127.0.0.1', 0);
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    read: async () => {
      const text = await scrape(origin);
      return {
        text,
        waiting: figure(text, 'outbox_waiting_mails'),
        oldestSeconds: figure(text, 'outbox_oldest_mail_age_seconds'),
      };
    },
    [Symbol.dispose]: () => server.close(),
  };
}

test('reports the number of waiting mails and the age of the oldest', async () => {
  using metrics = await servedMetrics(shop.db, 0);
  expect(await metrics.read()).toMatchObject({ waiting: 0, oldestSeconds: 0 });
  const { _id } = await order();
  await order();
  await shop.db.transaction().execute(async (tx) => {
    // The history is append-only, so only a superuser can backdate it.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      update order_events set at = now() - interval '11 minutes' where order_id = ${_id}
    `.execute(tx);
  });
  const { waiting, oldestSeconds } = await metrics.read();
  expect(waiting).toBe(4);
  expect(oldestSeconds).toBeGreaterThanOrEqual(660);
  await resetMails(shop);
  expect(await metrics.read()).toMatchObject({ waiting: 0, oldestSeconds: 0 });
});

test('queries the database once for many scrapes', async () => {
  using metrics = await servedMetrics(shop.db, 3_600_000);
  const firsts = await Promise.all([metrics.read(), metrics.read()]);
  await order();
  const later = await metrics.read();
  expect([...firsts, later].map(({ waiting }) => waiting)).toEqual([0, 0, 0]);
});

test('during an outage only these metrics are missing, and they return afterwards', async () => {
  await order();
  const proxy = await startDatabaseProxy(shop.testDatabase.url);
  const database = openDatabase({ ...databaseLimits(), url: proxy.url });
  using metrics = await servedMetrics(database.db, 0);
  expect((await metrics.read()).waiting).toBe(2);

  await proxy.cut();
  const { text, waiting, oldestSeconds } = await metrics.read();
  expect([waiting, oldestSeconds]).toEqual([undefined, undefined]);
  expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);

  await proxy.restore();
  await expect.poll(async () => (await metrics.read()).waiting, { timeout: 60_000 }).toBe(2);
  await database.close();
  await proxy.cut();
});

function databaseLimits() {
  const { statementTimeoutMs, lockTimeoutMs, connectTimeoutMs } = shop.config;
  const limits = { statementTimeoutMs, lockTimeoutMs, connectTimeoutMs };
  return { ...limits, poolSize: 2, onConnectionLost: () => undefined };
}

test.each([
  { when: 'waiting mails if SMTP_URL is set', smtpUrl: 'smtp://127.0.0.1:1', told: 2 },
  { when: 'no mail metrics without SMTP_URL', smtpUrl: '', told: undefined },
])('a server reports $when', async ({ smtpUrl, told }) => {
  await order();
  const port = await freePort();
  const server = await startServerProcess({
    DATABASE_URL: shop.testDatabase.url,
    MEDIA_DIR: shop.config.mediaDir,
    METRICS_PORT: String(port),
    RUN_WORKER: 'false',
    ...(smtpUrl && { SMTP_URL: smtpUrl }),
  });
  const text = await scrape(`http://127.0.0.1:${port}`);
  await server.kill('SIGKILL');
  expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(figure(text, 'outbox_waiting_mails')).toBe(told);
});
