import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order } from '@dalan/contract/orders/orders';
import { saleBody } from '../../../../../test/requests/counter-requests.ts';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { startServerProcess } from '../../../../../test/processes/server-process.ts';
import type { ServerProcess } from '../../../../../test/processes/server-process.ts';
import { createTestProduct, stockKgOf } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: TestApp;
let servers: ServerProcess[];
let tills: LoggedIn[];

beforeAll(async () => {
  shop = await startTestApp({ LIMIT_ORDERS_PER_ACCOUNT: '1000/3600' });
  const env = { DATABASE_URL: shop.config.databaseUrl, MEDIA_DIR: shop.config.mediaDir };
  servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  tills = [await logInAs(shop, 'admin'), await logInAs(shop, 'admin')];
});

afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  await shop.close();
});

/** Calls alternate between the servers. */
async function sell(nth: number, who: LoggedIn, body: object, key: string) {
  const answer = await fetch(`${servers[nth % 2]!.origin}/api/admin/counter/sales`, {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Order & ErrorAnswer };
}

const times = (count: number) => Array.from({ length: count }, (_, nth) => nth);

test('of two tills with the last 500 g, exactly one sells', async () => {
  for (const round of times(10)) {
    const flour = await createTestProduct(shop.db, { stockKg: 0.5 });
    const body = saleBody([{ product: flour, grams: 500 }]);
    const answers = await Promise.all(
      tills.map((who, nth) => sell(nth, who, body, `last-${round}-${nth}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'OUT_OF_STOCK',
      details: { items: [{ productId: flour.id, availableKg: 0 }] },
    });
    expect(await stockKgOf(shop.db, flour.id)).toBe(0);
  }
});

test('16 sales with one key are one sale, one bill and one payment', async () => {
  for (const round of times(5)) {
    const flour = await createTestProduct(shop.db, { stockKg: 10 });
    const body = saleBody([{ product: flour, grams: 360 }]);
    const answers = await Promise.all(
      times(16).map((nth) => sell(nth, tills[0]!, body, `one-${round}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(times(16).map(() => 201));
    expect(new Set(answers.map((answer) => answer.body._id)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.body.billNumber)).size).toBe(1);
    expect(await stockKgOf(shop.db, flour.id)).toBe(9.64);
  }
});

test('the counter and the shop sell the same stock, never below zero', async () => {
  for (const round of times(5)) {
    const flour = await createTestProduct(shop.db, { stockKg: 3 });
    const buyer = await logInAs(shop, 'user');
    const orders = times(3).map(() =>
      shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 1 }])),
    );
    const sales = times(4).map((nth) =>
      sell(nth, tills[nth % 2]!, saleBody([{ product: flour, grams: 700 }]), `mix-${round}-${nth}`),
    );
    const [placed, sold] = await Promise.all([Promise.all(orders), Promise.all(sales)]);
    const kg =
      placed.filter(({ statusCode }) => statusCode === 201).length +
      sold.filter(({ status }) => status === 201).length * 0.7;
    expect(await stockKgOf(shop.db, flour.id)).toBeCloseTo(3 - kg, 3);
    expect(kg).toBeLessThanOrEqual(3);
  }
});
