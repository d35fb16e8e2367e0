import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { MillingDoneAnswer } from '@dalan/contract/mill/batches';
import type { Order } from '@dalan/contract/orders/orders';
import { bulkRequest } from '../../../../../test/requests/bulk-requests.ts';
import {
  finishMilling,
  millingOf,
  millingRequest,
  undoMillingRequest,
} from '../../../../../test/requests/milling-requests.ts';
import { startBulkShop } from '../../../../../test/shops/bulk-shop.ts';
import type { BulkShop } from '../../../../../test/shops/bulk-shop.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: BulkShop;
beforeAll(async () => {
  shop = await startBulkShop();
});
afterAll(() => shop.close());

async function placeMany(count: number): Promise<Order[]> {
  const orders: Order[] = [];
  for (let placed = 0; placed < count; placed += 1) orders.push(await shop.place('Confirmed'));
  return orders;
}

async function statusesOf(orders: Order[]): Promise<string[]> {
  const { rows } = await sql<{ orderStatus: string }>`
    select order_status from orders where id = any(${orders.map(({ _id }) => _id)}::uuid[])
  `.execute(shop.db);
  return rows.map(({ orderStatus }) => orderStatus);
}

function cancel({ _id: orderId }: Order) {
  return shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: shop.staff.headers,
    payload: { orderId, orderStatus: 'Cancelled', paymentStatus: 'Pending' },
  });
}

test('two people press Milling done at once: one milling, no flour twice', async () => {
  const colleague = await logInAs(shop, 'admin', { name: 'Prajakta', duty: 'counter' });
  for (let round = 0; round < 6; round += 1) {
    const orders = await placeMany(6);
    const milling = millingOf(orders);
    const answers = await Promise.all([
      shop.app.inject(millingRequest(shop.staff, milling)),
      shop.app.inject(millingRequest(colleague, milling)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await statusesOf(orders)).toEqual(orders.map(() => 'Processing'));
    const { rows } = await sql<{ batches: number; lines: number }>`
      select count(distinct batch_id)::int as batches, count(*)::int as lines from order_items
      where order_id = any(${orders.map(({ _id }) => _id)}::uuid[]) and batch_id is not null
    `.execute(shop.db);
    expect(rows[0]).toEqual({ batches: 1, lines: orders.length });
  }
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test('two orders want the one bag left of a batch: one has it, the other waits', async () => {
  for (let round = 0; round < 8; round += 1) {
    const ahead = { batches: [{ productId: shop.product.id, kg: 1 }] };
    await finishMilling(shop, shop.staff, [], ahead);
    const orders = await placeMany(2);
    const answers = await Promise.all(
      orders.map((order) =>
        shop.app.inject(millingRequest(shop.staff, millingOf([order], { batches: [] }))),
      ),
    );
    const done = answers.map((answer) => answer.json<MillingDoneAnswer>());
    expect(done.flatMap(({ moved }) => moved)).toHaveLength(1);
    expect(done.flatMap(({ waiting }) => waiting)).toHaveLength(1);
    expect((await statusesOf(orders)).toSorted()).toEqual(['Confirmed', 'Processing']);
  }
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test('undo against packing: either the bag is packed or the milling is taken back', async () => {
  const seen = new Set<number>();
  for (let round = 0; round < 12; round += 1) {
    const orders = await placeMany(3);
    const milled = await shop.app.inject(millingRequest(shop.staff, millingOf(orders)));
    const batchIds = milled.json<MillingDoneAnswer>().batches.map(({ _id }) => _id);
    const [packed, undone] = await Promise.all([
      shop.app.inject(
        bulkRequest(
          shop.staff,
          { do: 'pack' },
          orders.slice(round % 3, (round % 3) + 1).map(({ _id: orderId }) => ({ orderId })),
        ),
      ),
      shop.app.inject(undoMillingRequest(shop.staff, batchIds)),
    ]);
    const isPacked =
      packed.json<{ results: { refusal?: unknown }[] }>().results[0]?.refusal === undefined;
    expect(undone.statusCode).toBe(isPacked ? 409 : 200);
    seen.add(undone.statusCode);
    const statuses = await statusesOf(orders);
    expect(new Set(statuses)).toEqual(new Set([isPacked ? 'Processing' : 'Confirmed']));
    expect(await checkInvariants(shop.db)).toEqual([]);
  }
  expect(seen.size).toBeGreaterThan(0);
});

test('milling, marking, undoing and recalling at once leave no line without or with two batches', async () => {
  const orders = await placeMany(12);
  const half = orders.slice(0, 6);
  const milled = await shop.app.inject(millingRequest(shop.staff, millingOf(half)));
  const batchIds = milled.json<MillingDoneAnswer>().batches.map(({ _id }) => _id);
  const { headers } = shop.staff;
  const answers = await Promise.all([
    shop.app.inject(millingRequest(shop.staff, millingOf(orders.slice(6)))),
    shop.app.inject(
      bulkRequest(
        shop.staff,
        { do: 'mark milled' },
        orders.slice(6).map(({ _id: orderId }) => ({ orderId })),
      ),
    ),
    shop.app.inject(undoMillingRequest(shop.staff, batchIds)),
    ...batchIds.map((id) =>
      shop.app.inject({ method: 'POST', url: `/api/admin/batches/${id}/recall`, headers }),
    ),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test('orders of one batch are cancelled while others are filled from it: no gram is lost or doubled', async () => {
  for (let round = 0; round < 6; round += 1) {
    await finishMilling(shop, shop.staff, [], {
      batches: [{ productId: shop.product.id, kg: 8 }],
    });
    const [first, second] = [await placeMany(4), await placeMany(4)];
    await finishMilling(shop, shop.staff, first, { batches: [] });
    const answers = await Promise.all([
      ...first.map((order) => cancel(order)),
      ...second.map((order) =>
        shop.app.inject(millingRequest(shop.staff, millingOf([order], { batches: [] }))),
      ),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await statusesOf(second)).toEqual(second.map(() => 'Processing'));
  }
  expect(await checkInvariants(shop.db)).toEqual([]);
});
