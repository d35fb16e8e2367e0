import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Order } from '@dalan/contract/orders/orders';
import { readOrderEvents } from '../../../../test/processes/event-reader.ts';
import type { EventReader } from '../../../../test/processes/event-reader.ts';
import { orderRequest } from '../../../../test/requests/order-requests.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../test/shops/products.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { asAdmin } from '../../../../test/database/test-database.ts';
import { readConfig } from '../../../config.ts';

/** Long enough for a busy machine. The first test checks the designed delay. */
const soon = { timeout: 60_000 };
const { liveOrders, requests } = readConfig({});
const streams = { ...liveOrders.streams, perUser: 2, perProcess: 3, heartbeatMs: 100 };
/** The stream stays silent for longer than the server's connection timeout. */
const settings = {
  liveOrders: { ...liveOrders, streams },
  requests: { ...requests, timeoutMs: 1_000 },
};

let shop: TestApp;
let origin: string;
let staff: LoggedIn;
let buyer: LoggedIn;
let flour: TestProduct;
const readers: EventReader[] = [];
beforeAll(async () => {
  shop = await startTestApp({}, {}, settings);
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  staff = await logInAs(shop, 'admin');
  buyer = await logInAs(shop, 'user');
  flour = await createTestProduct(shop.db, { stockKg: 1_000 });
});
afterEach(async () => {
  for (const reader of readers.splice(0)) {
    reader.close();
    await reader.ended;
  }
});
afterAll(() => shop.close());

async function watch(who = staff): Promise<EventReader> {
  const reader = await readOrderEvents(origin, who.headers);
  readers.push(reader);
  return reader;
}

async function place(): Promise<string> {
  const answer = await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 1 }]));
  expect(answer.statusCode).toBe(201);
  return answer.json<Order>()._id;
}

test('polls at least once a second', () => {
  expect(liveOrders.pollMs).toBeLessThanOrEqual(1_000);
});

test('the stream is not cached, compressed or buffered by proxies', async () => {
  const { status, headers, text } = await watch();
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(headers).not.toHaveProperty('content-encoding');
  await expect.poll(text, soon).toMatch(/^retry: \d{4}\n\n/);
});

test('a new reader is told if something changed a moment ago, and only then', async () => {
  const early = await watch();
  await expect.poll(early.text, soon).toMatch(/^retry: \d{4}\n\n(?::\n\n){3}/);
  await place();
  const { text } = await watch();
  await expect.poll(text, soon).toMatch(/^retry: \d{4}\n\nevent: recent\ndata: \{\}\n\n/);
  expect(early.text()).not.toContain('event: recent');
});

test('the stream survives silence, with regular keep-alives', async () => {
  const reader = await watch();
  await expect.poll(reader.text, soon).toMatch(/\n\n(?::\n\n){3}/);
  const orderId = await place();
  await expect.poll(reader.changes, soon).toEqual([{ orderId, change: 'placed' }]);
});

test('earlier events are not sent', async () => {
  await place();
  const reader = await watch();
  const orderId = await place();
  await expect.poll(reader.changes, soon).toEqual([{ orderId, change: 'placed' }]);
});

test('an event with a lower id that commits later is sent too', async () => {
  const orderId = await place();
  const reader = await watch();
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<undefined>();
  const { promise: isWritten, resolve: written } = Promise.withResolvers<undefined>();
  const slow = shop.db.transaction().execute(async (tx) => {
    await sql`insert into order_events (order_id, kind, order_status, payment_status)
      values (${orderId}, 'cancelled', 'Cancelled', 'Pending')`.execute(tx);
    written(undefined);
    await mayCommit;
  });
  await isWritten;
  const later = { orderId: await place(), change: 'placed' };
  await expect.poll(reader.changes, soon).toEqual([later]);
  commit(undefined);
  await slow;
  const late = { orderId, change: 'cancelled' };
  await expect.poll(reader.changes, soon).toEqual([later, late]);
});

test('a busy second is one bounded event, marked as incomplete', async () => {
  const orderId = await place();
  const reader = await watch();
  await sql`insert into order_events (order_id, kind, order_status, payment_status)
    select ${orderId}::uuid, 'status changed', 'Confirmed', 'Pending' from generate_series(1, 1500)
  `.execute(shop.db);
  await expect.poll(reader.text, soon).toContain('"isMore":true');
  expect(reader.changes().length).toBeLessThanOrEqual(100);
});

test('the stream continues after PostgreSQL closed every connection', async () => {
  const reader = await watch();
  const { name } = shop.testDatabase;
  await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  const isReady = async () => (await shop.app.inject('/readyz')).statusCode;
  await expect.poll(isReady, soon).toBe(200);
  const orderId = await place();
  await expect.poll(reader.changes, soon).toEqual([{ orderId, change: 'placed' }]);
});

test('the stream ends with the session, by logout or role change', async () => {
  const [leaving, demoted] = [await logInAs(shop, 'admin'), await logInAs(shop, 'admin')];
  const endingReaders = [await watch(leaving), await watch(demoted)];
  const other = await watch();
  await shop.app.inject({ method: 'POST', url: '/api/logout', headers: leaving.headers });
  await shop.db
    .updateTable('users')
    .set({ role: 'user', duty: null })
    .where('id', '=', demoted.userId)
    .execute();
  expect(await Promise.all(endingReaders.map((one) => one.ended))).toEqual([true, true]);
  const orderId = await place();
  await expect.poll(other.changes, soon).toEqual([{ orderId, change: 'placed' }]);
});

test('streams are limited per user and process, and closing one frees its slot', async () => {
  const first = await watch();
  await watch();
  const tooMany = await watch();
  expect(tooMany.status).toBe(429);
  expect(tooMany.headers['retry-after']).toBe('30');

  await watch(await logInAs(shop, 'admin'));
  const another = await logInAs(shop, 'admin');
  expect((await watch(another)).status).toBe(503);

  first.close();
  await expect.poll(async () => (await watch(another)).status, soon).toBe(200);
});

/** How many connections ask for the history within two polls: they wait here for its lock. */
async function countAsking(): Promise<number | undefined> {
  return shop.db.transaction().execute(async (tx) => {
    await sql`lock table order_events in access exclusive mode`.execute(tx);
    await delay(2 * liveOrders.pollMs);
    const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
    return rows[0]?.count;
  });
}

test('does not poll the database without readers', async () => {
  const reader = await watch();
  expect(await countAsking()).toBe(1);
  reader.close();
  // The server may ask once more before it sees that the reader has left.
  await expect.poll(countAsking, soon).toBe(0);
});
