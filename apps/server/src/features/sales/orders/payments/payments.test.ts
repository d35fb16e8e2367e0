import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { paymentStatuses } from '@dalan/contract/orders/orders';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import type { NewPayment } from '@dalan/contract/payments/payments';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import {
  correctionRequest,
  paymentRequest,
} from '../../../../../test/requests/payment-requests.ts';
import { createTestProduct, stockKgOf } from '../../../../../test/shops/products.ts';
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

describe('recording', () => {
  test('moves the payment status with the sum, in history and version', async () => {
    const { flour, order } = await placeOne();
    expect(order).toMatchObject({ amountToPay: 412, paidAmount: 0, payments: [], claim: null });
    const part = (
      await pay(order._id, { amount: 300, method: 'UPI', reference: ' 12 ' })
    ).json<Order>();
    expect(part).toMatchObject({
      paymentStatus: 'Partially Paid',
      paidAmount: 300,
      version: order.version + 1,
      payments: [
        { method: 'UPI', amount: 300, reference: '12', by: 'Sunanda More', corrects: null },
      ],
    });
    expect(part.history.at(-1)).toMatchObject({
      kind: 'payment recorded',
      paymentStatus: 'Partially Paid',
    });
    const whole = (await pay(order._id, { amount: 112 })).json<Order>();
    expect(whole).toMatchObject({ paymentStatus: 'Paid', paidAmount: 412, orderStatus: 'Placed' });
    expect(await stockKgOf(shop.db, flour.id)).toBe(6);
    const mine = await shop.app.inject({ url: '/api/my-orders', headers: buyer.headers });
    expect(mine.json<Order[]>()[0]).toMatchObject({ paidAmount: 412, payments: whole.payments });
  });

  test('a double tap records once; another amount under the key is refused', async () => {
    const { order } = await placeOne();
    const taps = await Promise.all([1, 2, 3].map(() => pay(order._id, { amount: 10 }, 'a-key')));
    expect(taps.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await read(order._id)).toMatchObject({ paidAmount: 10 });
    const other = await pay(order._id, { amount: 11 }, 'a-key');
    expect(other.json<ErrorAnswer>().code).toBe('KEY_REUSED');
    expect(await read(order._id)).toMatchObject({ paidAmount: 10, version: 2 });
  });

  test('more than what is still to pay is refused, with what is open', async () => {
    const { order } = await placeOne();
    await pay(order._id, { amount: 300 });
    const answer = await pay(order._id, { amount: 112.01 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json<ErrorAnswer>()).toMatchObject({
      code: 'PAYMENT_TOO_HIGH',
      message: 'Only ₹112.00 is still to pay. Nothing was recorded.',
      details: { stillToPay: 112 },
    });
    expect((await pay(order._id, { amount: 112 })).statusCode).toBe(200);
    expect((await pay(order._id, { amount: 0.01 })).json<ErrorAnswer>().details).toEqual({
      stillToPay: 0,
    });
  });

  test('two staff record the rest at once: one does', async () => {
    const { order } = await placeOne();
    const answers = await Promise.all(Array.from({ length: 16 }, () => pay(order._id, {})));
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, ...Array<number>(15).fill(409)]);
    expect(await read(order._id)).toMatchObject({ paidAmount: 412, version: 2 });
  });

  test('is refused on a cancelled, returned, deleted and unknown order', async () => {
    for (const status of ['Cancelled', 'Returned'] as const) {
      const { order } = await placeOne();
      await setStatus(order._id, status);
      expect((await pay(order._id, {})).json<ErrorAnswer>().code).toBe('PAYMENT_REFUSED');
    }
    const { order } = await placeOne();
    const url = `/api/admin/orders/${order._id}`;
    await shop.app.inject({ method: 'DELETE', url, headers: staff.headers });
    expect((await pay(order._id, {})).statusCode).toBe(404);
    expect((await pay(buyer.userId, {})).statusCode).toBe(404);
  });

  test('against a cancellation: a payment before it, or none', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { order } = await placeOne();
      const cancel = shop.app.inject({
        method: 'POST',
        url: `/api/orders/${order._id}/cancel`,
        headers: buyer.headers,
      });
      const [paid] = await Promise.all([pay(order._id, {}), cancel]);
      const now = await read(order._id);
      expect(now.orderStatus).toBe('Cancelled');
      expect(now.payments).toHaveLength(paid.statusCode === 200 ? 1 : 0);
      expect(now.paymentStatus).toBe(paid.statusCode === 200 ? 'Paid' : 'Pending');
    }
  });

  test('a status set by hand stands until the next row', async () => {
    const { order } = await placeOne();
    await pay(order._id, { amount: 100 });
    for (const byHand of paymentStatuses) {
      await setStatus(order._id, 'Confirmed', byHand);
      expect((await read(order._id)).paymentStatus).toBe(byHand);
    }
    await pay(order._id, { amount: 1 });
    expect(await read(order._id)).toMatchObject({
      paymentStatus: 'Partially Paid',
      paidAmount: 101,
    });
  });

  test('wants an amount in whole paise above zero, a known method and a key', async () => {
    const { order } = await placeOne();
    for (const wrong of [{ amount: 0 }, { amount: -1 }, { amount: 1.005 }, { method: 'gold' }]) {
      expect((await pay(order._id, wrong as object)).statusCode).toBe(400);
    }
    const { headers } = staff;
    const request = paymentRequest(staff, order._id, { method: 'cash', amount: 1 });
    expect((await shop.app.inject({ ...request, headers })).statusCode).toBe(400);
  });
});

describe('correcting', () => {
  async function payAndCorrect(corrections: number[]) {
    const { order } = await placeOne();
    const paid = (await pay(order._id, { amount: 400, method: 'UPI' })).json<Order>();
    const id = paid.payments[0]!._id;
    const answers = [];
    for (const amount of corrections) {
      answers.push(
        await shop.app.inject(correctionRequest(staff, id, { amount, reason: 'Typed' })),
      );
    }
    return { order, id, answers };
  }

  test('adds a row that names the payment, and the status follows the sum', async () => {
    const { order, id, answers } = await payAndCorrect([100, 300]);
    expect(answers[0]!.json<Order>()).toMatchObject({
      paymentStatus: 'Partially Paid',
      paidAmount: 300,
    });
    const after = await read(order._id);
    expect(after).toMatchObject({ paymentStatus: 'Pending', paidAmount: 0 });
    expect(after.payments.slice(1)).toMatchObject([
      { corrects: id, amount: -100, method: 'UPI', reason: 'Typed' },
      { corrects: id, amount: -300, method: 'UPI', reason: 'Typed' },
    ]);
    expect(after.history.map(({ kind }) => kind)).toEqual([
      'placed',
      'payment recorded',
      'payment corrected',
      'payment corrected',
    ]);
  });

  test('takes no more than is left of the payment, also at once', async () => {
    const { order, id, answers } = await payAndCorrect([100, 300.01]);
    expect(answers[1]!.json<ErrorAnswer>().code).toBe('PAYMENT_TOO_HIGH');
    const all = { amount: 300, reason: 'Twice' };
    const both = await Promise.all(
      [1, 2].map(() => shop.app.inject(correctionRequest(staff, id, all))),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await read(order._id)).paidAmount).toBe(0);
  });

  test('works on a cancelled order, once per key, and never on a correction', async () => {
    const { order, id } = await payAndCorrect([]);
    await setStatus(order._id, 'Cancelled', 'Partially Paid');
    const request = correctionRequest(staff, id, { amount: 400, reason: 'Given back' }, 'k');
    const answers = await Promise.all([1, 2].map(() => shop.app.inject(request)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const after = await read(order._id);
    expect(after).toMatchObject({
      orderStatus: 'Cancelled',
      paymentStatus: 'Pending',
      paidAmount: 0,
    });
    const again = correctionRequest(staff, after.payments[1]!._id, { amount: 1, reason: 'x' });
    expect((await shop.app.inject(again)).json<ErrorAnswer>().code).toBe('PAYMENT_REFUSED');
    const noReason = correctionRequest(staff, id, { amount: 1, reason: ' ' });
    expect((await shop.app.inject(noReason)).statusCode).toBe(400);
  });
});
