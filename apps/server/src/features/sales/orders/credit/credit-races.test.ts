import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '@dalan/contract/orders/orders';
import type { NewReturn } from '@dalan/contract/payments/credit-notes';
import { discountRequest, returnRequest } from '../../../../../test/requests/credit-requests.ts';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import {
  correctionRequest,
  paymentRequest,
} from '../../../../../test/requests/payment-requests.ts';
import { createTestProduct, stockKgOf } from '../../../../../test/shops/products.ts';
import { setOrderStatus } from '../../../../../test/shops/rider-runs.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

const ROUNDS = 5;

let shop: TestApp;
let buyer: LoggedIn;
let staff: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp({ LIMIT_ORDERS_PER_ACCOUNT: '1000/3600' });
  buyer = await logInAs(shop, 'user');
  staff = await logInAs(shop, 'admin');
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

async function read(id: string): Promise<Order> {
  const url = `/api/admin/orders/${id}`;
  return (await shop.app.inject({ url, headers: staff.headers })).json<Order>();
}

/** A delivered and paid order of 3 kg for ₹234, of a flour with 7 kg left. */
async function deliver() {
  const flour = await createTestProduct(shop.db, { stockKg: 10, pricePerKg: 78 });
  const placed = await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 3 }]));
  const { _id: id } = placed.json<Order>();
  await setOrderStatus(shop, staff, id, 'Delivered');
  await shop.app.inject(paymentRequest(staff, id, { method: 'cash', amount: 234 }));
  const twoKg: NewReturn = {
    lines: [{ productId: flour.id, kg: 2 }],
    ...{ reason: 'changed mind', flour: 'back to stock', amount: 156 },
    refund: { method: 'cash', amount: 156 },
  };
  return { id, flour, twoKg };
}

test('of two returns of the same flour at once, one is recorded', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, flour, twoKg } = await deliver();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => shop.app.inject(returnRequest(staff, id, twoKg))),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, 409, 409, 409]);
    expect(await read(id)).toMatchObject({ amountToPay: 78, paidAmount: 78 });
    expect(await stockKgOf(shop.db, flour.id)).toBe(9);
  }
});

test('a return and a correction at once never give back more than was paid', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, twoKg } = await deliver();
    const [payment] = (await read(id)).payments;
    const correction = { amount: 234, reason: 'Another order' };
    const [returned, corrected] = await Promise.all([
      shop.app.inject(returnRequest(staff, id, twoKg)),
      shop.app.inject(correctionRequest(staff, payment!._id, correction)),
    ]);
    expect([returned.statusCode, corrected.statusCode].sort()).toEqual([200, 409]);
    const { paidAmount } = await read(id);
    expect(paidAmount).toBe(returned.statusCode === 200 ? 78 : 0);
  }
});

test('a return and the status Returned at once put each bag back once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, flour, twoKg } = await deliver();
    const [returned, moved] = await Promise.all([
      shop.app.inject(returnRequest(staff, id, twoKg)),
      setOrderStatus(shop, staff, id, 'Returned'),
    ]);
    expect([200, 409]).toContain(returned.statusCode);
    expect(moved.statusCode).toBe(200);
    expect(await stockKgOf(shop.db, flour.id)).toBe(10);
    expect((await read(id)).orderStatus).toBe('Returned');
  }
});

test('returns, discounts and payments of many orders at once have numbers without gaps', async () => {
  const sold = await Promise.all(Array.from({ length: 8 }, () => deliver()));
  const answers = await Promise.all(
    sold.flatMap(({ id, twoKg }) => [
      shop.app.inject(returnRequest(staff, id, twoKg)),
      shop.app.inject(discountRequest(staff, id, { amount: 10, reason: 'Late' })),
      shop.app.inject(paymentRequest(staff, id, { method: 'cash', amount: 1 })),
    ]),
  );
  expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
  const orders = await Promise.all(sold.map(({ id }) => read(id)));
  for (const { amountToPay, givenBackAmount = 0 } of orders) {
    expect(amountToPay + givenBackAmount).toBe(234);
  }
  const numbers = orders.flatMap(({ creditNotes = [] }) => creditNotes.map(({ number }) => number));
  expect(new Set(numbers).size).toBe(numbers.length);
});
