import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WALK_IN_ID } from '@dalan/contract/desk/counter';
import type { CounterAnswer } from '@dalan/contract/desk/counter';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order } from '@dalan/contract/orders/orders';
import type { Bill } from '@dalan/contract/payments/bills';
import { saleBody, saleRequest } from '../../../../../test/requests/counter-requests.ts';
import { returnRequest } from '../../../../../test/requests/credit-requests.ts';
import { newNumber } from '../../../../../test/requests/phone-order-requests.ts';
import { createTestProduct, stockKgOf } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: TestApp;
let till: LoggedIn;
let owner: LoggedIn;
let jowar: TestProduct;
let besan: TestProduct;

beforeAll(async () => {
  shop = await startTestApp();
  till = await logInAs(shop, 'admin', { name: 'Prajakta', duty: 'counter' });
  owner = await logInAs(shop, 'admin', { name: 'Owner', duty: 'owner' });
  jowar = await createTestProduct(shop.db, { stockKg: 100, pricePerKg: 78 });
  besan = await createTestProduct(shop.db, { stockKg: 100, pricePerKg: 138 });
});

afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

const sell = (payload: object, key?: string, by = till) =>
  shop.app.inject(saleRequest(by, payload, key));

async function sold(payload: object, key?: string): Promise<Order> {
  const answer = await sell(payload, key);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Order>();
}

const twoFlours = () =>
  saleBody([
    { product: jowar, grams: 1_000 },
    { product: besan, grams: 360 },
  ]);

test('a sale is placed, delivered, paid and billed at once, to the rupee', async () => {
  const before = await stockKgOf(shop.db, besan.id);
  const order = await sold(twoFlours());
  expect(order).toMatchObject({
    channel: 'counter',
    orderStatus: 'Delivered',
    paymentStatus: 'Paid',
    totalAmount: 127.68,
    roundOff: 0.32,
    deliveryCharge: 0,
    amountToPay: 128,
    paidAmount: 128,
    deliveryAddress: '',
    contactNumber: '',
    userId: { _id: WALK_IN_ID, name: '', phone: '', email: '' },
    payments: [{ method: 'cash', amount: 128, by: 'Prajakta' }],
    history: [{ kind: 'placed' }, { kind: 'status changed' }, { kind: 'payment recorded' }],
  });
  expect(await stockKgOf(shop.db, besan.id)).toBeCloseTo(before - 0.36, 3);
  const answer = await shop.app.inject({
    url: `/api/admin/orders/${order._id}/bill`,
    headers: till.headers,
  });
  const bill = answer.json<Bill>();
  expect(bill.number).toBe(order.billNumber);
  expect(bill.document).toMatchObject({
    roundOffPaise: 32,
    totals: { totalPaise: 128_00 },
    buyer: { name: '', address: '', phone: '' },
  });
});

test('nobody gets a letter about a sale', async () => {
  const order = await sold(twoFlours());
  const { rows } = await sql`
    select from letters join order_events event on event.id::text = subject_id
    where event.order_id = ${order._id}`.execute(shop.db);
  expect(rows).toEqual([]);
});

test('the same key is the same sale, also after the scale changed; another body is refused', async () => {
  const body = twoFlours();
  const first = await sold(body, 'slip-1');
  const again = await sell(body, 'slip-1');
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(again.json<Order>()._id).toBe(first._id);
  const other = await sell(saleBody([{ product: jowar, grams: 500 }]), 'slip-1');
  expect(other.json<ErrorAnswer>()).toMatchObject({
    code: 'KEY_REUSED',
    details: { order: { _id: first._id } },
  });
});

test('too little stock, another price, scale or amount sells nothing', async () => {
  const scarce = await createTestProduct(shop.db, { stockKg: 0.3, pricePerKg: 100 });
  const count = async () =>
    (await shop.db.selectFrom('orders').select('id').where('channel', '=', 'counter').execute())
      .length;
  const before = await count();
  const short = await sell(saleBody([{ product: scarce, grams: 310 }]));
  expect(short.json<ErrorAnswer>()).toMatchObject({
    code: 'OUT_OF_STOCK',
    details: { items: [{ productId: scarce.id, availableKg: 0.3 }] },
  });
  const dear = await sell(saleBody([{ product: { ...scarce, pricePerKg: 90 }, grams: 100 }]));
  expect(dear.json<ErrorAnswer>().code).toBe('PRICE_CHANGED');
  const loose = await sell(saleBody([{ product: scarce, grams: 105 }]));
  expect(loose.json<ErrorAnswer>().fields).toHaveProperty(['items.0.quantityKg']);
  const wrong = await sell(saleBody([{ product: scarce, grams: 100 }], { amount: 11 }));
  expect(wrong.json<ErrorAnswer>().fields).toHaveProperty('amount');
  const cheap = await createTestProduct(shop.db, { stockKg: 1, pricePerKg: 4 });
  const nothing = await sell(saleBody([{ product: cheap, grams: 10 }], { amount: 1 }));
  expect(nothing.json<ErrorAnswer>().fields).toHaveProperty('amount');
  expect(await count()).toBe(before);
  expect(await stockKgOf(shop.db, scarce.id)).toBe(0.3);
});

test('a number finds or makes the customer, without an address', async () => {
  const contactNumber = newNumber();
  const customer = { name: 'Shobha Nimbalkar', contactNumber };
  const first = await sold({ ...twoFlours(), customer });
  expect(first).toMatchObject({
    contactNumber,
    deliveryAddress: '',
    userId: { name: 'Shobha Nimbalkar' },
  });
  const again = await sold({ ...twoFlours(), customer });
  expect(again.userId._id).toBe(first.userId._id);
  const known = await sold({
    ...twoFlours(),
    customer: { customerId: first.userId._id, contactNumber },
  });
  expect(known.userId._id).toBe(first.userId._id);
  for (const customerId of [WALK_IN_ID, till.userId]) {
    const refused = await sell({ ...twoFlours(), customer: { customerId, contactNumber } });
    expect(refused.json<ErrorAnswer>().code).toBe('NOT_FOUND');
  }
});

test('a sale that a till kept has its own time, and none of the future or long ago', async () => {
  const soldAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
  const kept = await sold({ ...twoFlours(), soldAt });
  expect(kept.createdAt).toBe(soldAt);
  expect(kept.payments[0]?.at).toBe(soldAt);
  const ahead = new Date(Date.now() + 3_600_000).toISOString();
  const early = await sold({ ...twoFlours(), soldAt: ahead });
  expect(Date.parse(early.createdAt)).toBeLessThanOrEqual(Date.now());
  const old = await sell({
    ...twoFlours(),
    soldAt: new Date(Date.now() - 8 * 86_400_000).toISOString(),
  });
  expect(old.json<ErrorAnswer>().fields).toHaveProperty('soldAt');
});

test('a sale is not undone, neither by staff nor by the database', async () => {
  const order = await sold(twoFlours());
  const cancelled = await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: owner.headers,
    payload: {
      orderId: order._id,
      orderStatus: 'Cancelled',
      paymentStatus: 'Paid',
      version: order.version,
    },
  });
  expect(cancelled.json<ErrorAnswer>().code, cancelled.body).toBe('ORDER_NOT_CHANGEABLE');
  const deleted = await shop.app.inject({
    method: 'DELETE',
    url: `/api/admin/orders/${order._id}`,
    headers: owner.headers,
  });
  expect(deleted.json<ErrorAnswer>().code).toBe('ORDER_NOT_CHANGEABLE');
  for (const change of [
    { orderStatus: 'Returned' },
    { deletedAt: new Date() },
    { channel: 'shop', roundOffPaise: 0 },
  ]) {
    await expect(
      shop.db.updateTable('orders').set(change).where('id', '=', order._id).execute(),
    ).rejects.toThrow(/taken back, not undone/);
  }
});

test('a sale that was typed wrongly is taken back as a whole, with its rounding', async () => {
  const before = await stockKgOf(shop.db, jowar.id);
  const order = await sold(twoFlours());
  const lines = order.items.map(({ productId, quantityKg }) => ({
    productId: productId._id,
    kg: quantityKg,
  }));
  const asked = { reason: 'typed wrongly', flour: 'back to stock' } as const;
  const give = (amount: number) => ({ amount, refund: { method: 'cash' as const, amount } });
  const less = await shop.app.inject(
    returnRequest(owner, order._id, { ...asked, lines, ...give(127.68) }),
  );
  expect(less.json<ErrorAnswer>().code).toBe('CREDIT_REFUSED');
  const whole = await shop.app.inject(
    returnRequest(owner, order._id, { ...asked, lines, ...give(128) }),
  );
  expect(whole.statusCode, whole.body).toBe(200);
  expect(whole.json<Order>()).toMatchObject({ amountToPay: 0, paymentStatus: 'Refunded' });
  expect(await stockKgOf(shop.db, jowar.id)).toBe(before);
});

test('flour in parts comes back by weight, the rounding with the last of it', async () => {
  const order = await sold(saleBody([{ product: besan, grams: 370 }]));
  expect(order).toMatchObject({ totalAmount: 51.06, roundOff: -0.06, amountToPay: 51 });
  const part = (kg: number, amount: number) =>
    shop.app.inject(
      returnRequest(owner, order._id, {
        lines: [{ productId: besan.id, kg }],
        reason: 'changed mind',
        flour: 'thrown away',
        amount,
        refund: { method: 'cash', amount },
      }),
    );
  expect((await part(0.1, 13.8)).statusCode).toBe(200);
  const last = await part(0.27, 37.2);
  expect(last.statusCode, last.body).toBe(200);
  expect(last.json<Order>()).toMatchObject({ amountToPay: 0, givenBackAmount: 51 });
});

test('a till gets the flours at their places, the step of the scale and no UPI without an id', async () => {
  const answer = await shop.app.inject({ url: '/api/admin/counter', headers: till.headers });
  const { flours, scaleStepGrams } = answer.json<CounterAnswer>();
  expect(scaleStepGrams).toBe(10);
  expect(flours[0]).toMatchObject({ _id: jowar.id, pricePerKg: 78 });
});

test('the database refuses 260 g in any order but a sale at the counter', async () => {
  const order = await sold(saleBody([{ product: jowar, grams: 260 }]));
  const insert = (channel: string, placedBy: string | null) =>
    shop.db.transaction().execute(async (tx) => {
      const { id } = await tx
        .insertInto('orders')
        .values({
          userId: owner.userId,
          totalPaise: 2_028,
          deliveryAddress: 'Pune',
          contactNumber: '5550000001',
          channel,
          placedBy,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const line = { orderId: id, productId: jowar.id, lineNo: 1, name: 'Jowar', description: '' };
      const weighed = { pricePaise: 7_800, weightGrams: 260, totalPaise: 2_028 };
      await tx
        .insertInto('orderItems')
        .values({ ...line, ...weighed })
        .execute();
    });
  await expect(insert('shop', null)).rejects.toThrow(/steps of 250 grams/);
  expect(order.items[0]?.quantityKg).toBe(0.26);
});
