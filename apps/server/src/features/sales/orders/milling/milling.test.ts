import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayAfter } from '@dalan/contract/delivery/delivery';
import type { MillingSheet, PackingSlipsAnswer } from '@dalan/contract/mill/milling';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { claimRequest, paymentRequest } from '../../../../../test/requests/payment-requests.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: TestApp;
let buyer: LoggedIn;
let staff: LoggedIn;
let jowar: TestProduct;
let wheat: TestProduct;
let blend: TestProduct;
beforeAll(async () => {
  shop = await startTestApp();
  buyer = await logInAs(shop, 'user', { name: 'Meera Joshi' });
  staff = await logInAs(shop, 'admin');
  // The shop shows the newest first. The sheet has another order: flours without gluten first.
  jowar = await flour('Jowar Flour', 'Millets');
  blend = await flour('Thalipeeth Bhajani', 'Blends');
  wheat = await flour('Lokwan Wheat Flour', 'Wheat');
});
afterAll(() => shop.close());

async function flour(name: string, category: string): Promise<TestProduct> {
  const product = await createTestProduct(shop.db, { stockKg: 500 });
  const words = { name, category, nameMr: 'पीठ' };
  await shop.db.updateTable('products').set(words).where('id', '=', product.id).execute();
  return { ...product, name };
}

type Lines = [TestProduct, number][];

async function place(lines: Lines, orderStatus: OrderStatus = 'Confirmed'): Promise<Order> {
  const request = lines.map(([product, kg]) => ({ product, kg }));
  const order = (await shop.app.inject(orderRequest(buyer, request))).json<Order>();
  return orderStatus === 'Placed' ? order : move(order, orderStatus);
}

async function move({ _id: orderId }: Order, orderStatus: OrderStatus, dueOn?: string) {
  const answer = await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: staff.headers,
    payload: { orderId, orderStatus, paymentStatus: 'Pending', ...(dueOn && { dueOn }) },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Order>();
}

function ask(path: 'milling-sheet' | 'packing-slips', query: Record<string, string>) {
  const url = `/api/admin/${path}`;
  return shop.app.inject({ method: 'GET', url, query, headers: staff.headers });
}

async function sheetOf(query: Record<string, string>): Promise<MillingSheet> {
  const answer = await ask('milling-sheet', query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<MillingSheet>();
}

const sheetOfOrders = (...orders: Order[]) =>
  sheetOf({ ids: orders.map(({ _id }) => _id).join(',') });

async function print(orders: { _id: string; version: number }[]): Promise<number> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/milling-sheet/printed',
    headers: staff.headers,
    payload: { orders: orders.map(({ _id, version }) => ({ orderId: _id, version })) },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ marked: number }>().marked;
}

/** Does to the order what a change of its address does. */
async function changeContents(tx: Tx, { _id: orderId }: Order): Promise<void> {
  await sql`
    update orders set contents_changed_at = now(), version = version + 1 where id = ${orderId}
  `.execute(tx);
  await sql`
    insert into order_events (order_id, kind, order_status, payment_status, actor_id, changes)
    select id, 'contents changed', order_status, payment_status, ${staff.userId}, '{}'
    from orders where id = ${orderId}
  `.execute(tx);
}

const isChanged = async (order: Order) =>
  (await sheetOfOrders(order)).orders[0]!.isChangedAfterPrint;

describe('the milling sheet', () => {
  test('adds kilograms and counts bags, flours without gluten first', async () => {
    const first = await place([
      [wheat, 10],
      [jowar, 5],
    ]);
    const second = await place([
      [jowar, 5],
      [blend, 2],
    ]);
    const third = await place([[jowar, 1]]);
    const sheet = await sheetOfOrders(first, second, third);
    expect(sheet.flours).toMatchObject([
      {
        name: 'Jowar Flour',
        nameMr: 'पीठ',
        isWithoutGluten: true,
        kg: 11,
        bags: [
          { kg: 5, count: 2 },
          { kg: 1, count: 1 },
        ],
      },
      { name: 'Lokwan Wheat Flour', isWithoutGluten: false, kg: 10 },
      { name: 'Thalipeeth Bhajani', isWithoutGluten: false, kg: 2, bags: [{ kg: 2, count: 1 }] },
    ]);
    expect(sheet.orders).toHaveLength(3);
    expect(sheet).toMatchObject({ day: null, notOnSheet: [] });
    expect(sheet.orders[0]).toMatchObject({ _id: first._id, name: 'Meera Joshi', version: 2 });
  });

  test('of a day has its confirmed orders, and names those still to confirm', async () => {
    const day = dayAfter((await place([[wheat, 1]])).dueOn, 20);
    const confirmed = await move(await place([[wheat, 3]]), 'Confirmed', day);
    const placed = await move(await place([[wheat, 3]], 'Placed'), 'Pending', day);
    await move(await place([[wheat, 3]]), 'Processing', day);
    const sheet = await sheetOf({ day });
    expect(sheet.orders.map(({ _id }) => _id)).toEqual([confirmed._id]);
    expect(sheet.notOnSheet).toEqual([
      { _id: placed._id, name: 'Meera Joshi', orderStatus: 'Pending' },
    ]);
    expect(sheet.day).toBe(day);
    expect(sheet.days).toContainEqual({ day, orders: 1 });
    // If no day is asked for, it is the first one with something to mill.
    expect((await sheetOf({})).day).toBe(sheet.days[0]!.day);
    expect(await sheetOf({ day: dayAfter(day) })).toMatchObject({ orders: [], flours: [] });
  });

  test('of chosen orders names those that are not Confirmed any more', async () => {
    const kept = await place([[wheat, 1]]);
    const gone = await place([[wheat, 4]], 'Cancelled');
    const unknown = randomUUID();
    const ids = [kept._id, gone._id.toUpperCase(), unknown, kept._id].join(',');
    const sheet = await sheetOf({ ids });
    expect(sheet.orders.map(({ _id }) => _id)).toEqual([kept._id]);
    expect(sheet.flours).toMatchObject([{ kg: 1 }]);
    expect(sheet.notOnSheet).toEqual([
      { _id: gone._id, name: 'Meera Joshi', orderStatus: 'Cancelled' },
      { _id: unknown, name: '', orderStatus: null },
    ]);
  });

  test('refuses more than 200 ids, no ids, and a day with ids', async () => {
    const ids = (count: number) => Array.from({ length: count }, () => randomUUID()).join(',');
    expect((await ask('milling-sheet', { ids: ids(200) })).statusCode).toBe(200);
    for (const query of [
      { ids: ids(201) },
      { ids: '' },
      { ids: 'all' },
      { ids: ids(1), day: '2026-11-16' },
      { day: 'today' },
    ]) {
      expect((await ask('milling-sheet', query)).statusCode, JSON.stringify(query)).toBe(400);
    }
    expect((await ask('packing-slips', {})).statusCode).toBe(400);
  });
});

describe('a printed sheet', () => {
  test('marks its orders once they change, until the next print', async () => {
    const order = await place([[wheat, 1]]);
    expect(await isChanged(order)).toBe(false);
    expect(await print([order])).toBe(1);
    expect((await sheetOfOrders(order)).orders[0]!.sheetPrintedAt).not.toBeNull();
    expect(await isChanged(order)).toBe(false);
    await inTransaction(shop.db, (tx) => changeContents(tx, order));
    expect(await isChanged(order)).toBe(true);
    await print((await sheetOfOrders(order)).orders);
    expect(await isChanged(order)).toBe(false);
  });

  test('that was read before a change is marked, although it is printed after it', async () => {
    const order = await place([[wheat, 1]]);
    const { orders } = await sheetOfOrders(order);
    await inTransaction(shop.db, (tx) => changeContents(tx, order));
    await print(orders);
    expect(await isChanged(order)).toBe(true);
  });

  test('waits for changes that are being saved, and misses none of them', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => place([[wheat, 1]])));
    const changes = orders.slice(0, 3).map((order) =>
      inTransaction(shop.db, async (tx) => {
        await changeContents(tx, order);
        await sql`select pg_sleep(0.2)`.execute(tx);
      }),
    );
    await sql`select pg_sleep(0.1)`.execute(shop.db);
    const { orders: asRead } = await sheetOfOrders(...orders);
    await Promise.all([...changes, print(asRead), print(asRead.toReversed())]);
    const after = await sheetOfOrders(...orders);
    const changed = after.orders.filter(({ isChangedAfterPrint }) => isChangedAfterPrint);
    expect(changed.map(({ _id }) => _id).sort()).toEqual(
      orders
        .slice(0, 3)
        .map(({ _id }) => _id)
        .sort(),
    );
  });

  test('leaves an order alone that is not to mill any more', async () => {
    const milled = await place([[wheat, 1]], 'Processing');
    expect(await print([milled, { _id: randomUUID(), version: 1 }])).toBe(0);
  });
});

describe('packing slips', () => {
  test('say what is in the bags and what is still to collect, in the order asked', async () => {
    const first = await place(
      [
        [jowar, 5],
        [wheat, 1],
      ],
      'Processing',
    );
    const second = await place([[wheat, 2]], 'Processing');
    const cancelled = await place([[wheat, 2]], 'Cancelled');
    await shop.app.inject(paymentRequest(staff, first._id, { method: 'cash', amount: 100 }));
    await shop.app.inject(paymentRequest(staff, second._id, { method: 'UPI', amount: 156 }));
    await shop.app.inject(claimRequest(buyer, first._id));
    const ids = [second, cancelled, first].map(({ _id }) => _id).join(',');
    const { slips, withoutSlip } = (await ask('packing-slips', { ids })).json<PackingSlipsAnswer>();
    expect(slips).toMatchObject([
      {
        orderId: second._id,
        toCollect: 0,
        saysPaid: false,
        lines: [{ name: 'Lokwan Wheat Flour', kg: 2 }],
      },
      {
        orderId: first._id,
        name: 'Meera Joshi',
        area: '',
        toCollect: 368,
        saysPaid: true,
        packedAt: null,
        lines: [
          { name: expect.any(String) as string, nameMr: 'पीठ', kg: 5 },
          { nameMr: 'पीठ', kg: 1 },
        ],
      },
    ]);
    expect(withoutSlip).toMatchObject([{ _id: cancelled._id, orderStatus: 'Cancelled' }]);
  });
});

test('after all of this every invariant holds', async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
});
