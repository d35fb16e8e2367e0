import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import type { BatchDetails, MillingDoneAnswer } from '@dalan/contract/mill/batches';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import { bulkRequest } from '../../../../../test/requests/bulk-requests.ts';
import { millingOf, millingRequest } from '../../../../../test/requests/milling-requests.ts';
import { startBulkShop } from '../../../../../test/shops/bulk-shop.ts';
import type { BulkShop } from '../../../../../test/shops/bulk-shop.ts';
import { readOrder, sendAction, startTestRun } from '../../../../../test/shops/rider-runs.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: BulkShop;
beforeAll(async () => {
  shop = await startBulkShop();
});
afterAll(() => shop.close());

async function mill(count: number): Promise<{ orders: Order[]; batchId: string }> {
  const orders: Order[] = [];
  for (let placed = 0; placed < count; placed += 1) orders.push(await shop.place('Confirmed'));
  const answer = await shop.app.inject(millingRequest(shop.staff, millingOf(orders)));
  return { orders, batchId: answer.json<MillingDoneAnswer>().batches[0]?._id ?? '' };
}

async function setStatus(order: Order | undefined, orderStatus: OrderStatus): Promise<void> {
  const answer = await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: shop.staff.headers,
    payload: { orderId: order?._id, orderStatus, paymentStatus: 'Pending' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function call(path: string, payload?: Record<string, unknown>, staff = shop.staff) {
  const { headers } = staff;
  const answer = await shop.app.inject(
    path.includes('/')
      ? { method: 'POST', url: `/api/admin/batches/${path}`, headers, ...(payload && { payload }) }
      : { url: `/api/admin/batches/${path}`, headers },
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<BatchDetails>();
}

async function lastAudit(action: string): Promise<unknown> {
  const { rows } = await sql<{ details: unknown }>`
    select details from audit_log where action = ${action} order by id desc limit 1
  `.execute(shop.db);
  return rows[0]?.details;
}

test('a recall stops what is still here, once, also if two people press it', async () => {
  const { orders, batchId } = await mill(5);
  const [delivered, packed, ...others] = orders;
  await setStatus(delivered, 'Delivered');
  const asked = [{ orderId: packed?._id ?? '' }];
  await shop.app.inject(bulkRequest(shop.staff, { do: 'pack' }, asked));
  const colleague = await logInAs(shop, 'admin', { name: 'Prajakta', duty: 'counter' });
  const [recalled] = await Promise.all([
    call(`${batchId}/recall`),
    call(`${batchId}/recall`, undefined, colleague),
  ]);
  expect(recalled.state).toBe('recalled');
  expect(recalled.holders.map(({ orderId }) => orderId)).toEqual([delivered?._id]);
  const { rows } = await sql<{ orderStatus: string; packedAt: Date | null }>`
    select order_status, packed_at from orders
    where id = any(${[packed, ...others].map((order) => order?._id)}::uuid[])`.execute(shop.db);
  expect(rows.every((row) => row.orderStatus === 'Confirmed' && row.packedAt === null)).toBe(true);
  const audits = await sql<{ count: number }>`
    select count(*)::int as count from audit_log
    where action = 'batch.recalled' and details ->> 'batch' = ${batchId}`.execute(shop.db);
  expect(audits.rows[0]?.count).toBe(1);
  // Flour of a recalled batch fills no bag any more.
  await setStatus(others[0], 'Processing');
  expect((await call(batchId)).inOrdersKg).toBe(1);
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test.each(['Shipped', 'Delivered'] as const)(
  'a recalled bag of an order that staff take back from %s is milled again',
  async (from) => {
    const { orders, batchId } = await mill(1);
    const [order] = orders;
    const asked = [{ orderId: order!._id }];
    await shop.app.inject(bulkRequest(shop.staff, { do: 'pack' }, asked));
    await setStatus(order, from);
    await call(`${batchId}/recall`);
    await setStatus(order, 'Processing');
    const now = await readOrder(shop, shop.staff, order!._id);
    expect(now).toMatchObject({ orderStatus: 'Confirmed', packedAt: null });
    expect(now.items[0]).not.toHaveProperty('batch');
    expect(now.history.at(-1)).toMatchObject({ orderStatus: 'Confirmed' });
    const changes = { orderStatus: [from, 'Confirmed'] };
    expect(await lastAudit('order.status_changed')).toEqual({ changes });
    expect(await checkInvariants(shop.db)).toEqual([]);
  },
);

test('a bag that the rider brings back after the recall is milled again, and all say so', async () => {
  const { runId, rider, orders } = await startTestRun(shop, 1);
  const orderId = orders[0]!._id;
  const { batchId } = await shop.db
    .selectFrom('orderItems')
    .select('batchId')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  await call(`${batchId}/recall`);
  const tappedAt = new Date().toISOString();
  const dueOn = dayAfter(shopClock(new Date()).day, 5);
  const brought = { do: 'not delivered', reason: 'Bag damaged', orderId, tappedAt, dueOn } as const;
  await sendAction(shop, rider, runId, brought);
  const now = await readOrder(shop, shop.staff, orderId);
  expect(now).toMatchObject({ orderStatus: 'Confirmed', packedAt: null, dueOn });
  expect(now.history.slice(-2)).toMatchObject([
    { kind: 'not delivered', orderStatus: 'Confirmed' },
    { kind: 'moved to another day', orderStatus: 'Confirmed' },
  ]);
  const changes = { orderStatus: ['Shipped', 'Confirmed'] };
  expect(await lastAudit('order.not_delivered')).toMatchObject({ changes });
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test('who was told is kept, by whom, and can be taken back', async () => {
  const { orders, batchId } = await mill(2);
  const [told] = orders;
  await setStatus(told, 'Delivered');
  const orderId = told?._id;
  const both = await Promise.all([
    call(`${batchId}/told`, { orderId, way: 'call' }),
    call(`${batchId}/told`, { orderId, way: 'whatsapp' }),
  ]);
  expect(both[0].holders[0]?.told).toMatchObject({ by: expect.any(String) as string });
  const open = await sql<{ count: number }>`
    select count(*)::int as count from recall_notices
    where batch_id = ${batchId} and taken_back_at is null`.execute(shop.db);
  expect(open.rows[0]?.count).toBe(1);
  const back = await call(`${batchId}/told`, { orderId, way: null });
  expect(back.holders[0]?.told).toBeNull();
  const again = await call(`${batchId}/told`, { orderId, way: 'whatsapp' });
  expect(again.holders[0]?.told?.way).toBe('whatsapp');
});

// This is the last test: bags of its cancelled orders are free for the next milling.
test('a recall of a batch with 40 orders lists them all, as the database has them', async () => {
  const { orders, batchId } = await mill(40);
  for (const order of orders.slice(0, 10)) await setStatus(order, 'Delivered');
  for (const order of orders.slice(10, 13)) await setStatus(order, 'Cancelled');
  const { holders } = await call(batchId);
  const { rows } = await sql<{ orderId: string }>`
    select order_id from order_items where batch_id = ${batchId}`.execute(shop.db);
  expect(holders.map(({ orderId }) => orderId).toSorted()).toEqual(
    rows.map(({ orderId }) => orderId).toSorted(),
  );
  expect(holders).toHaveLength(40);
  expect(holders.slice(0, 10).every(({ deliveredOn }) => deliveredOn !== null)).toBe(true);
});
