import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order } from '@dalan/contract/orders/orders';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import type { Line } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct, ledgerKgOf, stockKgOf } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

const [fine, medium, coarse] = readyGrinds;
const grinds = readyGrinds.slice(0, 2);

let shop: TestApp;
let buyer: LoggedIn;
let owner: LoggedIn;
let jowar: TestProduct;
let besan: TestProduct;
beforeAll(async () => {
  shop = await startTestApp();
  buyer = await logInAs(shop, 'user');
  owner = await logInAs(shop, 'admin');
  jowar = await createTestProduct(shop.db, { stockKg: 50, stepGrams: 500, grinds, pricePerKg: 77 });
  besan = await createTestProduct(shop.db, { stockKg: 50 });
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

const place = (lines: Line[], key?: string) => shop.app.inject(orderRequest(buyer, lines, key));

async function refusalOf(lines: Line[]): Promise<ErrorAnswer> {
  const answer = await place(lines);
  expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
  return answer.json<ErrorAnswer>();
}

test('one flour in two grinds is two lines of one stock', async () => {
  const before = await stockKgOf(shop.db, jowar.id);
  const answer = await place([
    { product: jowar, grind: 'fine', kg: 1.5 },
    { product: besan, kg: 2 },
    { product: jowar, grind: 'medium', kg: 0.5 },
  ]);
  const order = answer.json<Order>();
  expect(
    order.items.map(({ grind, quantityKg, totalPrice }) => [grind, quantityKg, totalPrice]),
  ).toEqual([
    [fine, 1.5, 115.5],
    [undefined, 2, 156],
    [medium, 0.5, 38.5],
  ]);
  expect(order.totalAmount).toBe(310);
  expect(await stockKgOf(shop.db, jowar.id)).toBe(before - 2);

  const cancelled = await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: owner.headers,
    payload: { orderId: order._id, orderStatus: 'Cancelled', paymentStatus: 'Pending' },
  });
  expect(cancelled.statusCode).toBe(200);
  expect(await stockKgOf(shop.db, jowar.id)).toBe(before);
  expect(await ledgerKgOf(shop.db, jowar.id)).toBe(before);

  const again = await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: owner.headers,
    payload: { orderId: order._id, orderStatus: 'Confirmed', paymentStatus: 'Pending' },
  });
  expect(again.statusCode).toBe(200);
  expect(await stockKgOf(shop.db, jowar.id)).toBe(before - 2);
});

test('the stock is compared with all lines of a flour', async () => {
  const scarce = await createTestProduct(shop.db, { stockKg: 2, grinds });
  const refusal = await refusalOf([
    { product: scarce, grind: 'fine', kg: 2 },
    { product: scarce, grind: 'medium', kg: 1 },
  ]);
  expect(refusal.code).toBe('OUT_OF_STOCK');
  expect(refusal.details?.items).toEqual([
    { productId: scarce.id, grind: 'fine', availableKg: 2 },
    { productId: scarce.id, grind: 'medium', availableKg: 2 },
  ]);
  expect(await stockKgOf(shop.db, scarce.id)).toBe(2);
});

test('a missing, unknown or removed grind is refused with the ones to choose from', async () => {
  for (const grind of [undefined, 'coarse', 'no-such-grind']) {
    const line = { product: jowar, kg: 1, ...(grind !== undefined && { grind }) };
    const refusal = await refusalOf([line]);
    expect(refusal.code).toBe('GRIND_NOT_SOLD');
    const named = { productId: jowar.id, ...(grind !== undefined && { grind }) };
    expect(refusal.details?.items).toEqual([{ ...named, grinds }]);
  }
  expect((await refusalOf([{ product: besan, kg: 1, grind: 'fine' }])).code).toBe('GRIND_NOT_SOLD');
});

test('a weight is a multiple of the step of its flour', async () => {
  const quarter = await createTestProduct(shop.db, { stockKg: 5, stepGrams: 250 });
  expect((await place([{ product: quarter, kg: 0.25 }])).statusCode).toBe(201);
  const odd = await refusalOf([
    { product: besan, kg: 1 },
    { product: jowar, grind: 'fine', kg: 0.75 },
  ]);
  expect(odd.code).toBe('INVALID_INPUT');
  expect(odd.fields).toEqual({
    'items.1.quantityKg': 'Quantity must be a multiple of 500 g, up to 100 kg',
  });
  for (const kg of [0.1, 1.0005, 100.25]) {
    expect((await refusalOf([{ product: quarter, kg }])).code).toBe('INVALID_INPUT');
  }
});

test('the same flour and grind twice is refused', async () => {
  const line = { product: jowar, grind: 'fine', kg: 1 };
  expect((await refusalOf([line, line])).code).toBe('INVALID_INPUT');
});

test('one key is one order, and another grind under it is another order', async () => {
  const first = await place([{ product: jowar, grind: 'fine', kg: 1 }], 'grind-key');
  const replay = await place([{ product: jowar, grind: 'fine', kg: 1 }], 'grind-key');
  const other = await place([{ product: jowar, grind: 'medium', kg: 1 }], 'grind-key');
  expect(replay.json<Order>()._id).toBe(first.json<Order>()._id);
  expect(replay.headers['idempotent-replayed']).toBe('true');
  expect(other.json<ErrorAnswer>().code).toBe('KEY_REUSED');
});

test('an order keeps the names of a grind that was removed since', async () => {
  const flour = await createTestProduct(shop.db, { stockKg: 5, grinds: readyGrinds.slice(0, 3) });
  const order = (await place([{ product: flour, grind: 'coarse', kg: 1 }])).json<Order>();
  const changed = await shop.app.inject({
    method: 'PUT',
    url: '/api/products',
    headers: owner.headers,
    payload: { _id: flour.id, grinds: [{ name: 'Fine', nameMr: 'बारीक', nameHi: 'बारीक' }] },
  });
  expect(changed.statusCode, changed.body).toBe(200);
  expect((await refusalOf([{ product: flour, grind: 'coarse', kg: 1 }])).code).toBe(
    'GRIND_NOT_SOLD',
  );
  const found = await shop.app.inject({
    url: `/api/admin/orders?q=${order._id}`,
    headers: owner.headers,
  });
  expect(found.json<Order[]>()[0]?.items[0]?.grind).toEqual(coarse);
});
