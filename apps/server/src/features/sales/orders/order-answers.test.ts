import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import { orderBody, orderRequest } from '../../../../test/requests/order-requests.ts';
import { createTestProduct, stockKgOf } from '../../../../test/shops/products.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

let shop: TestApp;
let buyer: LoggedIn;
let staff: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  buyer = await logInAs(shop, 'user');
  staff = await logInAs(shop, 'admin', { name: 'Sunanda More' });
});
afterAll(() => shop.close());

const UNKNOWN_ID = '01a1dcfa-5aa5-79eb-8c0a-04f76a512a82';

async function refusalOf(request: ReturnType<typeof orderRequest>) {
  const answer = await shop.app.inject(request);
  const { code, message, details } = answer.json<ErrorAnswer>();
  return { status: answer.statusCode, code, message, details };
}

function move(orderId: string, orderStatus: OrderStatus, version?: number) {
  return shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: staff.headers,
    payload: { orderId, orderStatus, paymentStatus: 'Pending', version },
  });
}

async function placeOne(): Promise<Order> {
  const flour = await createTestProduct(shop.db, { stockKg: 10 });
  return (await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 4 }]))).json<Order>();
}

function auditOf(orderId: string) {
  return shop.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'details'])
    .where('subjectId', '=', orderId)
    .orderBy('id')
    .execute();
}

describe('an order', () => {
  test('can take exactly the remaining stock', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 3 });
    const answer = await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 3 }]));
    expect(answer.statusCode).toBe(201);
    expect(await stockKgOf(shop.db, flour.id)).toBe(0);
  });

  test('trims its address', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 3 });
    const request = orderRequest(buyer, [{ product: flour, kg: 1 }]);
    const payload = { ...request.payload, deliveryAddress: '  12 Kasba Peth, Pune 411011 \n' };
    const answer = await shop.app.inject({ ...request, payload });
    expect(answer.json<Order>().deliveryAddress).toBe('12 Kasba Peth, Pune 411011');
  });
});

describe('a refused order', () => {
  test('names the short lines and how much is left', async () => {
    const [empty, low, enough] = await Promise.all(
      [0, 2, 5].map((stockKg) => createTestProduct(shop.db, { stockKg })),
    );
    const lines = [empty!, low!, enough!].map((product) => ({ product, kg: 5 }));
    expect(await refusalOf(orderRequest(buyer, lines))).toEqual({
      status: 409,
      code: 'OUT_OF_STOCK',
      message: `${empty!.name} is out of stock`,
      details: {
        items: [
          { productId: empty!.id, availableKg: 0 },
          { productId: low!.id, availableKg: 2 },
        ],
      },
    });
    const { message } = await refusalOf(orderRequest(buyer, lines.slice(1)));
    expect(message).toBe(`Only 2 kg of ${low!.name} left`);
  });

  test('names only the inactive flour', async () => {
    const hidden = await createTestProduct(shop.db, { stockKg: 5, isActive: false });
    const sold = await createTestProduct(shop.db, { stockKg: 5 });
    const lines = [sold, hidden].map((product) => ({ product, kg: 1 }));
    expect(await refusalOf(orderRequest(buyer, lines))).toEqual({
      status: 409,
      code: 'PRODUCT_NOT_SOLD',
      message: `${hidden.name} is not sold at the moment`,
      details: { items: [{ productId: hidden.id }] },
    });
  });

  test('names the new price of the changed lines only', async () => {
    const [same, dearer] = await Promise.all([
      createTestProduct(shop.db, { stockKg: 5, pricePerKg: 60 }),
      createTestProduct(shop.db, { stockKg: 5, pricePerKg: 84 }),
    ]);
    const lines = [
      { product: same, kg: 1 },
      { product: dearer, kg: 1, pricePerKg: 80 },
    ];
    expect(await refusalOf(orderRequest(buyer, lines))).toEqual({
      status: 409,
      code: 'PRICE_CHANGED',
      message: `The price of ${dearer.name} is now ₹84.00 per kg. Please check your order and confirm it again.`,
      details: { items: [{ productId: dearer.id, pricePerKg: 84 }] },
    });
  });

  test('without an idempotency key is not a retry', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 2 });
    const request = orderRequest(buyer, [{ product: flour, kg: 2 }]);
    expect((await shop.app.inject(request)).statusCode).toBe(201);
    expect(await refusalOf(request)).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
  });

  test("does not match another customer's order with the same key", async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 9 });
    const stranger = await logInAs(shop, 'user');
    const key = 'one-key-for-two-people';
    const first = await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 1 }], key));
    const body = orderBody(stranger, [{ product: flour, kg: 1 }]);
    const second = await shop.app.inject({
      ...orderRequest(stranger, [{ product: flour, kg: 1 }], key),
      payload: body,
    });
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json<Order>()._id).not.toBe(first.json<Order>()._id);
  });
});

describe('staff', () => {
  test('get 404 for an unknown order', async () => {
    const answer = await move(UNKNOWN_ID, 'Confirmed');
    expect(answer.statusCode).toBe(404);
    expect(answer.json<ErrorAnswer>().message).toBe('We could not find this order.');
  });

  test('can reopen an order that needs exactly the remaining stock', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 4 });
    const request = orderRequest(buyer, [{ product: flour, kg: 4 }]);
    const { _id } = (await shop.app.inject(request)).json<Order>();
    await move(_id, 'Cancelled');
    expect(await stockKgOf(shop.db, flour.id)).toBe(4);
    expect((await move(_id, 'Confirmed')).statusCode).toBe(200);
    expect(await stockKgOf(shop.db, flour.id)).toBe(0);
  });

  test('are audited for each change; an unchanged status leaves no entry', async () => {
    const { _id } = await placeOne();
    const moved = await move(_id, 'Confirmed');
    const again = await move(_id, 'Confirmed');
    expect(again.json<Order>().version).toBe(moved.json<Order>().version);
    expect(again.json<Order>().history).toHaveLength(2);
    const paid = await shop.app.inject({
      method: 'PUT',
      url: '/api/admin/order-and-payment/status',
      headers: staff.headers,
      payload: { orderId: _id, orderStatus: 'Confirmed', paymentStatus: 'Paid' },
    });
    expect(paid.json<Order>().paymentStatus).toBe('Paid');
    await shop.app.inject({
      method: 'DELETE',
      url: `/api/admin/orders/${_id}`,
      headers: staff.headers,
    });
    const moves = (await auditOf(_id)).filter(({ action }) => action.startsWith('order.'));
    expect(moves).toEqual([
      {
        action: 'order.status_changed',
        actorId: staff.userId,
        details: { changes: { orderStatus: ['Placed', 'Confirmed'] } },
      },
      {
        action: 'order.status_changed',
        actorId: staff.userId,
        details: { changes: { paymentStatus: ['Pending', 'Paid'] } },
      },
      { action: 'order.deleted', actorId: staff.userId, details: expect.anything() as unknown },
    ]);
  });

  test('with a stale version are told who changed the order last', async () => {
    const other = await logInAs(shop, 'admin', { name: 'Ravi Kale' });
    const order = await placeOne();
    await move(order._id, 'Confirmed');
    await shop.app.inject({
      method: 'PUT',
      url: '/api/admin/order-and-payment/status',
      headers: other.headers,
      payload: { orderId: order._id, orderStatus: 'Processing', paymentStatus: 'Pending' },
    });
    const answer = await move(order._id, 'Shipped', order.version);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<ErrorAnswer>().message).toContain('Ravi Kale');
  });
});
