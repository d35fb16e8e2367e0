import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Run } from '@dalan/contract/mill/runs';
import type { Order } from '@dalan/contract/orders/orders';
import { saleBody, saleRequest } from '../../../../test/requests/counter-requests.ts';
import { returnRequest } from '../../../../test/requests/credit-requests.ts';
import {
  closeOpenDrawer,
  countCoins,
  openAnew,
  readDrawer,
} from '../../../../test/requests/drawer-requests.ts';
import { orderRequest } from '../../../../test/requests/order-requests.ts';
import { correctionRequest, paymentRequest } from '../../../../test/requests/payment-requests.ts';
import {
  countRequest,
  deliver,
  packedOrder,
  plannedRun,
  startRequest,
} from '../../../../test/requests/run-requests.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../test/shops/products.ts';
import { setOrderStatus } from '../../../../test/shops/rider-runs.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../office/invariants/index.ts';

let shop: TestApp;
let staff: LoggedIn;
let vilas: LoggedIn;
let buyer: LoggedIn;
let flour: TestProduct;
beforeAll(async () => {
  shop = await startTestApp({ LIMIT_ORDERS_PER_ACCOUNT: '1000/3600' });
  staff = await logInAs(shop, 'admin', { name: 'Prajakta Deshpande' });
  vilas = await logInAs(shop, 'admin', { name: 'Vilas Jadhav', duty: 'delivery' });
  buyer = await logInAs(shop, 'user');
  flour = await createTestProduct(shop.db, { stockKg: 1_000, pricePerKg: 100 });
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});
beforeEach(() => closeOpenDrawer(shop, staff));

const expected = async () => (await countCoins(shop, staff, 0)).expected;

/** A delivered order of ₹500. */
async function sell(): Promise<string> {
  const placed = await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 5 }]));
  const { _id: id } = placed.json<Order>();
  await setOrderStatus(shop, staff, id, 'Delivered');
  return id;
}

async function pay(orderId: string, amount: number, method: 'cash' | 'UPI' = 'cash') {
  const answer = await shop.app.inject(paymentRequest(staff, orderId, { method, amount }));
  return answer.json<Order>().payments.at(-1)!._id;
}

describe('payments', () => {
  test('in cash are in the open drawer, others and those before it are not', async () => {
    const orderId = await sell();
    await pay(orderId, 50);
    await openAnew(shop, staff);
    await pay(orderId, 120);
    await pay(orderId, 30.5);
    await pay(orderId, 200, 'UPI');
    expect(await countCoins(shop, staff, 0)).toMatchObject({
      ...{ expected: 1150.5, in: 150.5, out: 0, payments: 2 },
    });
    expect((await readDrawer(shop, staff)).open?.moves).toMatchObject([
      { kind: 'opened' },
      { kind: 'payments', count: 2, amount: 150.5, by: '' },
    ]);
  });

  test('that are corrected leave the drawer they are in, while it is open', async () => {
    await openAnew(shop, staff);
    const paymentId = await pay(await sell(), 500);
    const fix = { amount: 100, reason: 'Was 400' };
    await shop.app.inject(correctionRequest(staff, paymentId, fix));
    expect(await expected()).toBe(1400);
    expect((await readDrawer(shop, staff)).open?.moves.at(-1)).toMatchObject({
      kind: 'correction',
      amount: -100,
      by: 'Prajakta Deshpande',
    });
    await openAnew(shop, staff);
    await shop.app.inject(correctionRequest(staff, paymentId, fix));
    expect(await expected()).toBe(1000);
  });

  test('of a sale that the till kept are in the drawer only if it was open at the sale', async () => {
    const sellAt = (soldAt: Date) => {
      const sale = saleBody([{ product: flour, grams: 1_000 }], { soldAt: soldAt.toISOString() });
      return shop.app.inject(saleRequest(staff, sale));
    };
    const beforeOpening = new Date();
    await openAnew(shop, staff);
    const afterOpening = new Date();
    const early = (await sellAt(beforeOpening)).json<Order>();
    expect(early.payments).toMatchObject([{ method: 'cash', amount: 100 }]);
    // The float that was counted since has it already.
    expect(await countCoins(shop, staff, 0)).toMatchObject({ expected: 1000, payments: 0 });
    expect((await readDrawer(shop, staff)).open?.moves).toMatchObject([{ kind: 'opened' }]);
    await sellAt(afterOpening);
    expect(await expected()).toBe(1100);
    const fix = { amount: 40, reason: 'Was 60' };
    await shop.app.inject(correctionRequest(staff, early.payments[0]!._id, fix));
    expect(await expected()).toBe(1100);
  });

  test('that are given back in cash leave the drawer of today, by UPI none', async () => {
    const orderId = await sell();
    await pay(orderId, 500);
    await openAnew(shop, staff);
    for (const method of ['cash', 'UPI'] as const) {
      const back = returnRequest(staff, orderId, {
        lines: [{ productId: flour.id, kg: 1 }],
        ...{ reason: 'torn bag', flour: 'thrown away', amount: 100 },
        refund: { method, amount: 100 },
      });
      expect((await shop.app.inject(back)).statusCode).toBe(200);
    }
    expect(await countCoins(shop, staff, 0)).toMatchObject({ expected: 900, out: 100, refunds: 1 });
    const { moves } = (await readDrawer(shop, staff)).open!;
    expect(moves.at(-1)).toMatchObject({ kind: 'money back', amount: -100 });
    expect(moves.at(-1)?.about).toMatch(/^CN\//);
  });
});

describe('cash of runs', () => {
  /** A run on which ₹200 were taken. */
  async function runWithCash(): Promise<string> {
    const order = await packedOrder(shop, staff);
    const run = await plannedRun(shop, staff, { riderId: vilas.userId, orders: [order] });
    await shop.app.inject(startRequest(staff, run));
    await deliver(shop, staff, { runId: run._id, orderId: order._id, cashPaise: 200_00 });
    return run._id;
  }

  async function count(runId: string, coins: number, corrects?: string): Promise<string> {
    const asked = { expected: 200, coins, note: 'Counted', ...(corrects && { corrects }) };
    const answer = await shop.app.inject(countRequest(staff, runId, asked));
    return answer.json<Run>().counts.at(-1)!._id;
  }

  test('is in the drawer when it is counted, as counted, and not before', async () => {
    await openAnew(shop, staff);
    const runId = await runWithCash();
    expect(await expected()).toBe(1000);
    await count(runId, 190);
    expect(await countCoins(shop, staff, 0)).toMatchObject({ expected: 1190, in: 190, runs: 1 });
    expect((await readDrawer(shop, staff)).open?.moves.at(-1)).toMatchObject({
      ...{ kind: 'run', amount: 190, about: 'Vilas Jadhav', by: 'Prajakta Deshpande' },
    });
  });

  test('counts as corrected while the drawer is open, and stays in a closed one', async () => {
    await openAnew(shop, staff);
    const runId = await runWithCash();
    const second = await count(runId, 195, await count(runId, 190));
    expect(await countCoins(shop, staff, 0)).toMatchObject({ expected: 1195, runs: 1 });
    const amounts = (await readDrawer(shop, staff)).open?.moves.map(({ amount }) => amount);
    expect(amounts).toEqual([1000, 190, 5]);
    await openAnew(shop, staff);
    await count(runId, 200, second);
    expect(await expected()).toBe(1000);
  });

  test('that was counted while no drawer was open is in none', async () => {
    const runId = await runWithCash();
    const first = await count(runId, 200);
    await openAnew(shop, staff);
    await count(runId, 190, first);
    expect(await expected()).toBe(1000);
  });
});
