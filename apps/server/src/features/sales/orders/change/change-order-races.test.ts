import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order } from '@dalan/contract/orders/orders';
import { orderBody } from '../../../../../test/requests/order-requests.ts';
import { contentsBody } from '../../../../../test/requests/phone-order-requests.ts';
import { createTestProduct, stockKgOf } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { startServerProcess } from '../../../../../test/processes/server-process.ts';
import type { ServerProcess } from '../../../../../test/processes/server-process.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';
import { rounds } from '../../../../../test/database/property-runs.ts';

let shop: TestApp;
let servers: ServerProcess[];
let staff: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  const env = { DATABASE_URL: shop.config.databaseUrl, MEDIA_DIR: shop.config.mediaDir };
  servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  staff = await logInAs(shop, 'admin');
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  await shop.close();
});

/** Calls alternate between the servers. */
let calls = 0;
async function call(who: LoggedIn, method: string, path: string, body?: object) {
  calls += 1;
  const answer = await fetch(`${servers[calls % 2]!.origin}${path}`, {
    method,
    headers: { ...who.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Order & ErrorAnswer };
}

async function placed(product: TestProduct, kg: number) {
  const buyer = await logInAs(shop, 'user');
  const { status, body } = await call(
    buyer,
    'POST',
    '/api/orders',
    orderBody(buyer, [{ product, kg }]),
  );
  expect(status).toBe(201);
  return { buyer, order: body };
}

const change = (order: Order, product: TestProduct, kg: number) =>
  call(
    staff,
    'PUT',
    `/api/admin/orders/${order._id}/contents`,
    contentsBody(order, { lines: [{ product, kg }] }),
  );

const ROUNDS = rounds(10);

test('a change against milling done: one comes first, and a milled order is never changed', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const flour = await createTestProduct(shop.db, { stockKg: 20 });
    const { order } = await placed(flour, 3);
    const [tried] = await Promise.all([
      change(order, flour, 5),
      call(staff, 'PUT', '/api/admin/order-and-payment/status', {
        orderId: order._id,
        orderStatus: 'Processing',
        paymentStatus: 'Pending',
      }),
    ]);
    const isChanged = tried.status === 200;
    if (!isChanged) expect(tried.body.code).toBe('ORDER_NOT_CHANGEABLE');
    expect(await stockKgOf(shop.db, flour.id)).toBe(isChanged ? 15 : 17);
    const after = await call(staff, 'GET', `/api/admin/orders/${order._id}`);
    expect(after.body.orderStatus).toBe('Processing');
    expect(after.body.items[0]?.quantityKg).toBe(isChanged ? 5 : 3);
  }
});

test("a change against the customer's cancellation: all stock comes back", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const flour = await createTestProduct(shop.db, { stockKg: 20 });
    const { buyer, order } = await placed(flour, 3);
    const [tried, cancelled] = await Promise.all([
      change(order, flour, 5),
      call(buyer, 'POST', `/api/orders/${order._id}/cancel`),
    ]);
    expect(cancelled.status).toBe(200);
    if (tried.status !== 200) expect(tried.body.code).toBe('ORDER_NOT_CHANGEABLE');
    expect(await stockKgOf(shop.db, flour.id)).toBe(20);
  }
});

test('two changes at once: the second is told what the first did', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const flour = await createTestProduct(shop.db, { stockKg: 20 });
    const { order } = await placed(flour, 3);
    const tried = await Promise.all([change(order, flour, 5), change(order, flour, 7)]);
    expect(tried.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = tried.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('ORDER_CHANGED');
    const kg = tried.find(({ status }) => status === 200)?.body.items[0]?.quantityKg ?? 0;
    expect(await stockKgOf(shop.db, flour.id)).toBe(20 - kg);
  }
});

test('changes and orders for the last kilograms: none is sold twice', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const flour = await createTestProduct(shop.db, { stockKg: 10 });
    const { order } = await placed(flour, 2);
    const buyers = await Promise.all([logInAs(shop, 'user'), logInAs(shop, 'user')]);
    const tried = await Promise.all([
      change(order, flour, 7),
      ...buyers.map((buyer) =>
        call(buyer, 'POST', '/api/orders', orderBody(buyer, [{ product: flour, kg: 5 }])),
      ),
    ]);
    const done = tried.filter(({ status }) => status < 300);
    expect(done).toHaveLength(1);
    for (const { body } of tried.filter(({ status }) => status >= 300)) {
      expect(body).toMatchObject({
        code: 'OUT_OF_STOCK',
        details: { items: [{ availableKg: 3 }] },
      });
    }
    expect(await stockKgOf(shop.db, flour.id)).toBe(3);
  }
});
