import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import { orderBody } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct, ledgerKgOf, stockKgOf } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { startServerProcess } from '../../../../../test/processes/server-process.ts';
import type { ServerProcess } from '../../../../../test/processes/server-process.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';
import { rounds } from '../../../../../test/database/property-runs.ts';

const ROUNDS = rounds(15);
const STOCK_KG = 10_000;

let shop: TestApp;
let servers: ServerProcess[];
let flours: TestProduct[];
beforeAll(async () => {
  shop = await startTestApp();
  const env = { DATABASE_URL: shop.config.databaseUrl, MEDIA_DIR: shop.config.mediaDir };
  servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  flours = await Promise.all(
    Array.from({ length: 3 }, () => createTestProduct(shop.db, { stockKg: STOCK_KG })),
  );
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  await shop.close();
});

let calls = 0;

/** Alternates between the two servers. */
function call(route: string, by: LoggedIn, body?: object): Promise<Response> {
  const [method = '', path = ''] = route.split(' ');
  const server = servers[(calls += 1) % servers.length]!;
  return fetch(server.origin + path, {
    method,
    headers: { ...by.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

function place(by: LoggedIn) {
  const turned = calls % 2 === 0 ? flours : flours.toReversed();
  const lines = turned.map((product) => ({ product, kg: 1 }));
  return call('POST /api/orders', by, orderBody(by, lines));
}

function move(orderId: string, orderStatus: OrderStatus, by: LoggedIn) {
  const change = { orderId, orderStatus, paymentStatus: 'Pending' };
  return call('PUT /api/admin/order-and-payment/status', by, change);
}

test('deleting an account during its orders, cancellations and status changes: no deadlock, no personal data left', async () => {
  const staff = await logInAs(shop, 'admin');
  for (let round = 0; round < ROUNDS; round += 1) {
    const leaver = await logInAs(shop, 'user');
    const orders: string[] = [];
    for (let number = 0; number < 6; number += 1) {
      orders.push(((await (await place(leaver)).json()) as Order)._id);
    }
    const [a, b, c, d, e, f] = orders as [string, string, string, string, string, string];
    await move(e, 'Shipped', staff);
    await move(f, 'Shipped', staff);
    const answers = await Promise.all([
      ...[a, b, c].map((id) => call(`POST /api/orders/${id}/cancel`, leaver)),
      move(d, 'Cancelled', staff),
      move(e, 'Delivered', staff),
      call(`DELETE /api/users/${leaver.userId}`, leaver),
      move(f, 'Returned', staff),
      call(`DELETE /api/admin/orders/${c}`, staff),
      ...Array.from({ length: 4 }, () => place(leaver)),
      ...[a, b, c].map((id) => call(`POST /api/orders/${id}/cancel`, leaver)),
    ]);
    for (const answer of answers)
      expect([200, 201, 401, 404], await answer.text()).toContain(answer.status);
    const left = await shop.db
      .selectFrom('orders')
      .select(['orderStatus', 'deliveryAddress', 'contactNumber', 'deletedAt'])
      .where('userId', '=', leaver.userId)
      .execute();
    for (const { orderStatus, deletedAt, ...personal } of left) {
      if (deletedAt === null) expect(['Cancelled', 'Delivered', 'Returned']).toContain(orderStatus);
      expect(personal).toEqual({ deliveryAddress: '', contactNumber: '' });
    }
  }
  expect(await checkInvariants(shop.db)).toEqual([]);
  for (const flour of flours) {
    expect(await ledgerKgOf(shop.db, flour.id)).toBe(await stockKgOf(shop.db, flour.id));
  }
});

test('deleting an admin while they change orders and products and log out: no deadlock', async () => {
  const staff = await logInAs(shop, 'admin');
  const buyer = await logInAs(shop, 'user');
  for (let round = 0; round < ROUNDS; round += 1) {
    const leaver = await logInAs(shop, 'admin');
    const order = (await (await place(buyer)).json()) as Order;
    const answers = await Promise.all([
      move(order._id, 'Confirmed', leaver),
      ...flours.map(({ id }) => call('PUT /api/products', leaver, { _id: id, sale: true })),
      call(`DELETE /api/users/${leaver.userId}`, staff),
      ...flours.map(({ id }) => call('PUT /api/products', leaver, { _id: id, sale: false })),
      move(order._id, 'Shipped', leaver),
      call('POST /api/logout', leaver),
    ]);
    for (const answer of answers)
      expect([200, 201, 401], await answer.text()).toContain(answer.status);
  }
  expect(await checkInvariants(shop.db)).toEqual([]);
});
