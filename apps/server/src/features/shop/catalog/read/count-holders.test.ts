import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import type { FlourHolders } from '@dalan/contract/catalog/grinds';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import type { Line } from '../../../../../test/requests/order-requests.ts';
import { saveDelivery } from '../../../../../test/shops/delivery-rule.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import { decideRequest, setUpRepeat } from '../../../../../test/shops/repeats.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

const grinds = readyGrinds.slice(0, 3);

let shop: TestApp;
let owner: LoggedIn;
let buyer: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  owner = await logInAs(shop, 'admin');
  buyer = await logInAs(shop, 'user');
  await saveDelivery(shop, { isOn: false, cutOff: '23:59' });
});
afterAll(() => shop.close());

const flour = () => createTestProduct(shop.db, { stockKg: 100, stepGrams: 250, grinds });

async function holdersOf(id: string): Promise<FlourHolders> {
  const url = `/api/admin/products/${id}/holders`;
  const answer = await shop.app.inject({ url, headers: owner.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<FlourHolders>();
}

async function place(lines: Line[]): Promise<string> {
  const answer = await shop.app.inject(orderRequest(buyer, lines));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Order>()._id;
}

async function setStatus(orderId: string, orderStatus: OrderStatus): Promise<void> {
  const answer = await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: owner.headers,
    payload: { orderId, orderStatus, paymentStatus: 'Pending' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

test('a flour that nobody ordered has no holders', async () => {
  const { id } = await flour();
  expect(await holdersOf(id)).toEqual({ grinds: [], steps: [] });
});

test('open orders and running repeats are counted by grind', async () => {
  const [jowar, besan] = [await flour(), await flour()];
  await place([
    { product: jowar, grind: 'fine', kg: 1 },
    { product: jowar, grind: 'coarse', kg: 2 },
    { product: besan, grind: 'medium', kg: 1 },
  ]);
  await place([{ product: jowar, grind: 'fine', kg: 3 }]);
  await setUpRepeat(shop, buyer, [{ product: jowar, grind: 'fine', kg: 1 }]);
  expect((await holdersOf(jowar.id)).grinds).toEqual([
    { key: 'coarse', orders: 1, repeats: 0 },
    { key: 'fine', orders: 3, repeats: 1 },
  ]);
  expect((await holdersOf(besan.id)).grinds).toEqual([{ key: 'medium', orders: 1, repeats: 0 }]);
});

test('an order that is over and a repeat that was stopped hold nothing', async () => {
  const product = await flour();
  const line = { product, grind: 'fine', kg: 0.5 };
  for (const status of ['Delivered', 'Cancelled', 'Returned'] as const) {
    await setStatus(await place([line]), status);
  }
  const repeat = await setUpRepeat(shop, buyer, [line]);
  expect((await holdersOf(product.id)).grinds).toEqual([{ key: 'fine', orders: 1, repeats: 1 }]);
  await shop.app.inject(decideRequest(buyer, repeat._id, { do: 'stop' }));
  const [open] = await shop.db.selectFrom('orders').select('id').orderBy('id', 'desc').execute();
  await setStatus(open!.id, 'Shipped');
  expect((await holdersOf(product.id)).grinds, 'a rider has it').toEqual([
    { key: 'fine', orders: 1, repeats: 0 },
  ]);
  await setStatus(open!.id, 'Delivered');
  expect(await holdersOf(product.id)).toEqual({ grinds: [], steps: [] });
});

test('a step counts each order once that holds a weight between its multiples', async () => {
  const product = await flour();
  await place([
    { product, grind: 'fine', kg: 0.25 },
    { product, grind: 'medium', kg: 0.75 },
    { product, grind: 'coarse', kg: 1 },
  ]);
  await setUpRepeat(shop, buyer, [{ product, grind: 'fine', kg: 2.5 }]);
  expect((await holdersOf(product.id)).steps).toEqual([
    { stepGrams: 500, orders: 1, repeats: 0 },
    { stepGrams: 1000, orders: 2, repeats: 1 },
  ]);
});
