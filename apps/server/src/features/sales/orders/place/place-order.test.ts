import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order } from '@dalan/contract/orders/orders';
import { orderBody, orderRequest } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct, ledgerKgOf, stockKgOf } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

let shop: TestApp;
let buyer: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  buyer = await logInAs(shop, 'user', { name: 'Asha Kulkarni' });
});
afterAll(() => shop.close());

async function countOrders(): Promise<number> {
  const orders = await shop.db.selectFrom('orders').select('id').execute();
  return orders.length;
}

test('sells two flours in one order and reduces their stock', async () => {
  const jowar = await createTestProduct(shop.db, { stockKg: 20, pricePerKg: 78 });
  const besan = await createTestProduct(shop.db, { stockKg: 5, pricePerKg: 138.5 });
  const response = await shop.app.inject(
    orderRequest(buyer, [
      { product: besan, kg: 2 },
      { product: jowar, kg: 3 },
    ]),
  );
  expect(response.statusCode).toBe(201);
  const order = response.json<Order>();
  expect(order).toMatchObject({
    userId: { _id: buyer.userId, name: 'Asha Kulkarni', email: buyer.email },
    items: [
      {
        productId: { _id: besan.id, name: besan.name },
        quantityKg: 2,
        pricePerKg: 138.5,
        totalPrice: 277,
      },
      {
        productId: { _id: jowar.id, name: jowar.name },
        quantityKg: 3,
        pricePerKg: 78,
        totalPrice: 234,
      },
    ],
    totalAmount: 511,
    orderStatus: 'Placed',
    paymentStatus: 'Pending',
    paymentMethod: 'Cash on Delivery',
    version: 1,
  });
  expect(order.history).toMatchObject([{ kind: 'placed', by: 'Asha Kulkarni' }]);
  expect(await stockKgOf(shop.db, jowar.id)).toBe(17);
  expect(await ledgerKgOf(shop.db, jowar.id)).toBe(17);
  expect(await stockKgOf(shop.db, besan.id)).toBe(3);

  const mine = await shop.app.inject({ url: '/api/my-orders', headers: buyer.headers });
  expect(mine.json<Order[]>()[0]).toEqual(order);
});

describe('refuses', () => {
  test('more than the stock, with the amount that can be ordered, and sells nothing', async () => {
    const plenty = await createTestProduct(shop.db, { stockKg: 50 });
    const scarce = await createTestProduct(shop.db, { stockKg: 3.64 });
    const before = await countOrders();
    const response = await shop.app.inject(
      orderRequest(buyer, [
        { product: plenty, kg: 5 },
        { product: scarce, kg: 4 },
      ]),
    );
    expect(response.statusCode).toBe(409);
    expect(response.json<ErrorAnswer>()).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: `Only 3 kg of ${scarce.name} left`,
      details: { items: [{ productId: scarce.id, availableKg: 3 }] },
    });
    expect(await stockKgOf(shop.db, plenty.id)).toBe(50);
    expect(await countOrders()).toBe(before);
  });

  test.each([0.01, 77.99, 78.01])(
    'a price of %d that the shop did not show',
    async (pricePerKg) => {
      const flour = await createTestProduct(shop.db, { stockKg: 9 });
      const response = await shop.app.inject(
        orderRequest(buyer, [{ product: flour, kg: 1, pricePerKg }]),
      );
      expect(response.statusCode).toBe(409);
      expect(response.json<ErrorAnswer>()).toMatchObject({
        code: 'PRICE_CHANGED',
        details: { items: [{ productId: flour.id, pricePerKg: 78 }] },
      });
      expect(await stockKgOf(shop.db, flour.id)).toBe(9);
    },
  );

  test.each([0, -1, '65', null, Number.NaN, 1e9])('the price %s outright', async (pricePerKg) => {
    const flour = await createTestProduct(shop.db, { stockKg: 9 });
    const request = orderRequest(buyer, [
      { product: flour, kg: 1, pricePerKg: pricePerKg as number },
    ]);
    expect((await shop.app.inject(request)).statusCode).toBe(400);
  });

  test.each([
    -5,
    0,
    0.5,
    1.5,
    100.5,
    101,
    1e9,
    -0.1,
    1e-9,
    99.999,
    2 ** 31,
    2 ** 53,
    -1e9,
    true,
    false,
    [7],
    [],
    {},
    '3',
    '',
    'NaN',
    null,
    undefined,
    '1e1',
    '0x5',
    ' 5',
    '5kg',
    [1, 2],
    { kg: 1 },
    1e308,
  ])('a quantity of %j', async (kg) => {
    const flour = await createTestProduct(shop.db, { stockKg: 200 });
    const request = orderRequest(buyer, [{ product: flour, kg: kg as number }]);
    expect((await shop.app.inject(request)).statusCode).toBe(400);
    expect(await stockKgOf(shop.db, flour.id)).toBe(200);
  });

  test('an order in the name of another customer', async () => {
    const other = await logInAs(shop, 'user');
    const flour = await createTestProduct(shop.db, { stockKg: 9 });
    const before = await countOrders();
    const response = await shop.app.inject({
      ...orderRequest(buyer, [{ product: flour, kg: 1 }]),
      payload: orderBody(other, [{ product: flour, kg: 1 }]),
    });
    expect(response.statusCode).toBe(403);
    expect(await countOrders()).toBe(before);
    expect(await stockKgOf(shop.db, flour.id)).toBe(9);
  });

  test('one product on two lines that together exceed the stock', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 10 });
    const response = await shop.app.inject(
      orderRequest(buyer, [
        { product: flour, kg: 6 },
        { product: flour, kg: 6 },
      ]),
    );
    expect(response.statusCode).toBe(400);
    expect(await stockKgOf(shop.db, flour.id)).toBe(10);
  });

  test('no items, and more than twenty', async () => {
    const flours = await Promise.all(
      Array.from({ length: 21 }, () => createTestProduct(shop.db, { stockKg: 5 })),
    );
    const lines = flours.map((product) => ({ product, kg: 1 }));
    expect((await shop.app.inject(orderRequest(buyer, []))).statusCode).toBe(400);
    expect((await shop.app.inject(orderRequest(buyer, lines))).statusCode).toBe(400);
    expect((await shop.app.inject(orderRequest(buyer, lines.slice(1)))).statusCode).toBe(201);
  });

  test('inactive and unknown flour', async () => {
    const hidden = await createTestProduct(shop.db, { stockKg: 9, isActive: false });
    const unknown = { ...hidden, id: '01a1dcfa-5aa5-79eb-8c0a-04f76a512a82' };
    const forHidden = await shop.app.inject(orderRequest(buyer, [{ product: hidden, kg: 1 }]));
    const forUnknown = await shop.app.inject(orderRequest(buyer, [{ product: unknown, kg: 1 }]));
    expect(forHidden.json<ErrorAnswer>()).toMatchObject({
      code: 'PRODUCT_NOT_SOLD',
      details: { items: [{ productId: hidden.id }] },
    });
    expect(forUnknown.statusCode).toBe(404);
    expect(forUnknown.json<ErrorAnswer>().details?.items).toEqual([{ productId: unknown.id }]);
  });

  test('an order without an address or with an invalid phone number', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 9 });
    const request = orderRequest(buyer, [{ product: flour, kg: 1 }]);
    for (const wrong of [{ deliveryAddress: ' ' }, { contactNumber: '98765' }]) {
      const response = await shop.app.inject({
        ...request,
        payload: { ...request.payload, ...wrong },
      });
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json<ErrorAnswer>().fields ?? {})).toEqual(Object.keys(wrong));
    }
  });
});

test('an order does not change when its product does', async () => {
  const flour = await createTestProduct(shop.db, { stockKg: 9 });
  const placed = await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 1 }]));
  await shop.db
    .updateTable('products')
    .set({ name: 'Renamed', pricePaise: 1, isActive: false, description: 'Other' })
    .where('id', '=', flour.id)
    .execute();
  const mine = await shop.app.inject({ url: '/api/my-orders', headers: buyer.headers });
  expect(mine.json<Order[]>()[0]).toEqual(placed.json());
});

describe('an idempotency key', () => {
  test('makes one order of 32 concurrent posts', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 50 });
    const request = orderRequest(buyer, [{ product: flour, kg: 2 }], 'same-key-at-once');
    const responses = await Promise.all(Array.from({ length: 32 }, () => shop.app.inject(request)));
    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([201]));
    expect(new Set(responses.map((response) => response.json<Order>()._id)).size).toBe(1);
    const replays = responses.filter((response) => response.headers['idempotent-replayed']);
    expect(replays).toHaveLength(31);
    expect(await stockKgOf(shop.db, flour.id)).toBe(48);
  });

  test('returns the same order when the stock is empty by now', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 2 });
    const request = orderRequest(buyer, [{ product: flour, kg: 2 }], 'stock-emptied');
    const first = await shop.app.inject(request);
    const again = await shop.app.inject(request);
    expect(first.statusCode).toBe(201);
    expect(again.statusCode).toBe(201);
    expect(again.json<Order>()._id).toBe(first.json<Order>()._id);
  });

  test('is refused for another body, and belongs to one customer', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 50 });
    const other = await logInAs(shop, 'user');
    const first = await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 1 }], 'my-key'));
    const changed = await shop.app.inject(
      orderRequest(buyer, [{ product: flour, kg: 2 }], 'my-key'),
    );
    expect(changed.json<ErrorAnswer>()).toMatchObject({
      code: 'KEY_REUSED',
      details: { order: first.json<Order>() },
    });
    expect(changed.statusCode).toBe(422);
    const same = orderRequest(buyer, [{ product: flour, kg: 1 }], 'my-key');
    for (const elsewhere of [
      { deliveryAddress: '5 Laxmi Road, Pune 411030' },
      { contactNumber: '5550004711' },
    ]) {
      const payload = { ...same.payload, ...elsewhere };
      const redirected = await shop.app.inject({ ...same, payload });
      expect(redirected.json<ErrorAnswer>()).toMatchObject({ code: 'KEY_REUSED' });
    }
    const others = await shop.app.inject(
      orderRequest(other, [{ product: flour, kg: 1 }], 'my-key'),
    );
    expect(others.statusCode).toBe(201);
    expect(others.headers['idempotent-replayed']).toBeUndefined();
    expect(await stockKgOf(shop.db, flour.id)).toBe(48);
  });

  test('of a refused order can be used again', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 1 });
    const request = orderRequest(buyer, [{ product: flour, kg: 2 }], 'refused-first');
    expect((await shop.app.inject(request)).statusCode).toBe(409);
    await shop.db
      .updateTable('stock')
      .set({ onHandGrams: 9000 })
      .where('productId', '=', flour.id)
      .execute();
    expect((await shop.app.inject(request)).statusCode).toBe(201);
  });
});
