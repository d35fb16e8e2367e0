import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bill } from '@dalan/contract/payments/bills';
import { billRefusals, financialYearOf } from '@dalan/contract/payments/bills';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { orderStatuses } from '@dalan/contract/orders/orders';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import {
  confirmOrder,
  finishMilling,
  undoMillingRequest,
} from '../../../../../test/requests/milling-requests.ts';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: TestApp;
let buyer: LoggedIn;
let staff: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  buyer = await logInAs(shop, 'user', { name: 'Asha Kulkarni' });
  staff = await logInAs(shop, 'admin');
});
afterAll(() => shop.close());

async function place(by = buyer): Promise<Order> {
  const product = await createTestProduct(shop.db, { stockKg: 10 });
  return (await shop.app.inject(orderRequest(by, [{ product, kg: 3 }]))).json<Order>();
}

function move(orderId: string, orderStatus: OrderStatus, paymentStatus = 'Pending') {
  return shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: staff.headers,
    payload: { orderId, orderStatus, paymentStatus },
  });
}

function askForBill(method: 'GET' | 'POST', orderId: string, by: LoggedIn) {
  const path = by === staff ? '/api/admin/orders' : '/api/orders';
  return shop.app.inject({ method, url: `${path}/${orderId}/bill`, headers: by.headers });
}

async function placeAndMove(orderStatus: OrderStatus, by = buyer): Promise<Order> {
  const order = await place(by);
  await move(order._id, orderStatus);
  return order;
}

async function versionOf(orderId: string): Promise<number> {
  const url = `/api/admin/orders/${orderId}`;
  return (await shop.app.inject({ url, headers: staff.headers })).json<Order>().version;
}

async function serials(): Promise<number[]> {
  const rows = await shop.db.selectFrom('bills').select('serial').orderBy('serial').execute();
  return rows.map(({ serial }) => serial);
}

describe('numbers', () => {
  test('64 deliveries at once get the next 64 numbers, although others fail', async () => {
    const known = (await serials()).length;
    const orders = await Promise.all(Array.from({ length: 64 }, () => place()));
    const failing = await Promise.all(Array.from({ length: 8 }, () => placeAndMove('Processing')));
    const undo = new Error('undo');
    const rolledBack = failing.map(({ _id }) =>
      inTransaction(shop.db, async (tx) => {
        await sql`insert into bills (order_id, document) values (${_id}, '{}')`.execute(tx);
        throw undo;
      }).catch((error: unknown) => error),
    );
    const [answers] = await Promise.all([
      Promise.all(orders.map(({ _id }) => move(_id, 'Delivered'))),
      Promise.all(rolledBack),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const numbers = answers.map((answer) => Number(answer.json<Order>().billNumber?.slice(-6)));
    const expected = Array.from({ length: 64 }, (_, index) => known + index + 1);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(expected);
    expect(await serials()).toEqual(Array.from({ length: known + 64 }, (_, index) => index + 1));
  });

  test('follow the days of the bills', async () => {
    const { rows } = await sql<{ isSorted: boolean }>`
      select coalesce(bool_and(made_at >= before), true) as is_sorted from (
        select made_at, lag(made_at) over (order by year, serial) as before from bills) bills
    `.execute(shop.db);
    expect(rows).toEqual([{ isSorted: true }]);
  });

  test('32 requests at once for one order make one bill', async () => {
    const { _id } = await placeAndMove('Processing');
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) => askForBill('POST', _id, index % 2 ? buyer : staff)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json<Bill>().number)).size).toBe(1);
    const audited = await shop.db
      .selectFrom('auditLog')
      .select('id')
      .where('action', '=', 'bill.made')
      .where('subjectId', '=', _id)
      .execute();
    expect(audited.length).toBeLessThanOrEqual(1);
  });

  test('begin anew on 1 April, 0:00 in India', async () => {
    const moments = [
      ['2031-03-31T18:29:59.999Z', '30-31/000001'],
      ['2031-03-31T18:29:59.999Z', '30-31/000002'],
      ['2031-03-31T18:30:00.000Z', '31-32/000001'],
      ['2032-03-31T18:29:59.000Z', '31-32/000002'],
      ['2100-03-31T18:29:59.000Z', '99-00/000001'],
    ] as const;
    const orders = await Promise.all(moments.map(() => placeAndMove('Processing')));
    const undo = new Error('undo');
    const numbers: string[] = [];
    const rolledBack = inTransaction(shop.db, async (tx) => {
      for (const [index, [madeAt]] of moments.entries()) {
        const { rows } = await sql<{ number: string; year: number }>`
          insert into bills (order_id, document, made_at)
          values (${orders[index]!._id}, '{}', ${madeAt}) returning number, year`.execute(tx);
        numbers.push(rows[0]!.number);
        expect(rows[0]!.year).toBe(financialYearOf(new Date(madeAt)));
      }
      throw undo;
    });
    await expect(rolledBack).rejects.toBe(undo);
    expect(numbers).toEqual(moments.map(([, number]) => number));
  });
});

describe('a bill', () => {
  test('is made with the delivery, and says what was sold', async () => {
    const product = await createTestProduct(shop.db, { stockKg: 5, pricePerKg: 78 });
    await sql`update products set hsn = '1102', gst_rate = 5 where id = ${product.id}`.execute(
      shop.db,
    );
    const placed = await shop.app.inject(orderRequest(buyer, [{ product, kg: 3 }]));
    const { _id, billNumber } = placed.json<Order>();
    expect(billNumber).toBeNull();
    expect((await askForBill('GET', _id, buyer)).statusCode).toBe(404);
    const moved = await move(_id, 'Delivered', 'Paid');
    const answer = await askForBill('GET', _id, buyer);
    const bill = answer.json<Bill>();
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(bill.number).toMatch(/^\d\d-\d\d\/\d{6}$/);
    expect(moved.json<Order>().billNumber).toBe(bill.number);
    expect(bill).toMatchObject({ orderId: _id, isCancelled: false, paymentStatus: 'Paid' });
    expect(bill.document).toMatchObject({
      title: 'Bill',
      seller: { name: shop.config.shop.name, address: shop.config.shop.address, gstin: '' },
      buyer: { name: 'Asha Kulkarni', phone: buyer.phone },
      lines: [
        { name: product.name, hsn: '1102', weightGrams: 3_000, pricePaise: 7_800, gstRate: 0 },
      ],
      delivery: null,
      totals: { totalPaise: 23_400, cgstPaise: 0, sgstPaise: 0 },
    });
    expect((await askForBill('GET', _id, staff)).json()).toEqual(bill);
  });

  test('can be made from milling on, and not before or after a cancellation', async () => {
    for (const orderStatus of orderStatuses) {
      for (const by of [buyer, staff]) {
        const { _id } = await placeAndMove(orderStatus);
        const answer = await askForBill('POST', _id, by);
        if (['Processing', 'Shipped', 'Delivered'].includes(orderStatus)) {
          expect(answer.statusCode, orderStatus).toBe(200);
          continue;
        }
        const { code, message } = answer.json<ErrorAnswer>();
        const hasEnded = ['Cancelled', 'Returned'].includes(orderStatus);
        expect([answer.statusCode, code]).toEqual([409, 'BILL_NOT_YET']);
        expect(message).toBe(hasEnded ? billRefusals.ended : billRefusals.notYet);
        expect((await askForBill('GET', _id, by)).statusCode).toBe(404);
      }
    }
  });

  test('is never shown to another customer', async () => {
    const { _id } = await placeAndMove('Delivered');
    const stranger = await logInAs(shop, 'user');
    for (const method of ['GET', 'POST'] as const) {
      const answer = await askForBill(method, _id, stranger);
      const unknown = await askForBill(method, '01a1dcfa-5aa5-79eb-8c0a-04f76a512a82', stranger);
      expect([answer.statusCode, answer.json<ErrorAnswer>().message]).toEqual([
        404,
        unknown.json<ErrorAnswer>().message,
      ]);
    }
  });

  test('stays as it was when flour, order and account change, and says that it is cancelled', async () => {
    const leaver = await logInAs(shop, 'user', { name: 'Meena Joshi' });
    const order = await placeAndMove('Delivered', leaver);
    const before = (await askForBill('GET', order._id, staff)).json<Bill>();
    await sql`update products set name = 'Renamed', hsn = '9999', gst_rate = 18
      where id = ${order.items[0]!.productId._id}`.execute(shop.db);
    await move(order._id, 'Returned');
    await move(order._id, 'Delivered');
    await move(order._id, 'Returned');
    const url = `/api/users/${leaver.userId}`;
    await shop.app.inject({ method: 'DELETE', url, headers: leaver.headers });
    const after = (await askForBill('GET', order._id, staff)).json<Bill>();
    expect(after).toEqual({ ...before, isCancelled: true });
    expect(after.document.buyer.name).toBe('Meena Joshi');
  });

  test('of a customer who left before it was made names nobody', async () => {
    const leaver = await logInAs(shop, 'user');
    const { _id } = await placeAndMove('Shipped', leaver);
    const url = `/api/users/${leaver.userId}`;
    await shop.app.inject({ method: 'DELETE', url, headers: leaver.headers });
    await move(_id, 'Delivered');
    const { document } = (await askForBill('GET', _id, staff)).json<Bill>();
    expect(document.buyer).toEqual({ name: '', address: '', phone: '' });
  });

  test('follows the settings: a tax invoice with a GSTIN', async () => {
    const saved = await shop.app.inject({ url: '/api/admin/settings', headers: staff.headers });
    const { data } = saved.json<{ data: { page: string; version: number; document: object }[] }>();
    const { version, document } = data.find(({ page }) => page === 'legal')!;
    await shop.app.inject({
      method: 'PUT',
      url: '/api/admin/settings',
      headers: staff.headers,
      payload: { page: 'legal', version, document: { ...document, gstin: '27AAAAA0000A1Z5' } },
    });
    const order = await place();
    await sql`update products set gst_rate = 5 where id = ${order.items[0]!.productId._id}`.execute(
      shop.db,
    );
    await move(order._id, 'Delivered');
    const bill = (await askForBill('GET', order._id, buyer)).json<Bill>();
    expect(bill.document).toMatchObject({
      title: 'Tax Invoice',
      placeOfSupply: 'Maharashtra (27)',
      totals: { totalPaise: 23_400, taxablePaise: 22_286, cgstPaise: 557, sgstPaise: 557 },
    });
  });

  test('says what was paid since, without what was corrected', async () => {
    const { _id } = await placeAndMove('Delivered');
    const send = (url: string, key: string, payload: object) =>
      shop.app.inject({
        ...{ method: 'POST', url, payload },
        headers: { ...staff.headers, 'idempotency-key': key },
      });
    const payments = `/api/admin/orders/${_id}/payments`;
    const wrong = await send(payments, 'cash', { method: 'cash', amount: 100 });
    await send(payments, 'upi', { method: 'UPI', amount: 134 });
    const paidOf = async () => (await askForBill('GET', _id, buyer)).json<Bill>().paid;
    expect(await paidOf()).toMatchObject({ paise: 23_400, methods: ['UPI', 'cash'] });
    const correction = `/api/admin/payments/${wrong.json<Order>().payments[0]!._id}/correction`;
    await send(correction, 'back', { amount: 100, reason: 'Counted twice' });
    expect(await paidOf()).toMatchObject({ paise: 13_400, methods: ['UPI'] });
  });

  test('says when each flour was milled, and one from before there were batches does not', async () => {
    const flour = await createTestProduct(shop.db, { stockKg: 10 });
    await sql`update products set shelf_life_days = 90 where id = ${flour.id}`.execute(shop.db);
    const placed = await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 3 }]));
    const order = await confirmOrder(shop, staff, placed.json<Order>()._id);
    const { batches } = await finishMilling(shop, staff, [order]);
    const { number, milledOn, bestBefore } = batches[0]!;
    const { document } = (await askForBill('POST', order._id, buyer)).json<Bill>();
    expect(document.lines[0]!.batch).toEqual({ number, milledOn, bestBefore });

    const old = await placeAndMove('Processing');
    await shop.db
      .updateTable('orderItems')
      .set({ batchId: null })
      .where('orderId', '=', old._id)
      .execute();
    await shop.db.updateTable('orders').set({ milledAt: null }).where('id', '=', old._id).execute();
    const before = (await askForBill('POST', old._id, buyer)).json<Bill>();
    expect(before.document.lines[0]).not.toHaveProperty('batch');
  });

  test('stays as it was when its milling is taken back and its flour milled anew', async () => {
    const order = await confirmOrder(shop, staff, (await place())._id);
    const { batches } = await finishMilling(shop, staff, [order]);
    const first = (await askForBill('POST', order._id, buyer)).json<Bill>();
    const batchIds = batches.map(({ _id }) => _id);
    const undone = await shop.app.inject(undoMillingRequest(staff, batchIds));
    expect(undone.statusCode, undone.body).toBe(200);
    await finishMilling(shop, staff, [{ ...order, version: await versionOf(order._id) }]);
    expect((await askForBill('GET', order._id, buyer)).json<Bill>().document).toEqual(
      first.document,
    );
  });

  test('cannot be changed or deleted', async () => {
    await expect(sql`update bills set serial = serial + 1`.execute(shop.db)).rejects.toThrow();
    await expect(sql`delete from bills`.execute(shop.db)).rejects.toThrow();
    await expect(sql`truncate bills`.execute(shop.db)).rejects.toThrow();
  });
});

test('after all of this every invariant holds', async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
});
