import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkAction, BulkAnswer } from '@dalan/contract/desk/bulk-orders';
import { dayAfter } from '@dalan/contract/delivery/delivery';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import { bulkRequest } from '../../../../../test/requests/bulk-requests.ts';
import { startBulkShop } from '../../../../../test/shops/bulk-shop.ts';
import type { BulkShop } from '../../../../../test/shops/bulk-shop.ts';
import { claimRequest, paymentRequest } from '../../../../../test/requests/payment-requests.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';
import { sweepBulkResults } from './sweep-bulk-results.ts';

let shop: BulkShop;
beforeAll(async () => {
  shop = await startBulkShop();
});
afterAll(() => shop.close());

const kinds = (order: Order | undefined) => order?.history.map(({ kind }) => kind);

test.each<[BulkAction, OrderStatus, Partial<Order>]>([
  [{ do: 'confirm' }, 'Placed', { orderStatus: 'Confirmed', version: 2 }],
  [{ do: 'confirm' }, 'Pending', { orderStatus: 'Confirmed', version: 3 }],
  [{ do: 'mark milled' }, 'Confirmed', { orderStatus: 'Processing', version: 3 }],
])('%j moves an order that is %s', async (action, status, after) => {
  const [result] = await shop.move(action, [await shop.place(status)]);
  expect(result?.refusal).toBeUndefined();
  expect(result?.order).toMatchObject(after);
  expect(result?.order?.history.at(-1)).toMatchObject({ by: 'Staff Kulkarni' });
});

test('bags are packed and unpacked, with who and when', async () => {
  const order = await shop.place('Processing');
  const [packed] = await shop.move({ do: 'pack' }, [order]);
  expect(packed?.order?.packedAt).not.toBeNull();
  const [again] = await shop.move({ do: 'pack' }, [packed!.order!]);
  expect(kinds(again?.order)).toEqual(['placed', 'status changed', 'packed']);
  const [unpacked] = await shop.move({ do: 'unpack' }, [again!.order!]);
  expect(unpacked?.order).toMatchObject({ packedAt: null, version: 4 });
  expect(kinds(unpacked?.order)?.at(-1)).toBe('not packed');
  const audit = await shop.db
    .selectFrom('auditLog')
    .select('action')
    .where('subjectId', '=', order._id)
    .orderBy('id')
    .execute();
  expect(audit.map(({ action }) => action).slice(1)).toEqual(['order.packed', 'order.unpacked']);
});

test('delivered and paid records what is still to pay, and makes the bill', async () => {
  const [unpaid, partly, byHand] = [
    await shop.place('Shipped'),
    await shop.place('Shipped'),
    await shop.place('Shipped'),
  ];
  await shop.app.inject(claimRequest(shop.buyer, unpaid._id));
  const rows = { method: 'UPI', amount: 10 } as const;
  const paid = await shop.app.inject(paymentRequest(shop.staff, partly._id, rows));
  const settled = await shop.setStatus(byHand._id, {
    orderStatus: 'Shipped',
    paymentStatus: 'Paid',
  });
  const fresh = (
    await shop.app.inject({ url: `/api/admin/orders/${unpaid._id}`, headers: shop.staff.headers })
  ).json<Order>();
  const results = await shop.move({ do: 'deliver', paidBy: 'cash' }, [
    fresh,
    paid.json<Order>(),
    settled,
  ]);
  expect(results.map(({ refusal }) => refusal)).toEqual([undefined, undefined, undefined]);
  expect(results[0]?.order).toMatchObject({
    orderStatus: 'Delivered',
    paymentStatus: 'Paid',
    paidAmount: unpaid.amountToPay,
    claim: { state: 'found' },
  });
  expect(results[0]?.order?.billNumber).toContain('/');
  expect(results[1]?.order?.payments).toMatchObject([
    { method: 'UPI', amount: 10 },
    { method: 'cash', amount: partly.amountToPay - 10 },
  ]);
  expect(results[2]?.order).toMatchObject({ orderStatus: 'Delivered', payments: [] });
  const again = await shop.move(
    { do: 'deliver', paidBy: 'UPI' },
    results.map(({ order }) => order!),
  );
  expect(again.map(({ order }) => order?.version)).toEqual(
    results.map(({ order }) => order?.version),
  );
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test('what does not fit says why, and the others are moved', async () => {
  const orders = [await shop.place(), await shop.place('Shipped'), await shop.place('Confirmed')];
  const results = await shop.move({ do: 'confirm' }, orders);
  expect(results.map(({ order }) => order?.orderStatus)).toEqual([
    'Confirmed',
    'Shipped',
    'Confirmed',
  ]);
  expect(results[1]?.refusal).toEqual({
    code: 'ORDER_NOT_IN_STEP',
    message: 'Only orders that are Placed or Pending can be confirmed; this one is Shipped.',
  });
  // The third order is already where the action brings it, so it gets no new entry.
  expect(results[2]?.refusal).toBeUndefined();
  expect(results[2]?.order?.version).toBe(orders[2]!.version);
  const unpaid = await shop.place('Delivered');
  const [toPay] = await shop.move({ do: 'deliver', paidBy: 'cash' }, [unpaid]);
  expect(toPay?.refusal?.message).toContain('is still to pay. Please record the payment.');
});

test('an order on a run keeps its day until it is taken off', async () => {
  const [packed] = await shop.move({ do: 'pack' }, [await shop.place('Processing')]);
  const order = packed!.order!;
  const rider = await logInAs(shop, 'admin', { name: 'Vilas', duty: 'delivery' });
  const { id } = await shop.db
    .insertInto('runs')
    .values({
      day: order.dueOn,
      riderId: rider.userId,
      createdBy: shop.staff.userId,
      changedBy: shop.staff.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('runStops')
    .values({ runId: id, orderId: order._id, position: 1 })
    .execute();
  const action = { do: 'move to day', dueOn: dayAfter(order.dueOn, 2) } as const;
  const [refused] = await shop.move(action, [order]);
  expect(refused?.refusal).toMatchObject({ code: 'ORDER_ON_A_RUN' });
  expect(refused?.refusal?.message).toContain('Vilas’s run');
  // The form of one order refuses it alike, unless the order leaves the run by its new status.
  const edit = (orderStatus: OrderStatus) =>
    shop.app.inject({
      method: 'PUT',
      url: '/api/admin/order-and-payment/status',
      headers: shop.staff.headers,
      payload: { orderId: order._id, orderStatus, paymentStatus: 'Paid', dueOn: action.dueOn },
    });
  const kept = await edit('Processing');
  expect(kept.json<ErrorAnswer>()).toMatchObject(refused!.refusal!);
  const left = await edit('Confirmed');
  expect(left.json<Order>()).toMatchObject({ orderStatus: 'Confirmed', dueOn: action.dueOn });
});

test('the same call again moves nothing twice and answers the same', async () => {
  const orders = [await shop.place('Shipped'), await shop.place()];
  const key = randomUUID();
  const action = { do: 'deliver', paidBy: 'cash' } as const;
  const first = await shop.move(action, orders, { key });
  expect(await shop.move(action, orders, { key })).toEqual(first);
  // The same call comes in another sequence, after the order went on: what was refused stays
  // refused.
  await shop.setStatus(orders[1]!._id, { orderStatus: 'Shipped' });
  const later = await shop.move(action, [...orders].reverse(), { key });
  expect(later.map(({ refusal }) => refusal?.code)).toEqual(['ORDER_NOT_IN_STEP', undefined]);
  expect(later[1]?.order?.payments).toHaveLength(1);
});

test('another body under the key is refused, and moves nothing', async () => {
  const [order, other] = [await shop.place(), await shop.place()];
  const key = randomUUID();
  await shop.move({ do: 'confirm' }, [order], { key });
  for (const [action, asked] of [
    [{ do: 'confirm' }, other],
    [{ do: 'mark milled' }, order],
  ] as const) {
    const request = bulkRequest(shop.staff, action, [{ orderId: asked._id }], key);
    const answer = await shop.app.inject(request);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'KEY_REUSED']);
  }
  const somebody = await logInAs(shop, 'admin', { duty: 'counter' });
  const [own] = await shop.move({ do: 'confirm' }, [other], { key, by: somebody });
  expect(own?.order?.orderStatus).toBe('Confirmed');
});

test('a call without a key, or with another kind of action, is refused', async () => {
  const { _id: orderId } = await shop.place();
  const { headers } = shop.staff;
  const ask = (payload: object, key = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/admin/orders/bulk',
      headers: { ...headers, ...key },
      payload,
    });
  const orders = [{ orderId }];
  expect((await ask({ action: { do: 'confirm' }, orders })).statusCode).toBe(400);
  const key = { 'idempotency-key': randomUUID() };
  for (const action of [{ do: 'cancel' }, { do: 'deliver' }, { do: 'deliver', paidBy: 'gold' }]) {
    expect((await ask({ action, orders }, key)).statusCode).toBe(400);
  }
});

test('an order that is deleted meanwhile is not in the answer', async () => {
  const order = await shop.place();
  const key = randomUUID();
  await shop.move({ do: 'confirm' }, [order], { key });
  await shop.app.inject({
    method: 'DELETE',
    url: `/api/admin/orders/${order._id}`,
    headers: shop.staff.headers,
  });
  const asked = [{ orderId: order._id, version: order.version }];
  const again = await shop.app.inject(bulkRequest(shop.staff, { do: 'confirm' }, asked, key));
  expect(again.json<BulkAnswer>().results).toEqual([{ orderId: order._id }]);
  const [gone] = await shop.move({ do: 'confirm' }, [order]);
  expect(gone?.refusal?.code).toBe('NOT_FOUND');
});

test('results are kept for 30 days', async () => {
  await shop.move({ do: 'confirm' }, [await shop.place()]);
  await sql`update bulk_results set at = now() - interval '29 days'`.execute(shop.db);
  expect(await sweepBulkResults(shop.db)).toBe(0);
  await sql`update bulk_results set at = now() - interval '31 days'`.execute(shop.db);
  expect(await sweepBulkResults(shop.db, 3)).toBeGreaterThan(3);
  expect(await shop.db.selectFrom('bulkResults').selectAll().execute()).toEqual([]);
});
