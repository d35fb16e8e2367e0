import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order } from '@dalan/contract/orders/orders';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { orderBody } from '../../../../../test/requests/order-requests.ts';
import type { Line } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct, ledgerKgOf, stockKgOf } from '../../../../../test/shops/products.ts';
import { startServerProcess } from '../../../../../test/processes/server-process.ts';
import type { ServerProcess } from '../../../../../test/processes/server-process.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { rounds } from '../../../../../test/database/property-runs.ts';

const CLIENTS = 64;
const ROUNDS = rounds(20);

let shop: TestApp;
let servers: ServerProcess[];
let buyers: LoggedIn[];
beforeAll(async () => {
  shop = await startTestApp();
  const env = { DATABASE_URL: shop.config.databaseUrl, MEDIA_DIR: shop.config.mediaDir };
  servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  buyers = [];
  for (let client = 0; client < CLIENTS; client += 1) buyers.push(await logInAs(shop, 'user'));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  await shop.close();
});

/** Clients alternate between the servers. */
function orderFrom(client: number, lines: Line[]) {
  const buyer = buyers[client % buyers.length];
  const server = servers[client % servers.length];
  if (buyer === undefined || server === undefined) throw new Error('no such client');
  return fetch(`${server.origin}/api/orders`, {
    method: 'POST',
    headers: { ...buyer.headers, 'content-type': 'application/json' },
    body: JSON.stringify(orderBody(buyer, lines)),
  });
}

test('64 clients on two servers buy exactly the last ten kilograms, again and again', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const flour = await createTestProduct(shop.db, { stockKg: 10 });
    const answers = await Promise.all(
      Array.from({ length: CLIENTS }, (_, client) =>
        orderFrom(client, [{ product: flour, kg: 1 }]),
      ),
    );
    const refusals = answers.filter((answer) => answer.status === 409);
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(10);
    expect(refusals).toHaveLength(54);
    for (const refusal of refusals) {
      const body = (await refusal.json()) as ErrorAnswer;
      expect(body.code).toBe('OUT_OF_STOCK');
      expect(body.details?.items).toEqual([{ productId: flour.id, availableKg: 0 }]);
    }
    expect(await stockKgOf(shop.db, flour.id)).toBe(0);
    expect(await ledgerKgOf(shop.db, flour.id)).toBe(0);
  }
});

test('in halves and in two grinds they buy exactly the same ten kilograms', async () => {
  const grinds = [...readyGrinds.slice(0, 2)];
  for (let round = 0; round < ROUNDS; round += 1) {
    const flour = await createTestProduct(shop.db, { stockKg: 10, stepGrams: 500, grinds });
    const fine = { product: flour, grind: 'fine', kg: 0.5 };
    const medium = { product: flour, grind: 'medium', kg: 0.5 };
    const baskets = [[fine], [medium], [fine, medium]];
    const answers = await Promise.all(
      Array.from({ length: CLIENTS }, (_, client) =>
        orderFrom(client, baskets[client % baskets.length] ?? []),
      ),
    );
    const placed = answers.filter((answer) => answer.status === 201);
    const orders = await Promise.all(placed.map((answer) => answer.json() as Promise<Order>));
    const soldKg = orders
      .flatMap(({ items }) => items)
      .reduce((sum, { quantityKg }) => sum + quantityKg, 0);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(64 - placed.length);
    expect(soldKg).toBe(10);
    expect(await stockKgOf(shop.db, flour.id)).toBe(0);
    expect(await ledgerKgOf(shop.db, flour.id)).toBe(0);
  }
});

test('after a crash between commit and answer, the retry gets the order that was placed', async () => {
  const flour = await createTestProduct(shop.db, { stockKg: 10 });
  const dying = await startServerProcess(
    { DATABASE_URL: shop.config.databaseUrl, MEDIA_DIR: shop.config.mediaDir },
    [
      '--import',
      resolve(import.meta.dirname, '../../../../../test/processes/crash-after-commit.ts'),
    ],
  );
  const [buyer] = buyers;
  if (buyer === undefined) throw new Error('no buyer');
  const post = (origin: string) =>
    fetch(`${origin}/api/orders`, {
      method: 'POST',
      headers: {
        ...buyer.headers,
        'content-type': 'application/json',
        'idempotency-key': 'the-answer-was-lost',
      },
      body: JSON.stringify(orderBody(buyer, [{ product: flour, kg: 3 }])),
    });
  await expect(post(dying.origin)).rejects.toThrow();
  expect(await stockKgOf(shop.db, flour.id)).toBe(7);

  const retry = await post(servers[0]?.origin ?? '');
  expect(retry.status).toBe(201);
  expect(retry.headers.get('idempotent-replayed')).toBe('true');
  expect(await stockKgOf(shop.db, flour.id)).toBe(7);
});

test('orders with their lines in opposite order do not deadlock', async () => {
  const flours = await Promise.all(
    Array.from({ length: 4 }, () => createTestProduct(shop.db, { stockKg: 1000 })),
  );
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, client) => {
      const lines = flours.map((product) => ({ product, kg: 1 }));
      return orderFrom(client, client % 2 === 0 ? lines : lines.reverse());
    }),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
  for (const flour of flours) expect(await stockKgOf(shop.db, flour.id)).toBe(800);
});

test('deleting an account while it orders leaves no open order and no deadlock', async () => {
  const flour = await createTestProduct(shop.db, { stockKg: 1000 });
  for (let round = 0; round < rounds(10); round += 1) {
    const leaver = await logInAs(shop, 'user');
    const [server] = servers;
    if (server === undefined) throw new Error('no server');
    const order = () =>
      fetch(`${server.origin}/api/orders`, {
        method: 'POST',
        headers: { ...leaver.headers, 'content-type': 'application/json' },
        body: JSON.stringify(orderBody(leaver, [{ product: flour, kg: 1 }])),
      });
    const leave = fetch(`${server.origin}/api/users/${leaver.userId}`, {
      method: 'DELETE',
      headers: leaver.headers,
    });
    const answers = await Promise.all([...Array.from({ length: 8 }, order), leave]);
    for (const answer of answers) expect([200, 201, 401]).toContain(answer.status);
    const open = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('userId', '=', leaver.userId)
      .where('orderStatus', '!=', 'Cancelled')
      .execute();
    expect(open).toEqual([]);
  }
  expect(await stockKgOf(shop.db, flour.id)).toBe(1000);
  expect(await ledgerKgOf(shop.db, flour.id)).toBe(1000);
});
