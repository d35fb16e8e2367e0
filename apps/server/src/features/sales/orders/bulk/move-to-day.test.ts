import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import type { BulkAnswer } from '@dalan/contract/desk/bulk-orders';
import type { Order } from '@dalan/contract/orders/orders';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
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
  buyer = await logInAs(shop, 'user', { name: 'Asha' });
  staff = await logInAs(shop, 'admin', { name: 'Staff Kulkarni', duty: 'counter' });
});
afterAll(() => shop.close());

const today = () => shopClock(new Date()).day;

async function place(): Promise<Order> {
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  return (await shop.app.inject(orderRequest(buyer, [{ product, kg: 1 }]))).json<Order>();
}

async function move(dueOn: string, orders: { orderId: string; version?: number }[]) {
  const headers = { ...staff.headers, 'idempotency-key': randomUUID() };
  const payload = { action: { do: 'move to day', dueOn }, orders };
  return shop.app.inject({ method: 'POST', url: '/api/admin/orders/bulk', headers, payload });
}

async function setStatus(orderId: string, orderStatus: string): Promise<void> {
  await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: staff.headers,
    payload: { orderId, orderStatus, paymentStatus: 'Pending' },
  });
}

async function auditOf(orderId: string) {
  return shop.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'details'])
    .where('subjectId', '=', orderId)
    .execute();
}

test('moves many orders in one call, and the history says who', async () => {
  const orders = [await place(), await place()];
  const dueOn = dayAfter(today(), 9);
  const answer = await move(
    dueOn,
    orders.map(({ _id: orderId, version }) => ({ orderId, version })),
  );
  const { results } = answer.json<BulkAnswer>();
  expect(results.map(({ orderId }) => orderId)).toEqual(orders.map(({ _id }) => _id));
  for (const { order, refusal } of results) {
    expect(refusal).toBeUndefined();
    expect(order).toMatchObject({ dueOn, version: 2 });
    const last = { kind: 'moved to another day', by: 'Staff Kulkarni', dueOn };
    expect(order?.history.at(-1)).toMatchObject(last);
    expect(await auditOf(order!._id)).toEqual([
      {
        action: 'order.moved_to_day',
        actorId: staff.userId,
        details: { changes: { dueOn: [orders[0]!.dueOn, dueOn] } },
      },
    ]);
  }
});

test('moving to the same day again changes nothing, even with an old version', async () => {
  const { _id: orderId, version } = await place();
  const dueOn = dayAfter(today(), 4);
  await move(dueOn, [{ orderId, version }]);
  const again = await move(dueOn, [{ orderId, version }]);
  expect(again.json<BulkAnswer>().results[0]?.order).toMatchObject({ dueOn, version: 2 });
  expect(await auditOf(orderId)).toHaveLength(1);
});

test('each order has its own result: moved, changed meanwhile, final, unknown', async () => {
  const [moved, changed, final] = [await place(), await place(), await place()];
  await setStatus(changed._id, 'Confirmed');
  await setStatus(final._id, 'Delivered');
  const unknown = randomUUID();
  const dueOn = dayAfter(today(), 5);
  const answer = await move(dueOn, [
    { orderId: changed._id, version: 1 },
    { orderId: moved._id, version: 1 },
    { orderId: final._id, version: 2 },
    { orderId: unknown },
  ]);
  expect(answer.statusCode).toBe(200);
  const { results } = answer.json<BulkAnswer>();
  expect(results.map(({ refusal }) => refusal?.code)).toEqual([
    'ORDER_CHANGED',
    undefined,
    'ORDER_NOT_MOVABLE',
    'NOT_FOUND',
  ]);
  expect(results.map(({ order }) => order?.dueOn)).toEqual([
    changed.dueOn,
    dueOn,
    final.dueOn,
    undefined,
  ]);
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test.each([
  ['yesterday', () => dayAfter(today(), -1), 400],
  ['in two years', () => dayAfter(today(), 730), 400],
  ['that does not exist', () => '2026-02-30', 400],
  ['of today', today, 200],
])('a day %s answers as it should', async (_, day, status) => {
  const { _id: orderId } = await place();
  expect((await move(day(), [{ orderId }])).statusCode).toBe(status);
});

test('status and day are saved together; a final order keeps its day', async () => {
  const { _id: orderId, dueOn: before } = await place();
  const dueOn = dayAfter(today(), 6);
  const save = (orderStatus: string, day: string, version?: number) =>
    shop.app.inject({
      method: 'PUT',
      url: '/api/admin/order-and-payment/status',
      headers: staff.headers,
      payload: { orderId, orderStatus, paymentStatus: 'Pending', dueOn: day, version },
    });
  const saved = (await save('Confirmed', dueOn, 1)).json<Order>();
  expect(saved).toMatchObject({ orderStatus: 'Confirmed', dueOn, version: 3 });
  expect(saved.history.map(({ kind }) => kind)).toEqual([
    'placed',
    'status changed',
    'moved to another day',
  ]);
  expect((await save('Confirmed', before, 1)).statusCode).toBe(409);
  const refused = await save('Cancelled', before);
  expect(refused.json()).toMatchObject({ code: 'ORDER_NOT_MOVABLE' });
  expect((await save('Cancelled', dueOn)).json()).toMatchObject({ dueOn, version: 4 });
  expect((await save('Placed', '2020-01-01')).statusCode).toBe(400);
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test('an order twice, none, or more than 200 are refused', async () => {
  const { _id: orderId } = await place();
  const day = dayAfter(today(), 3);
  const many = Array.from({ length: 201 }, () => ({ orderId: randomUUID() }));
  for (const orders of [[], [{ orderId }, { orderId }], many]) {
    expect((await move(day, orders)).statusCode).toBe(400);
  }
});
