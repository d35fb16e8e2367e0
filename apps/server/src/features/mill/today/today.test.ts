import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import type { MillingSheet } from '@dalan/contract/mill/milling';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import type { Today, Waiting } from '@dalan/contract/mill/today';
import { orderRequest } from '../../../../test/requests/order-requests.ts';
import { claimRequest } from '../../../../test/requests/payment-requests.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../test/shops/products.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { daysOfSales, yesterdayNoon } from './today.rules.ts';

let shop: TestApp;
let buyer: LoggedIn;
let staff: LoggedIn;
let jowar: TestProduct;
let besan: TestProduct;
beforeAll(async () => {
  shop = await startTestApp();
  buyer = await logInAs(shop, 'user', { name: 'Madhuri Kirloskar' });
  staff = await logInAs(shop, 'admin', { name: 'Vilas Jadhav', duty: 'counter' });
  jowar = await createTestProduct(shop.db, { stockKg: 100, pricePerKg: 80 });
  besan = await createTestProduct(shop.db, { stockKg: 14, pricePerKg: 140 });
});
afterAll(() => shop.close());

async function place(lines: { product: TestProduct; kg: number }[], status?: OrderStatus) {
  const order = (await shop.app.inject(orderRequest(buyer, lines))).json<Order>();
  if (status !== undefined) {
    await shop.app.inject({
      method: 'PUT',
      url: '/api/admin/order-and-payment/status',
      headers: staff.headers,
      payload: { orderId: order._id, orderStatus: status, paymentStatus: 'Pending' },
    });
  }
  return order;
}

async function get<Answer>(path: string): Promise<Answer> {
  const answer = await shop.app.inject({ url: `/api/admin/${path}`, headers: staff.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

test('a shop without orders has zeros and fourteen days', async () => {
  const today = await get<Today>('today');
  expect(today).toMatchObject({
    waiting: { toConfirm: 0, messages: 0, lowStock: 0 },
    openOrders: 0,
    flours: [],
    cash: { toCollect: 0, of: 0, runs: [] },
    lowStock: [],
  });
  expect(today.sales).toHaveLength(14);
  expect(today.sales.at(-1)).toEqual({ day: shopClock(new Date()).day, amount: 0 });
});

test('orders are counted at their step, with kilograms, bags, claims and sales', async () => {
  const first = await place([{ product: jowar, kg: 1 }]);
  await sql`update orders set created_at = now() - interval '13 hours' where id = ${first._id}`.execute(
    shop.db,
  );
  await shop.app.inject(claimRequest(buyer, first._id));
  const confirmed = await place([{ product: jowar, kg: 3 }], 'Confirmed');
  await place(
    [
      { product: jowar, kg: 2 },
      { product: besan, kg: 4 },
    ],
    'Confirmed',
  );
  await place(
    [
      { product: jowar, kg: 2 },
      { product: besan, kg: 2 },
    ],
    'Processing',
  );
  const packed = await place([{ product: besan, kg: 4 }], 'Processing');
  await sql`update orders set packed_at = now(), packed_by = ${staff.userId}
    where id = ${packed._id}`.execute(shop.db);
  await place([{ product: jowar, kg: 9 }], 'Cancelled');

  const today = await get<Today>('today');
  expect(today).toMatchObject({
    waiting: { toConfirm: 1, lowStock: 1 },
    openOrders: 5,
    waitingTooLong: 1,
    toMill: { orders: 2, kg: 9, days: [{ due: dueInWords(confirmed.dueOn), orders: 2, kg: 9 }] },
    toPack: { orders: 1, bags: 2 },
    ready: { orders: 1, onRuns: 0 },
    flours: [
      { name: jowar.name, kg: 5 },
      { name: besan.name, kg: 4 },
    ],
    claims: { count: 1, oldest: [{ orderId: first._id, name: 'Madhuri Kirloskar', amount: 80 }] },
    lowStock: [{ name: besan.name, kg: 4, daysLeft: 2 }],
  });
  const sold = today.sales.reduce((sum, { amount }) => sum + amount, 0);
  expect(sold).toBe(8 * 80 + 10 * 140);
  expect(await get<Waiting>('waiting')).toEqual(today.waiting);
});

function dueInWords(dueOn: string): string {
  return dueOn === dayAfter(shopClock(new Date()).day) ? 'tomorrow' : 'later';
}

test('kilograms to mill come by day, each with the sheet behind it', async () => {
  const { day } = shopClock(new Date());
  const before = (await get<Today>('today')).toMill;
  for (const [index, dueOn] of [-3, -1, 0, 1, 2, 9].map((days) => dayAfter(day, days)).entries()) {
    const { _id } = await place([{ product: jowar, kg: index + 1 }], 'Confirmed');
    await sql`update orders set due_on = ${dueOn} where id = ${_id}`.execute(shop.db);
  }
  const { toMill, flours } = await get<Today>('today');
  expect(toMill.days.map(({ due }) => due)).toEqual(['overdue', 'today', 'tomorrow', 'later']);
  expect(toMill.days.slice(0, 2)).toEqual([
    { due: 'overdue', orders: 2, kg: 3 },
    { due: 'today', orders: 1, kg: 3 },
  ]);
  expect(toMill.kg).toBe(before.kg + 21);
  expect(toMill.days.reduce((sum, { kg }) => sum + kg, 0)).toBe(toMill.kg);
  for (const { due, orders, kg } of toMill.days) {
    const sheet = await get<MillingSheet>(`milling-sheet?due=${due}`);
    expect(sheet.orders).toHaveLength(orders);
    expect(sheet.flours.reduce((sum, flour) => sum + flour.kg, 0)).toBe(kg);
    const ofDue = flours.reduce((sum, flour) => sum + (flour.kgByDue[due] ?? 0), 0);
    expect(ofDue).toBe(kg);
  }
  const overdue = await get<MillingSheet>('milling-sheet?due=overdue');
  expect(overdue).toMatchObject({ day: null, due: 'overdue' });
  expect(overdue.orders.map(({ dueOn }) => dueOn)).toEqual([dayAfter(day, -3), dayAfter(day, -1)]);
  expect(await get<MillingSheet>('milling-sheet?due=today')).toMatchObject({ day, due: null });
  const both = { url: `/api/admin/milling-sheet?due=today&day=${day}`, headers: staff.headers };
  expect((await shop.app.inject(both)).statusCode).toBe(400);
});

test('cash to collect is what is open on runs that are out', async () => {
  const orders = await Promise.all(
    [1, 2].map(() => place([{ product: jowar, kg: 1 }], 'Processing')),
  );
  const [done, open] = orders as [Order, Order];
  const by = { createdBy: staff.userId, changedBy: staff.userId };
  const { id: runId } = await shop.db
    .insertInto('runs')
    .values({ day: done.dueOn, riderId: staff.userId, ...by })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('runStops')
    .values(orders.map(({ _id: orderId }, index) => ({ runId, orderId, position: index + 1 })))
    .execute();
  expect((await get<Today>('today')).cash.runs).toEqual([]);
  await sql`update runs set state = 'out', started_at = now() where id = ${runId}`.execute(shop.db);
  await sql`update run_stops set outcome = 'delivered', done_at = now()
    where order_id = ${done._id}`.execute(shop.db);
  await shop.app.inject({
    method: 'POST',
    url: `/api/admin/orders/${open._id}/payments`,
    headers: { ...staff.headers, 'idempotency-key': 'part' },
    payload: { method: 'cash', amount: 30 },
  });
  const { cash, toDeliver } = await get<Today>('today');
  expect(cash).toMatchObject({
    toCollect: 50,
    runs: [{ runId, rider: 'Vilas Jadhav', stops: 2, stopsLeft: 1, toCollect: 50 }],
  });
  expect(toDeliver.riders).toBe(1);
});

test('days', () => {
  const now = new Date('2026-11-14T20:00:00Z');
  expect(daysOfSales(now).at(-1)).toBe('2026-11-15');
  expect(daysOfSales(now)[0]).toBe(dayAfter('2026-11-15', -13));
  expect(yesterdayNoon(now).toISOString()).toBe('2026-11-14T06:30:00.000Z');
});
