import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkAnswer } from '@dalan/contract/desk/bulk-orders';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import { bulkRequest } from '../../../../../test/requests/bulk-requests.ts';
import { startBulkShop } from '../../../../../test/shops/bulk-shop.ts';
import type { BulkShop } from '../../../../../test/shops/bulk-shop.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import { stockKgOf } from '../../../../../test/shops/products.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: BulkShop;
beforeAll(async () => {
  shop = await startBulkShop();
});
afterAll(() => shop.close());

async function placeMany(count: number, status: OrderStatus = 'Placed'): Promise<Order[]> {
  const orders: Order[] = [];
  for (let placed = 0; placed < count; placed += 1) orders.push(await shop.place(status));
  return orders;
}

const asked = (orders: Order[]) =>
  orders.map(({ _id: orderId, version }) => ({ orderId, version }));

async function fresh({ _id }: Order): Promise<Order> {
  const { headers } = shop.staff;
  return (await shop.app.inject({ url: `/api/admin/orders/${_id}`, headers })).json<Order>();
}

test('confirming many while their customer cancels them: each is one or the other', async () => {
  const orders = await placeMany(12);
  const before = await stockKgOf(shop.db, shop.product.id);
  const [results, ...cancelled] = await Promise.all([
    shop.move({ do: 'confirm' }, orders),
    ...[...orders].reverse().map(({ _id }) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/orders/${_id}/cancel`,
        headers: shop.buyer.headers,
      }),
    ),
  ]);
  expect(cancelled.map(({ statusCode }) => statusCode)).toEqual(orders.map(() => 200));
  for (const { refusal, orderId } of results) {
    const now = await fresh(orders.find(({ _id }) => _id === orderId)!);
    expect(now.orderStatus).toBe('Cancelled');
    // The order was confirmed before it was cancelled, or the confirmation was refused.
    expect(now.history).toHaveLength(refusal === undefined ? 3 : 2);
  }
  expect(await stockKgOf(shop.db, shop.product.id)).toBe(before + orders.length);
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test('two people deliver the same orders at once: each is paid once', async () => {
  const orders = await placeMany(10, 'Shipped');
  const colleague = await logInAs(shop, 'admin', { name: 'Prajakta', duty: 'counter' });
  const [mine, theirs] = await Promise.all([
    shop.move({ do: 'deliver', paidBy: 'cash' }, orders),
    shop.move({ do: 'deliver', paidBy: 'UPI' }, [...orders].reverse(), { by: colleague }),
  ]);
  for (const order of orders) {
    const now = await fresh(order);
    expect(now).toMatchObject({ orderStatus: 'Delivered', paidAmount: order.amountToPay });
    expect(now.payments).toHaveLength(1);
  }
  for (const { refusal } of [...mine, ...theirs]) expect(refusal).toBeUndefined();
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test('the same call four times at once moves each order once', async () => {
  const orders = await placeMany(8, 'Shipped');
  const key = randomUUID();
  const calls = [1, 2, 3, 4].map(() =>
    shop.move({ do: 'deliver', paidBy: 'cash' }, orders, { key }),
  );
  const [first, ...others] = await Promise.all(calls);
  for (const results of others) expect(results).toEqual(first);
  for (const { order } of first!) expect(order?.payments).toHaveLength(1);
});

test('a call that died half-way goes on when it is sent again', async () => {
  const orders = await placeMany(6, 'Shipped');
  const key = randomUUID();
  const request = bulkRequest(shop.staff, { do: 'deliver', paidBy: 'cash' }, asked(orders), key);
  const results = () =>
    shop.db.selectFrom('bulkResults').select('orderId').where('idempotencyKey', '=', key).execute();
  await shop.db.transaction().execute(async (tx) => {
    await sql`select from orders where id = ${orders[3]!._id} for update`.execute(tx);
    const died = shop.app.inject(request);
    await expect.poll(async () => (await results()).length, { timeout: 60_000 }).toBe(3);
    await expect.poll(() => cancelWaiting(), { timeout: 60_000 }).toBe(1);
    expect((await died).statusCode).toBeGreaterThanOrEqual(500);
  });
  expect(await results()).toHaveLength(3);
  expect((await fresh(orders[3]!)).orderStatus).toBe('Shipped');
  const again = (await shop.app.inject(request)).json<BulkAnswer>().results;
  for (const { order, refusal } of again) {
    expect(refusal).toBeUndefined();
    expect(order).toMatchObject({ orderStatus: 'Delivered', paymentStatus: 'Paid' });
    expect(order?.payments).toHaveLength(1);
  }
  expect(await checkInvariants(shop.db)).toEqual([]);
});

/** Ends the statement that waits for a lock, as a dying server would. */
async function cancelWaiting(): Promise<number> {
  const { rows } = await sql`
    select pg_cancel_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(shop.db);
  return rows.length;
}

test('two bodies under one key at once: one of them moves, the other is refused', async () => {
  const [left, right] = [await placeMany(4), await placeMany(4)];
  const key = randomUUID();
  const answers = await Promise.all(
    [left, right].map((orders) =>
      shop.app.inject(bulkRequest(shop.staff, { do: 'confirm' }, asked(orders), key)),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  const moved = answers.find(({ statusCode }) => statusCode === 200)!.json<BulkAnswer>().results;
  const untouched = moved[0]?.orderId === left[0]?._id ? right : left;
  for (const order of untouched) expect((await fresh(order)).orderStatus).toBe('Placed');
});

test('undo against a colleague who goes on: nothing they did is lost', async () => {
  const orders = await placeMany(8);
  const key = randomUUID();
  const confirmed = await shop.move({ do: 'confirm' }, orders, { key });
  const after = confirmed.map(({ order }) => order!);
  const colleague = await logInAs(shop, 'admin', { name: 'Prajakta', duty: 'counter' });
  const [undone, milled] = await Promise.all([
    shop.move({ do: 'undo', key }, after),
    shop.move({ do: 'mark milled' }, [...after].reverse(), { by: colleague }),
  ]);
  for (const order of orders) {
    const isUndone = undone.find(({ orderId }) => orderId === order._id)!.refusal === undefined;
    const isMilled = milled.find(({ orderId }) => orderId === order._id)!.refusal === undefined;
    expect(isUndone).toBe(!isMilled);
    expect((await fresh(order)).orderStatus).toBe(isUndone ? 'Placed' : 'Processing');
  }
  expect(await checkInvariants(shop.db)).toEqual([]);
});
