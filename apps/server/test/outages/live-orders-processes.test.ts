import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopClock } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import { readOrderEvents } from '../processes/event-reader.ts';
import { orderBody } from '../requests/order-requests.ts';
import { createTestProduct } from '../shops/products.ts';
import { startServerProcess } from '../processes/server-process.ts';
import type { ServerProcess } from '../processes/server-process.ts';
import { logInAs } from '../shops/sessions.ts';
import type { LoggedIn } from '../shops/sessions.ts';
import { startTestApp } from '../shops/test-app.ts';
import type { TestApp } from '../shops/test-app.ts';

let shop: TestApp;
let here: ServerProcess;
let there: ServerProcess;
let staff: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  const env = { DATABASE_URL: shop.testDatabase.url, MEDIA_DIR: shop.config.mediaDir };
  [here, there] = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  staff = await logInAs(shop, 'admin');
});
afterAll(async () => {
  await Promise.all([here.kill('SIGKILL'), there.kill('SIGKILL')]);
  await shop.close();
});

async function call(method: string, path: string, who: LoggedIn, body?: object): Promise<Order> {
  const answer = await fetch(there.origin + path, {
    method,
    headers: { ...who.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect([200, 201], `${method} ${path}`).toContain(answer.status);
  return (await answer.json()) as Order;
}

test('a stream on one server gets the changes of another, without personal data', async () => {
  const reader = await readOrderEvents(here.origin, staff.headers);
  const buyer = await logInAs(shop, 'user');
  const product = await createTestProduct(shop.db, { stockKg: 50 });
  const place = () => call('POST', '/api/orders', buyer, orderBody(buyer, [{ product, kg: 1 }]));

  const [moved, cancelled, ofLeaver] = [await place(), await place(), await place()];
  const change = { orderId: moved._id, orderStatus: 'Shipped', paymentStatus: 'Paid' };
  await call('PUT', '/api/admin/order-and-payment/status', staff, change);
  await call('POST', `/api/orders/${cancelled._id}/cancel`, buyer);
  await call('DELETE', `/api/admin/orders/${moved._id}`, staff);
  await call('DELETE', `/api/users/${buyer.userId}`, staff);

  await expect.poll(reader.changes, { timeout: 60_000 }).toEqual([
    { orderId: moved._id, change: 'placed' },
    { orderId: cancelled._id, change: 'placed' },
    { orderId: ofLeaver._id, change: 'placed' },
    { orderId: moved._id, change: 'status changed' },
    { orderId: cancelled._id, change: 'cancelled' },
    { orderId: moved._id, change: 'deleted' },
    { orderId: ofLeaver._id, change: 'cancelled' },
  ]);
  expect(reader.text()).not.toMatch(/Jatyachi|@dalan|Person/);
  expect(reader.text()).not.toContain(buyer.phone);
  reader.close();
});

test('a stream on one server says that a run was planned on another', async () => {
  const reader = await readOrderEvents(here.origin, staff.headers);
  const { day } = shopClock(new Date());
  const run = await call('POST', '/api/admin/runs', staff, { day, riderId: staff.userId });
  await expect.poll(reader.text, { timeout: 60_000 }).toContain('event: runs\ndata: {}\n\n');
  const before = reader.text().length;
  await call('DELETE', `/api/admin/runs/${run._id}`, staff);
  await expect
    .poll(() => reader.text().slice(before), { timeout: 60_000 })
    .toContain('event: runs');
  expect(reader.changes()).toEqual([]);
  reader.close();
});

test('a closing server ends the stream cleanly and does not wait for its reader', async () => {
  const reader = await readOrderEvents(here.origin, staff.headers);
  const askedAt = performance.now();
  await here.kill('SIGTERM');
  expect(await reader.ended).toBe(true);
  // A server that waited would be killed after this.
  expect(performance.now() - askedAt).toBeLessThan(shop.config.closeTimeoutMs);
});
