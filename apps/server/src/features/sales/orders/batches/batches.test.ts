import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import type { BulkAnswer } from '@dalan/contract/desk/bulk-orders';
import type { BatchDetails, BatchesAnswer, MillingDoneAnswer } from '@dalan/contract/mill/batches';
import type { MillingSheet } from '@dalan/contract/mill/milling';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import { bulkRequest } from '../../../../../test/requests/bulk-requests.ts';
import {
  confirmOrder,
  finishMilling,
  millingOf,
  millingRequest,
  undoMillingRequest,
} from '../../../../../test/requests/milling-requests.ts';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import type { Line } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

const [fine, , coarse] = readyGrinds;
const { day: today } = shopClock(new Date());
const monthAndDay = today.slice(5).replace('-', '');

let shop: TestApp;
let buyer: LoggedIn;
let staff: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  buyer = await logInAs(shop, 'user', { name: 'Asha Kulkarni' });
  staff = await logInAs(shop, 'admin');
});
afterAll(() => shop.close());

let flours = 0;

/** Each test has flours of its own, so that no batch of another test has room for its orders. */
async function flour(fields: Record<string, unknown> = {}): Promise<TestProduct> {
  flours += 1;
  const product = await createTestProduct(shop.db, { stockKg: 500 });
  const letters = `${String.fromCharCode(65 + Math.floor(flours / 26))}${String.fromCharCode(65 + (flours % 26))}`;
  const own = { shortCode: letters, shelfLifeDays: 90, ...fields };
  await shop.db.updateTable('products').set(own).where('id', '=', product.id).execute();
  return product;
}

async function confirmed(...lines: Line[]): Promise<Order> {
  const order = (await shop.app.inject(orderRequest(buyer, lines))).json<Order>();
  return confirmOrder(shop, staff, order._id);
}

async function get<Answer>(path: string, query: Record<string, string> = {}): Promise<Answer> {
  const url = `/api/admin/${path}`;
  const answer = await shop.app.inject({ url, query, headers: staff.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

const fresh = (id: string) => get<Order>(`orders/${id}`);
const sheetOf = (...orders: Order[]) =>
  get<MillingSheet>('milling-sheet', { ids: orders.map(({ _id }) => _id).join(',') });

async function setStatus(orderId: string, orderStatus: OrderStatus): Promise<void> {
  const answer = await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: staff.headers,
    payload: { orderId, orderStatus, paymentStatus: 'Pending' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

const undo = (batchIds: string[]) => shop.app.inject(undoMillingRequest(staff, batchIds));

async function expectSound(): Promise<void> {
  expect(await checkInvariants(shop.db)).toEqual([]);
}

describe('milling done', () => {
  test('makes a numbered batch of each flour and grind, and the lines point to it', async () => {
    const jowar = await flour({ grinds: JSON.stringify([fine, coarse]), shortCode: 'JW' });
    const nachni = await flour({ shortCode: 'NA', shelfLifeDays: null });
    const one = await confirmed(
      { product: jowar, kg: 2, grind: 'fine' },
      { product: nachni, kg: 1 },
    );
    const two = await confirmed({ product: jowar, kg: 3, grind: 'coarse' });
    const { batches, moved, waiting } = await finishMilling(shop, staff, [one, two]);
    expect(moved.toSorted()).toEqual([one._id, two._id].toSorted());
    expect(waiting).toEqual([]);
    expect(new Set(batches.map(({ number }) => number))).toEqual(
      new Set([`JW-${monthAndDay}-1`, `JW-${monthAndDay}-2`, `NA-${monthAndDay}-1`]),
    );
    const now = await fresh(one._id);
    expect(now.orderStatus).toBe('Processing');
    expect(now.items.map(({ batch }) => batch)).toEqual([
      { number: `JW-${monthAndDay}-1`, milledOn: today, bestBefore: dayAfter(today, 90) },
      { number: `NA-${monthAndDay}-1`, milledOn: today, bestBefore: null },
    ]);
    expect(now.history.at(-1)).toMatchObject({ kind: 'status changed', orderStatus: 'Processing' });
    await expectSound();
  });

  test('the same call again changes nothing, and another call with its key is refused', async () => {
    const product = await flour();
    const order = await confirmed({ product, kg: 2 });
    const key = randomUUID();
    const milling = millingOf([order]);
    const [first, second] = await Promise.all([
      shop.app.inject(millingRequest(staff, milling, key)),
      shop.app.inject(millingRequest(staff, milling, key)),
    ]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(first.json<MillingDoneAnswer>().moved).toEqual([order._id]);
    expect(second.json()).toEqual(first.json());
    const other = millingOf([order], { batches: [{ productId: product.id, kg: 9 }] });
    const refused = await shop.app.inject(millingRequest(staff, other, key));
    expect(refused.json()).toMatchObject({ code: 'KEY_REUSED' });
    expect((await fresh(order._id)).history).toHaveLength(3);
  });

  test('the same call again names an order that was filled from an older batch alone', async () => {
    const product = await flour();
    await finishMilling(shop, staff, [], { batches: [{ productId: product.id, kg: 2 }] });
    const orders = [await confirmed({ product, kg: 2 }), await confirmed({ product, kg: 3 })];
    const milling = millingOf(orders, { batches: [{ productId: product.id, kg: 1 }] });
    const request = millingRequest(staff, milling);
    const first = (await shop.app.inject(request)).json<MillingDoneAnswer>();
    expect(first).toMatchObject({ moved: [orders[0]!._id], waiting: [orders[1]!._id] });
    expect((await shop.app.inject(request)).json()).toEqual(first);
  });

  test('the same call again changes nothing if all flour was of older batches', async () => {
    const product = await flour();
    await finishMilling(shop, staff, [], { batches: [{ productId: product.id, kg: 2 }] });
    const orders = [await confirmed({ product, kg: 2 }), await confirmed({ product, kg: 3 })];
    const milling = millingOf(orders, { batches: [] });
    const request = millingRequest(staff, milling);
    const [first, second] = await Promise.all([
      shop.app.inject(request),
      shop.app.inject({ ...request }),
    ]);
    expect(first.json()).toMatchObject({ moved: [orders[0]!._id], waiting: [orders[1]!._id] });
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    const other = { ...request, payload: { ...milling, milledOn: dayAfter(today, -1) } };
    expect((await shop.app.inject(other)).json()).toMatchObject({ code: 'KEY_REUSED' });
    expect((await fresh(orders[0]!._id)).history).toHaveLength(3);
    const key = request.headers['idempotency-key'];
    const undone = await shop.app.inject(
      bulkRequest(staff, { do: 'undo', key }, [{ orderId: orders[0]!._id }]),
    );
    expect(undone.json<BulkAnswer>().results[0]?.refusal?.code).toBe('NOTHING_TO_UNDO');
  });

  test('an order that changed meanwhile stops all of it', async () => {
    const product = await flour();
    const [kept, changed] = [
      await confirmed({ product, kg: 1 }),
      await confirmed({ product, kg: 1 }),
    ];
    const milling = millingOf([kept, changed]);
    await setStatus(changed._id, 'Placed');
    const answer = await shop.app.inject(millingRequest(staff, milling));
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('Asha Kulkarni: changed meanwhile');
    expect((await fresh(kept._id)).orderStatus).toBe('Confirmed');
    expect((await sheetOf(kept)).rooms).toEqual([]);
  });

  test('orders that the flour does not suffice for wait; what is over is for the next', async () => {
    const product = await flour();
    const first = await confirmed({ product, kg: 5 });
    const second = await confirmed({ product, kg: 4 });
    const third = await confirmed({ product, kg: 1 });
    const batches = [{ productId: product.id, kg: 7.5 }];
    const done = await finishMilling(shop, staff, [first, second, third], { batches });
    expect(done.moved).toEqual([first._id, third._id]);
    expect(done.waiting).toEqual([second._id]);
    expect((await fresh(second._id)).orderStatus).toBe('Confirmed');
    expect((await sheetOf(second)).rooms).toMatchObject([{ roomKg: 1.5 }]);
    // The rest of the first milling is too little for the bag, so the bag is of the second.
    const again = await fresh(second._id);
    const more = await finishMilling(shop, staff, [again]);
    expect((await fresh(second._id)).items[0]?.batch?.number).toBe(more.batches[0]?.number);
    await expectSound();
  });

  test('flour that was milled ahead is used first, the oldest before the others', async () => {
    const product = await flour();
    const ahead = (milledOn: string) =>
      finishMilling(shop, staff, [], { milledOn, batches: [{ productId: product.id, kg: 3 }] });
    const newer = await ahead(today);
    const older = await ahead(dayAfter(today, -2));
    const order = await confirmed({ product, kg: 2 });
    const none = await finishMilling(shop, staff, [order], { batches: [] });
    expect(none.moved).toEqual([order._id]);
    const next = await confirmed({ product, kg: 2 });
    await finishMilling(shop, staff, [next], { batches: [] });
    expect((await fresh(order._id)).items[0]?.batch?.number).toBe(older.batches[0]?.number);
    expect((await fresh(next._id)).items[0]?.batch?.number).toBe(newer.batches[0]?.number);
  });

  test.each([
    ['a day to come', { milledOn: dayAfter(today, 1) }],
    ['a day long ago', { milledOn: dayAfter(today, -8) }],
    ['a customer as the miller', { milledBy: 'buyer' }],
    ['an unknown flour', { batches: [{ productId: randomUUID(), kg: 1 }] }],
    ['nothing', { batches: [], orders: [] }],
  ])('%s is refused', async (_, milled) => {
    const product = await flour();
    const order = await confirmed({ product, kg: 1 });
    const asked = { ...milled, ...('milledBy' in milled && { milledBy: buyer.userId }) };
    const answer = await shop.app.inject(millingRequest(staff, millingOf([order], asked)));
    expect(answer.statusCode, answer.body).toBe(400);
    expect((await fresh(order._id)).orderStatus).toBe('Confirmed');
  });

  test('a flour without a code gets one of its own', async () => {
    const product = await flour({ shortCode: null, name: 'Zunka Flour' });
    const { batches } = await finishMilling(shop, staff, [await confirmed({ product, kg: 1 })]);
    expect(batches[0]?.number).toBe(`ZU-${monthAndDay}-1`);
  });
});

describe('undo', () => {
  test('takes the batches back and mails nobody; their numbers are not used again', async () => {
    const product = await flour();
    const order = await confirmed({ product, kg: 2 });
    const { batches } = await finishMilling(shop, staff, [order]);
    const ids = batches.map(({ _id }) => _id);
    expect((await undo(ids)).json()).toEqual({ orders: 1 });
    expect((await undo(ids)).json()).toEqual({ orders: 0 });
    const now = await fresh(order._id);
    expect(now.orderStatus).toBe('Confirmed');
    expect(now.items[0]).not.toHaveProperty('batch');
    const open = await sql<{ count: number }>`
      select count(*)::int as count from letters join order_events event
        on letters.subject_id = event.id::text and letters.kind like 'order/%'
      where event.order_id = ${order._id} and event.order_status = 'Processing'
        and given_up_at is null and sent_at is null`.execute(shop.db);
    expect(open.rows[0]?.count).toBe(0);
    const again = await finishMilling(shop, staff, [now]);
    expect(again.batches[0]?.number).toBe(batches[0]?.number.replace(/1$/, '2'));
    await expectSound();
  });

  test('is refused once a bag is packed, and says whose', async () => {
    const product = await flour();
    const orders = [await confirmed({ product, kg: 2 }), await confirmed({ product, kg: 1 })];
    const { batches } = await finishMilling(shop, staff, orders);
    await shop.app.inject(bulkRequest(staff, { do: 'pack' }, [{ orderId: orders[1]?._id ?? '' }]));
    const answer = await undo(batches.map(({ _id }) => _id));
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('Asha Kulkarni');
    expect((await fresh(orders[0]?._id ?? '')).orderStatus).toBe('Processing');
  });
});

describe('orders that become milled without the sheet', () => {
  test('share a batch of the day, which shrinks when one is to mill again', async () => {
    const product = await flour();
    const [one, two] = [await confirmed({ product, kg: 2 }), await confirmed({ product, kg: 3 })];
    const asked = [one, two].map(({ _id: orderId }) => ({ orderId }));
    await shop.app.inject(bulkRequest(staff, { do: 'mark milled' }, asked));
    const number = (await fresh(one._id)).items[0]?.batch?.number ?? '';
    expect((await fresh(two._id)).items[0]?.batch?.number).toBe(number);
    const path = `batches/${today.slice(0, 4)}-${number}`;
    expect(await get<BatchDetails>(path)).toMatchObject({ kg: 5, inOrdersKg: 5 });
    await setStatus(two._id, 'Confirmed');
    expect(await get<BatchDetails>(path)).toMatchObject({ kg: 2, inOrdersKg: 2 });
    expect((await fresh(two._id)).items[0]).not.toHaveProperty('batch');
    await expectSound();
  });

  test('have a batch whichever way they take, and a cancelled bag is free for the next', async () => {
    const product = await flour();
    const order = await confirmed({ product, kg: 2 });
    await setStatus(order._id, 'Delivered');
    const number = (await fresh(order._id)).items[0]?.batch?.number;
    expect(number).toBeDefined();
    await setStatus(order._id, 'Cancelled');
    const next = await confirmed({ product, kg: 2 });
    await setStatus(next._id, 'Processing');
    expect((await fresh(next._id)).items[0]?.batch?.number).toBe(number);
    // The first order comes back: its bag went to the other, so it is milled again.
    await setStatus(order._id, 'Processing');
    await expectSound();
  });
});

test('the list finds a batch by number, flour, order and customer', async () => {
  const product = await flour({ name: 'Rajgira Flour' });
  const order = await confirmed({ product, kg: 1 });
  const { batches } = await finishMilling(shop, staff, [order]);
  const number = batches[0]?.number ?? '';
  const found = async (q: string) =>
    (await get<BatchesAnswer>('batches', { q, pageSize: '100' })).batches.map((one) => one.number);
  expect(await found(number.toLowerCase())).toEqual([number]);
  expect(await found('rajgira')).toEqual([number]);
  expect(await found(order._id.slice(-8))).toEqual([number]);
  expect(await found('kulkarni asha')).toContain(number);
  expect(await found('100%')).toEqual([]);
  const { count } = await get<BatchesAnswer>('batches', { productId: product.id });
  expect(count).toBe(1);
  const unknown = await shop.app.inject({ url: '/api/admin/batches/x', headers: staff.headers });
  expect(unknown.statusCode).toBe(404);
});
