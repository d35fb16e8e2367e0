import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order } from '@dalan/contract/orders/orders';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct, stockKgOf } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { rounds } from '../../../../../test/database/property-runs.ts';
import { setOrderStatus } from '../../../../../test/shops/rider-runs.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: TestApp;
let staff: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await logInAs(shop, 'admin');
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

type Line = { product: TestProduct; kg: number };

async function place(buyer: LoggedIn, lines: Line[]): Promise<Order> {
  const answer = await shop.app.inject(orderRequest(buyer, lines));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Order>();
}

function replace(buyer: LoggedIn, insteadOf: string, lines: Line[], key: string = randomUUID()) {
  const request = orderRequest(buyer, lines, key);
  return shop.app.inject({ ...request, payload: { ...request.payload, insteadOf } });
}

async function statusesOf(buyer: LoggedIn): Promise<string[]> {
  const answer = await shop.app.inject({ url: '/api/my-orders', headers: buyer.headers });
  return answer.json<Order[]>().map(({ orderStatus }) => orderStatus);
}

test('the new order gets the last kilograms that the earlier one gives back, once per key', async () => {
  const buyer = await logInAs(shop, 'user');
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  const { _id } = await place(buyer, [{ product, kg: 5 }]);
  const key = randomUUID();
  const first = await replace(buyer, _id, [{ product, kg: 4 }], key);
  expect(first.statusCode, first.body).toBe(201);
  const again = await replace(buyer, _id, [{ product, kg: 4 }], key);
  expect(again.json<Order>()._id).toBe(first.json<Order>()._id);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(await statusesOf(buyer)).toEqual(['Placed', 'Cancelled']);
  expect(await stockKgOf(shop.db, product.id)).toBe(1);
});

test('if the new order is refused, the customer keeps the earlier one', async () => {
  const buyer = await logInAs(shop, 'user');
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  const { _id } = await place(buyer, [{ product, kg: 3 }]);
  const refused = await replace(buyer, _id, [{ product, kg: 6 }]);
  expect(refused.statusCode).toBe(409);
  expect(refused.json<ErrorAnswer>()).toMatchObject({
    code: 'OUT_OF_STOCK',
    details: { items: [{ productId: product.id, availableKg: 5 }] },
  });
  expect(await statusesOf(buyer)).toEqual(['Placed']);
  expect(await stockKgOf(shop.db, product.id)).toBe(2);
});

test('an order of somebody else is not found, and one that is milled says why', async () => {
  const [buyer, other] = [await logInAs(shop, 'user'), await logInAs(shop, 'user')];
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  const { _id } = await place(buyer, [{ product, kg: 1 }]);
  expect((await replace(other, _id, [{ product, kg: 1 }])).statusCode).toBe(404);
  await setOrderStatus(shop, staff, _id, 'Delivered');
  const late = await replace(buyer, _id, [{ product, kg: 1 }]);
  expect(late.statusCode).toBe(409);
  const { code, message, details } = late.json<ErrorAnswer>();
  expect(code).toBe('ORDER_NOT_CANCELLABLE');
  expect(message).toContain('already delivered');
  expect(details).toMatchObject({ order: { _id, orderStatus: 'Delivered' } });
  expect(await statusesOf(other)).toEqual([]);
  expect(await statusesOf(buyer)).toEqual(['Delivered']);
});

test('the order that cannot be replaced has the names of the customer’s language', async () => {
  const buyer = await logInAs(shop, 'user');
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  await shop.db
    .updateTable('products')
    .set({ nameMr: 'कोद्रा' })
    .where('id', '=', product.id)
    .execute();
  const { _id } = await place(buyer, [{ product, kg: 1 }]);
  await setOrderStatus(shop, staff, _id, 'Delivered');
  const request = orderRequest(buyer, [{ product, kg: 1 }], randomUUID());
  const late = await shop.app.inject({
    ...request,
    query: { language: 'mr' },
    payload: { ...request.payload, insteadOf: _id },
  });
  expect(late.json<ErrorAnswer>().details).toMatchObject({
    order: { items: [{ productId: { nameMr: 'कोद्रा' } }] },
  });
});

test('two replacements at once: one new order, the other is told', async () => {
  for (let round = 0; round < rounds(10); round += 1) {
    const buyer = await logInAs(shop, 'user');
    const product = await createTestProduct(shop.db, { stockKg: 5 });
    const { _id } = await place(buyer, [{ product, kg: 5 }]);
    const answers = await Promise.all([2, 3].map((kg) => replace(buyer, _id, [{ product, kg }])));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const told = answers.find(({ statusCode }) => statusCode === 409)!.json<ErrorAnswer>();
    expect(told.message).toContain('already cancelled');
    expect(await statusesOf(buyer)).toEqual(['Placed', 'Cancelled']);
  }
});

test('against staff who deliver it meanwhile: replaced, or delivered and nothing new', async () => {
  for (let round = 0; round < rounds(10); round += 1) {
    const buyer = await logInAs(shop, 'user');
    const product = await createTestProduct(shop.db, { stockKg: 9 });
    const { _id, version } = await place(buyer, [{ product, kg: 4 }]);
    const deliver = {
      method: 'PUT' as const,
      url: '/api/admin/order-and-payment/status',
      headers: staff.headers,
      payload: { orderId: _id, orderStatus: 'Delivered', paymentStatus: 'Pending', version },
    };
    const [replaced, delivered] = await Promise.all([
      replace(buyer, _id, [{ product, kg: 5 }]),
      shop.app.inject(deliver),
    ]);
    const isReplaced = replaced.statusCode === 201;
    expect([replaced.statusCode, delivered.statusCode]).toEqual(
      isReplaced ? [201, 409] : [409, 200],
    );
    expect(await statusesOf(buyer)).toEqual(isReplaced ? ['Placed', 'Cancelled'] : ['Delivered']);
    expect(await stockKgOf(shop.db, product.id)).toBe(isReplaced ? 4 : 5);
  }
});

test('against buyers of both flours, in both orders: nobody deadlocks or oversells', async () => {
  for (let round = 0; round < rounds(10); round += 1) {
    const [buyer, other] = [await logInAs(shop, 'user'), await logInAs(shop, 'user')];
    const a = await createTestProduct(shop.db, { stockKg: 6 });
    const b = await createTestProduct(shop.db, { stockKg: 6 });
    const { _id } = await place(buyer, [{ product: b, kg: 4 }]);
    const answers = await Promise.all([
      replace(buyer, _id, [{ product: a, kg: 4 }]),
      ...[1, 2, 3].map(() =>
        shop.app.inject(
          orderRequest(other, [
            { product: a, kg: 1 },
            { product: b, kg: 1 },
          ]),
        ),
      ),
    ]);
    for (const { statusCode, body } of answers) expect([201, 409], body).toContain(statusCode);
    const isReplaced = answers[0].statusCode === 201;
    const others = answers.slice(1).filter(({ statusCode }) => statusCode === 201).length;
    expect(await stockKgOf(shop.db, a.id)).toBe(6 - others - (isReplaced ? 4 : 0));
    expect(await stockKgOf(shop.db, b.id)).toBe(6 - others - (isReplaced ? 0 : 4));
  }
});
