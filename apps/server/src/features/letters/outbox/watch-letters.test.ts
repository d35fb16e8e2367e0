import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startDatabaseProxy } from '../../../../test/database/database-proxy.ts';
import { freePort } from '../../../../test/database/embedded-postgres.ts';
import { resetMails, placeTestOrder, startMailShop } from '../../../../test/shops/mail-shop.ts';
import type { MailShop } from '../../../../test/shops/mail-shop.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import { makeDue, openMaker, setUpRepeat } from '../../../../test/shops/repeats.ts';
import { startServerProcess } from '../../../../test/processes/server-process.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { stockRequest } from '../../../../test/requests/stock-requests.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createMetrics, serveMetrics } from '../../../platform/telemetry/metrics.ts';
import { watchLetters } from './index.ts';

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
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

async function servedMetrics(db: Db, cacheMs: number) {
  const metrics = createMetrics();
  // A busy machine must not time out.
  watchLetters(metrics, db, { cacheMs, timeoutMs: 60_000 });
  const server = serveMetrics(metrics.registry, '127.0.0.1', 0);
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    read: async () => {
      const text = await scrape(origin);
      return {
        text,
        waiting: figure(text, 'mails_waiting{kind="order"}'),
        oldestSeconds: figure(text, 'mails_oldest_age_seconds{kind="order"}'),
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
  await sql`
    update letters set created_at = now() - interval '11 minutes'
    from order_events event where event.id::text = subject_id and order_id = ${_id}
  `.execute(shop.db);
  const { waiting, oldestSeconds } = await metrics.read();
  expect(waiting).toBe(4);
  expect(oldestSeconds).toBeGreaterThanOrEqual(660);
  await resetMails(shop);
  expect(await metrics.read()).toMatchObject({ waiting: 0, oldestSeconds: 0 });
});

test.each([
  {
    kind: 'repeat',
    queue: async () => {
      const repeat = await setUpRepeat(shop, buyer, [{ product: shop.flour, kg: 1 }]);
      await makeDue(shop.db, repeat._id);
      const maker = openMaker(shop);
      await maker.makeAll();
      await maker.close();
    },
  },
  {
    kind: 'stock',
    queue: async () => {
      const { id } = await createTestProduct(shop.db, { stockKg: 6 });
      const waste = stockRequest(shop.staff, id, { do: 'waste', kg: 2, reason: 'Wet' });
      expect((await shop.app.inject(waste)).statusCode).toBe(200);
    },
  },
  {
    kind: 'account',
    queue: async () => {
      const payload = { email: buyer.email };
      const url = '/api/password/forgotten';
      const answer = await shop.app.inject({ method: 'POST', url, payload });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
    },
  },
])('a waiting $kind mail is reported by its kind, with its age', async ({ kind, queue }) => {
  using metrics = await servedMetrics(shop.db, 0);
  const read = async () => {
    const { text } = await metrics.read();
    const label = `{kind="${kind}"}`;
    const waiting = figure(text, `mails_waiting${label}`);
    return { waiting, oldestSeconds: figure(text, `mails_oldest_age_seconds${label}`) };
  };
  expect(await read()).toEqual({ waiting: 0, oldestSeconds: 0 });
  await queue();
  await sql`update letters set created_at = created_at - interval '11 minutes'`.execute(shop.db);
  const { waiting, oldestSeconds } = await read();
  expect(waiting).toBe(1);
  expect(oldestSeconds).toBeGreaterThanOrEqual(660);
  await resetMails(shop);
  expect(await read()).toEqual({ waiting: 0, oldestSeconds: 0 });
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
  const read = async (name: string) => figure(await scrape(`http://127.0.0.1:${port}`), name);
  expect(await read('process_resident_memory_bytes')).toBeGreaterThan(0);
  await expect.poll(() => read('mails_waiting{kind="order"}'), { timeout: 60_000 }).toBe(told);
  await server.kill('SIGKILL');
});
