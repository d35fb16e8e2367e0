import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { finalStatuses, orderStatuses, paymentStatuses } from '@dalan/contract/orders/orders';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct, ledgerKgOf, stockKgOf } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: TestApp;
let buyer: LoggedIn;
let staff: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  buyer = await logInAs(shop, 'user');
  staff = await logInAs(shop, 'admin', { name: 'Sunanda More' });
});
afterAll(() => shop.close());

async function placeOne(stockKg = 10, kg = 4, by = buyer) {
  const flour = await createTestProduct(shop.db, { stockKg });
  const response = await shop.app.inject(orderRequest(by, [{ product: flour, kg }]));
  return { flour, order: response.json<Order>() };
}

function move(orderId: string, orderStatus: OrderStatus, extra: object = {}, by = staff) {
  return shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: by.headers,
    payload: { orderId, orderStatus, paymentStatus: 'Pending', ...extra },
  });
}

function cancel(orderId: string, who: LoggedIn = buyer) {
  return shop.app.inject({
    method: 'POST',
    url: `/api/orders/${orderId}/cancel`,
    headers: who.headers,
  });
}

function remove(orderId: string) {
  return shop.app.inject({
    method: 'DELETE',
    url: `/api/admin/orders/${orderId}`,
    headers: staff.headers,
  });
}

function leave(who: LoggedIn) {
  return shop.app.inject({
    method: 'DELETE',
    url: `/api/users/${who.userId}`,
    headers: who.headers,
  });
}

describe('cancelling', () => {
  test('32 times at once restores the stock once', async () => {
    const { flour, order } = await placeOne();
    const answers = await Promise.all(Array.from({ length: 32 }, () => cancel(order._id)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect(answers[0]?.json<Order>().orderStatus).toBe('Cancelled');
    expect(await stockKgOf(shop.db, flour.id)).toBe(10);
    expect(await ledgerKgOf(shop.db, flour.id)).toBe(10);
  });

  test("is not possible for another customer's order", async () => {
    const { order } = await placeOne();
    const stranger = await logInAs(shop, 'user');
    const answer = await cancel(order._id, stranger);
    expect(answer.statusCode).toBe(404);
    const unknown = await cancel('01a1dcfa-5aa5-79eb-8c0a-04f76a512a82', stranger);
    expect(unknown.json<ErrorAnswer>().message).toBe(answer.json<ErrorAnswer>().message);
  });

  test("is refused after shipping, with the shop's phone number", async () => {
    const { flour, order } = await placeOne();
    await move(order._id, 'Shipped');
    const answer = await cancel(order._id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<ErrorAnswer>().message).toContain(shop.config.shop.phone);
    expect(await stockKgOf(shop.db, flour.id)).toBe(6);
  });
});

test('a final order keeps the address and number while the account exists', async () => {
  for (const orderStatus of finalStatuses) {
    const { order } = await placeOne();
    const moved = (await move(order._id, orderStatus)).json<Order>();
    const { deliveryAddress, contactNumber } = order;
    expect(moved).toMatchObject({ orderStatus, deliveryAddress, contactNumber });
  }
  const { order } = await placeOne();
  await remove(order._id);
  const row = await shop.db
    .selectFrom('orders')
    .select(['deliveryAddress', 'contactNumber'])
    .where('id', '=', order._id)
    .executeTakeFirst();
  expect(row).toEqual({ deliveryAddress: order.deliveryAddress, contactNumber: buyer.phone });
});

describe('staff', () => {
  test('can move an order between all statuses, and the stock follows', async () => {
    const { flour, order } = await placeOne();
    for (const from of orderStatuses) {
      for (const to of orderStatuses) {
        await move(order._id, from);
        expect((await move(order._id, to)).statusCode).toBe(200);
        const isRestored = to === 'Cancelled' || to === 'Returned';
        expect(await stockKgOf(shop.db, flour.id)).toBe(isRestored ? 10 : 6);
        expect(await ledgerKgOf(shop.db, flour.id)).toBe(isRestored ? 10 : 6);
      }
    }
  });

  test('cannot reopen an order whose flour is sold out', async () => {
    const { flour, order } = await placeOne(4, 4);
    await cancel(order._id);
    await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 1 }]));
    const answer = await move(order._id, 'Confirmed');
    expect(answer.statusCode).toBe(409);
    expect(answer.json<ErrorAnswer>().code).toBe('OUT_OF_STOCK');
    expect(await stockKgOf(shop.db, flour.id)).toBe(3);
  });

  test('with a stale version see the current order and who changed it', async () => {
    const { order } = await placeOne();
    await move(order._id, 'Confirmed', { version: order.version, paymentStatus: 'Paid' });
    const second = await move(order._id, 'Cancelled', { version: order.version });
    expect(second.statusCode).toBe(409);
    expect(second.json<ErrorAnswer>()).toMatchObject({
      code: 'ORDER_CHANGED',
      details: { order: { orderStatus: 'Confirmed', paymentStatus: 'Paid' } },
    });
    expect(second.json<ErrorAnswer>().message).toContain('Sunanda More');
  });

  test('without a version do not undo what a colleague delivered', async () => {
    const colleague = await logInAs(shop, 'admin', { name: 'Ganesh Shinde' });
    const { flour, order } = await placeOne();
    await move(order._id, 'Delivered', {}, colleague);
    for (const answer of [await move(order._id, 'Cancelled'), await remove(order._id)]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json<ErrorAnswer>()).toMatchObject({
        code: 'ORDER_CHANGED',
        message: expect.stringContaining('Ganesh Shinde changed this order') as string,
        details: { order: { orderStatus: 'Delivered' } },
      });
    }
    expect(await stockKgOf(shop.db, flour.id)).toBe(6);
    const { version } = (
      await move(order._id, 'Delivered', { paymentStatus: 'Paid' })
    ).json<Order>();
    expect((await move(order._id, 'Cancelled', { version })).statusCode).toBe(200);
    expect(await stockKgOf(shop.db, flour.id)).toBe(10);
  });

  test('of a cancellation without a version and a delivery at once, one is done', async () => {
    const colleague = await logInAs(shop, 'admin', { name: 'Ganesh Shinde' });
    for (let round = 0; round < 20; round += 1) {
      const { flour, order } = await placeOne();
      const { version } = (await move(order._id, 'Shipped')).json<Order>();
      const [cancelled, delivered] = await Promise.all([
        move(order._id, 'Cancelled'),
        move(order._id, 'Delivered', { version }, colleague),
      ]);
      const statuses = [cancelled.statusCode, delivered.statusCode];
      expect(statuses.toSorted()).toEqual([200, 409]);
      expect(await stockKgOf(shop.db, flour.id)).toBe(cancelled.statusCode === 200 ? 10 : 6);
    }
  });

  test('can delete an order: it leaves every list, its stock is restored, the row stays', async () => {
    const { flour, order } = await placeOne();
    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(order._id)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([
      200,
      ...Array<number>(7).fill(404),
    ]);
    expect(await stockKgOf(shop.db, flour.id)).toBe(10);
    const mine = await shop.app.inject({ url: '/api/my-orders', headers: buyer.headers });
    expect(mine.json<Order[]>().map((one) => one._id)).not.toContain(order._id);
    const row = await shop.db
      .selectFrom('orders')
      .select('deletedAt')
      .where('id', '=', order._id)
      .execute();
    expect(row[0]?.deletedAt).not.toBeNull();
  });

  test('can find an order by number, address, short id and customer', async () => {
    const { order } = await placeOne();
    const queries = [
      buyer.phone.slice(1, -1),
      'jatyachi',
      order._id.slice(-8).toUpperCase(),
      buyer.userId,
    ];
    for (const q of queries) {
      const found = await shop.app.inject({
        url: `/api/admin/orders?q=${encodeURIComponent(q)}&pageSize=100`,
        headers: staff.headers,
      });
      expect(found.json<Order[]>().map((one) => one._id)).toContain(order._id);
      expect(Number(found.headers['x-total-count'])).toBeGreaterThan(0);
    }
    const none = await shop.app.inject({
      url: '/api/admin/orders?q=jat%25aali',
      headers: staff.headers,
    });
    expect(none.json()).toEqual([]);
  });
});

test('every invariant holds for random actions of staff and customers', async () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('move' as const),
      orderStatus: fc.constantFrom(...orderStatuses),
      paymentStatus: fc.constantFrom(...paymentStatuses),
    }),
    fc.record({ do: fc.constant('cancel' as const) }),
    fc.record({ do: fc.constant('remove' as const) }),
    fc.record({ do: fc.constant('leave' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const someone = await logInAs(shop, 'user');
      const { flour, order } = await placeOne(6, 4, someone);
      for (const one of steps) {
        if (one.do === 'move') {
          await move(order._id, one.orderStatus, { paymentStatus: one.paymentStatus });
        } else if (one.do === 'cancel') await cancel(order._id, someone);
        else if (one.do === 'remove') await remove(order._id);
        else await leave(someone);
      }
      const stockKg = await stockKgOf(shop.db, flour.id);
      expect([2, 6]).toContain(stockKg);
      expect(await ledgerKgOf(shop.db, flour.id)).toBe(stockKg);
      expect(await checkInvariants(shop.db)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
