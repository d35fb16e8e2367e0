import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter, daysToChoose } from '@dalan/contract/delivery/delivery';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { BulkAnswer } from '@dalan/contract/desk/bulk-orders';
import type { Order } from '@dalan/contract/orders/orders';
import {
  deliveredOrderBody,
  firstDay,
  ruleOn,
  saveDelivery,
  takenKgOf,
} from '../../../../test/shops/delivery-rule.ts';
import { createTestProduct, stockKgOf } from '../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../test/shops/products.ts';
import { startServerProcess } from '../../../../test/processes/server-process.ts';
import type { ServerProcess } from '../../../../test/processes/server-process.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../office/invariants/index.ts';
import { rounds } from '../../../../test/database/property-runs.ts';

const CLIENTS = 64;

let shop: TestApp;
let servers: ServerProcess[];
let buyers: LoggedIn[];
let owner: LoggedIn;
let flour: TestProduct;
/** Each test has days of its own. */
let nextDayOff = 0;
beforeAll(async () => {
  shop = await startTestApp();
  const env = { DATABASE_URL: shop.config.databaseUrl, MEDIA_DIR: shop.config.mediaDir };
  servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  buyers = [];
  for (let client = 0; client < CLIENTS; client += 1) buyers.push(await logInAs(shop, 'user'));
  owner = await logInAs(shop, 'admin');
  flour = await createTestProduct(shop.db, { stockKg: 100_000, pricePerKg: 50 });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  await shop.close();
});

async function freshDays(roomKg: number | null): Promise<string[]> {
  const first = firstDay(ruleOn);
  const datesOff = Array.from({ length: nextDayOff }, (_, day) => dayAfter(first, day));
  nextDayOff += 6;
  const rule = await saveDelivery(shop, { roomKg, datesOff }, owner);
  return daysToChoose(rule, new Date());
}

/** Calls alternate between the servers. */
let calls = 0;
async function call(
  who: LoggedIn,
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; body: unknown }> {
  calls += 1;
  const answer = await fetch(`${servers[calls % servers.length]!.origin}${path}`, {
    method,
    headers: {
      ...who.headers,
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

const order = (buyer: LoggedIn, kg: number, chosen: Parameters<typeof deliveredOrderBody>[2]) =>
  call(buyer, 'POST', '/api/orders', deliveredOrderBody(buyer, [{ product: flour, kg }], chosen));

async function placed(buyer: LoggedIn, kg: number, dueOn: string): Promise<Order> {
  const { status, body } = await order(buyer, kg, { dueOn });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as Order;
}

const setStatus = (orderId: string, orderStatus: string) =>
  call(owner, 'PUT', '/api/admin/order-and-payment/status', {
    orderId,
    orderStatus,
    paymentStatus: 'Pending',
  });

const moveTo = (dueOn: string, orderIds: string[]) =>
  call(owner, 'POST', '/api/admin/orders/bulk', {
    action: { do: 'move to day', dueOn },
    orders: orderIds.map((orderId) => ({ orderId })),
  });

test('64 clients on two servers get exactly the last ten kilograms of a day, again and again', async () => {
  for (let round = 0; round < rounds(10); round += 1) {
    const [day = ''] = await freshDays(10);
    const stockBefore = await stockKgOf(shop.db, flour.id);
    const answers = await Promise.all(buyers.map((buyer) => order(buyer, 1, { dueOn: day })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect(status).toBe(409);
      const { code, details } = body as ErrorAnswer;
      expect(code).toBe('DAY_FULL');
      expect(details?.delivery?.days?.[0]).toEqual({ day, leftKg: 0 });
    }
    expect(await takenKgOf(shop.db, day)).toBe(10);
    expect(await stockKgOf(shop.db, flour.id)).toBe(stockBefore - 10);
  }
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test('64 clients without a chosen day fill day after day, none over its room', async () => {
  const days = await freshDays(10);
  const answers = await Promise.all(buyers.map((buyer) => order(buyer, 1, {})));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
  for (const day of days) expect(await takenKgOf(shop.db, day)).toBe(10);
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test('the rule goes on and off among running orders: every counter is exact', async () => {
  const [first = '', second = ''] = await freshDays(1_000);
  let isOver = false;
  const shopping = buyers.slice(0, 16).map(async (buyer, index) => {
    const statuses: number[] = [];
    while (!isOver) {
      const dueOn = index % 2 === 0 ? first : second;
      const charge = index % 3 === 0 ? 0 : 20;
      const { status } = await order(buyer, 1, { dueOn, deliveryCharge: charge });
      statuses.push(status);
    }
    return statuses;
  });
  try {
    for (let round = 0; round < rounds(12); round += 1) {
      const isOn = round % 3 !== 2;
      const roomKg = round % 3 === 1 ? 500 : null;
      await saveDelivery(shop, { isOn, roomKg, datesOff: datesBefore(first) }, owner);
      expect(await checkInvariants(shop.db)).toEqual([]);
    }
    await saveDelivery(shop, { roomKg: 500, datesOff: datesBefore(first) }, owner);
  } finally {
    isOver = true;
  }
  const statuses = (await Promise.all(shopping)).flat();
  expect(new Set(statuses)).toEqual(new Set([201, 409]));
  expect(await checkInvariants(shop.db)).toEqual([]);
});

function datesBefore(day: string): string[] {
  const dates: string[] = [];
  for (let date = firstDay(ruleOn); date < day; date = dayAfter(date)) dates.push(date);
  return dates;
}

test('cancelling, returning and taking up again move the counter with the stock', async () => {
  const [day = ''] = await freshDays(100);
  const orders = await Promise.all(buyers.slice(0, 16).map((buyer) => placed(buyer, 2, day)));
  await Promise.all(
    orders.flatMap(({ _id }, index) => [
      call(buyers[index]!, 'POST', `/api/orders/${_id}/cancel`),
      setStatus(_id, 'Cancelled'),
      setStatus(_id, 'Confirmed'),
      setStatus(_id, 'Returned'),
    ]),
  );
  expect(await checkInvariants(shop.db)).toEqual([]);
  for (const { _id } of orders) expect((await setStatus(_id, 'Confirmed')).status).toBe(200);
  expect(await takenKgOf(shop.db, day)).toBe(32);
  await Promise.all(
    orders.slice(0, 4).map(({ _id }) => call(owner, 'DELETE', `/api/admin/orders/${_id}`)),
  );
  await Promise.all(
    buyers.slice(4, 8).map((buyer) => call(buyer, 'DELETE', `/api/users/${buyer.userId}`)),
  );
  expect(await takenKgOf(shop.db, day)).toBe(16);
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test('staff move orders to and fro while customers cancel: each counts on one day or none', async () => {
  const [first = '', second = '', third = ''] = await freshDays(20);
  const customers = buyers.slice(16, 32);
  const orders = await Promise.all(
    customers.map((buyer, index) => placed(buyer, 1, index % 2 === 0 ? first : second)),
  );
  const ids = orders.map(({ _id }) => _id);
  const moves = await Promise.all([
    moveTo(second, ids),
    moveTo(first, ids.toReversed()),
    moveTo(third, ids),
    ...customers
      .slice(0, 8)
      .map((buyer, index) => call(buyer, 'POST', `/api/orders/${ids[index]!}/cancel`)),
  ]);
  for (const { status, body } of moves) expect(status, JSON.stringify(body)).toBe(200);
  const taken = await Promise.all([first, second, third].map((day) => takenKgOf(shop.db, day)));
  expect(taken.reduce((sum, kg) => sum + kg, 0)).toBe(8);
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test('staff may overfill a day, and customers then find it full', async () => {
  const [first = '', second = ''] = await freshDays(5);
  const [a, b] = [await placed(buyers[40]!, 5, first), await placed(buyers[41]!, 5, second)];
  const { body } = await moveTo(first, [b._id]);
  expect((body as BulkAnswer).results[0]?.order).toMatchObject({ dueOn: first });
  expect(await takenKgOf(shop.db, first)).toBe(10);
  const refused = await order(buyers[42]!, 1, { dueOn: first });
  expect((refused.body as ErrorAnswer).details?.delivery?.days?.[0]?.leftKg).toBe(0);
  await call(buyers[40]!, 'POST', `/api/orders/${a._id}/cancel`);
  expect((await order(buyers[42]!, 1, { dueOn: first })).status).toBe(409);
  expect(await takenKgOf(shop.db, first)).toBe(5);
});
