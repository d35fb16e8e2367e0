import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import type { NewPayment } from '@dalan/contract/payments/payments';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import {
  claimRequest,
  notFoundRequest,
  paymentRequest,
} from '../../../../../test/requests/payment-requests.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: TestApp;
let buyer: LoggedIn;
let staff: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp({ LIMIT_PAYMENT_CLAIMS_PER_ACCOUNT: '1000/3600' });
  buyer = await logInAs(shop, 'user');
  staff = await logInAs(shop, 'admin', { name: 'Sunanda More', duty: 'counter' });
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

async function placeOne() {
  const flour = await createTestProduct(shop.db, { stockKg: 10, pricePerKg: 103 });
  const answer = await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 4 }]));
  return { flour, order: answer.json<Order>() };
}

async function pay(orderId: string, payment: Partial<NewPayment>, key?: string) {
  const whole: NewPayment = { method: 'cash', amount: 412, ...payment };
  return shop.app.inject(paymentRequest(staff, orderId, whole, key));
}

function setStatus(orderId: string, orderStatus: OrderStatus, paymentStatus = 'Pending') {
  return shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: staff.headers,
    payload: { orderId, orderStatus, paymentStatus },
  });
}

async function read(orderId: string): Promise<Order> {
  const url = `/api/admin/orders/${orderId}`;
  return (await shop.app.inject({ url, headers: staff.headers })).json<Order>();
}

describe('a claim', () => {
  test('20 times at once is one open claim, and moves no status', async () => {
    const { order } = await placeOne();
    const claims = Array.from({ length: 20 }, () =>
      shop.app.inject(claimRequest(buyer, order._id)),
    );
    const codes = (await Promise.all(claims)).map(({ statusCode }) => statusCode);
    expect(new Set(codes)).toEqual(new Set([200]));
    const after = await read(order._id);
    expect(after).toMatchObject({
      paymentStatus: 'Pending',
      version: 2,
      claim: { state: 'open', amount: 412, reference: '', answeredAt: null },
    });
    expect(after.history.at(-1)).toMatchObject({
      kind: 'payment claimed',
      paymentStatus: 'Pending',
    });
    const rows = await shop.db
      .selectFrom('paymentClaims')
      .select('id')
      .where('orderId', '=', order._id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('takes a reference that comes later', async () => {
    const { order } = await placeOne();
    await shop.app.inject(claimRequest(buyer, order._id));
    await shop.app.inject(claimRequest(buyer, order._id, '632109874410'));
    await shop.app.inject(claimRequest(buyer, order._id));
    expect((await read(order._id)).claim).toMatchObject({ reference: '632109874410' });
  });

  test('takes 12 digits as they are typed, and nothing shorter', async () => {
    const { order } = await placeOne();
    const refused = await shop.app.inject(claimRequest(buyer, order._id, '123'));
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('A UPI reference has 12 digits');
    await shop.app.inject(claimRequest(buyer, order._id, '६३२१ ०९८७ ४४१०'));
    expect((await read(order._id)).claim).toMatchObject({ reference: '632109874410' });
  });

  test('is found by recording a payment, and the rest can be claimed again', async () => {
    const { order } = await placeOne();
    await shop.app.inject(claimRequest(buyer, order._id));
    const paid = (await pay(order._id, { amount: 300, method: 'UPI' })).json<Order>();
    expect(paid.claim).toMatchObject({ state: 'found', amount: 412 });
    expect(paid.claim!.answeredAt).toBe(paid.payments[0]!.at);
    const again = (await shop.app.inject(claimRequest(buyer, order._id))).json<Order>();
    expect(again.claim).toMatchObject({ state: 'open', amount: 112 });
  });

  test('is answered with not found once; a recorded payment is told instead', async () => {
    const { order } = await placeOne();
    await shop.app.inject(claimRequest(buyer, order._id));
    const answers = await Promise.all(
      [1, 2].map(() => shop.app.inject(notFoundRequest(staff, order._id))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await read(order._id)).toMatchObject({
      claim: { state: 'not found' },
      paymentStatus: 'Pending',
      version: 3,
    });
    await pay(order._id, {});
    const { order: other } = await placeOne();
    await shop.app.inject(claimRequest(buyer, other._id));
    await pay(other._id, {});
    const late = await shop.app.inject(notFoundRequest(staff, other._id));
    expect(late.json<ErrorAnswer>()).toMatchObject({
      code: 'ORDER_CHANGED',
      details: { order: { claim: { state: 'found' } } },
    });
  });

  test('recorded and not found at once: one answer', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { order } = await placeOne();
      await shop.app.inject(claimRequest(buyer, order._id));
      await Promise.all([pay(order._id, {}), shop.app.inject(notFoundRequest(staff, order._id))]);
      const { claim, history } = await read(order._id);
      const notFound = history.filter(({ kind }) => kind === 'payment not found').length;
      expect(notFound).toBe(claim!.state === 'not found' ? 1 : 0);
    }
  });

  test("is refused where nothing is to pay, and on another's order", async () => {
    const { order } = await placeOne();
    const stranger = await logInAs(shop, 'user');
    expect((await shop.app.inject(claimRequest(stranger, order._id))).statusCode).toBe(404);
    await setStatus(order._id, 'Delivered', 'Paid');
    const settled = await shop.app.inject(claimRequest(buyer, order._id));
    expect(settled.json<ErrorAnswer>().code).toBe('PAYMENT_REFUSED');
    await setStatus(order._id, 'Cancelled');
    expect((await shop.app.inject(claimRequest(buyer, order._id))).statusCode).toBe(409);
  });
});

test('each account can claim a few times an hour', async () => {
  const few = await startTestApp({ LIMIT_PAYMENT_CLAIMS_PER_ACCOUNT: '2/3600' });
  const customer = await logInAs(few, 'user');
  const flour = await createTestProduct(few.db, { stockKg: 10 });
  const placed = await few.app.inject(orderRequest(customer, [{ product: flour, kg: 1 }]));
  const claim = claimRequest(customer, placed.json<Order>()._id);
  const codes = [];
  for (let tap = 0; tap < 3; tap += 1) codes.push((await few.app.inject(claim)).statusCode);
  expect(codes).toEqual([200, 200, 429]);
  await few.close();
});
