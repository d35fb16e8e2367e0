import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Run } from '@dalan/contract/mill/runs';
import type { Order } from '@dalan/contract/orders/orders';
import { rounds } from '../../../../test/database/property-runs.ts';
import { discountRequest } from '../../../../test/requests/credit-requests.ts';
import {
  closeRequest,
  countCoins,
  openAnew,
  openRequest,
  payoutRequest,
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
import { setOrderStatus } from '../../../../test/shops/rider-runs.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../office/invariants/index.ts';

let shop: TestApp;
let staff: LoggedIn;
let orderId: string;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await logInAs(shop, 'admin');
  const flour = await createTestProduct(shop.db, { stockKg: 100, pricePerKg: 9000 });
  const buyer = await logInAs(shop, 'user');
  const placed = await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 50 }]));
  orderId = placed.json<Order>()._id;
  await setOrderStatus(shop, staff, orderId, 'Delivered');
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

const step = fc.record({
  does: fc.constantFrom('cash', 'UPI', 'correct', 'refund', 'pay out', 'run', 'recount', 'new day'),
  paise: fc.integer({ min: 1, max: 99_99 }),
  which: fc.nat({ max: 19 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Notes by hand what lies in the drawer: each payment and run remembers the day on which it came, and
 * a correction of it moves cash only on that day.
 */
class PaperDrawer {
  day = 0;
  paise: number;
  payments: { id: string; day: number; restPaise: number; isCash: boolean }[] = [];
  runs: { id: string; countId: string; day: number; paise: number }[] = [];

  constructor(floatPaise: number) {
    this.paise = floatPaise;
  }
}

async function pay(paper: PaperDrawer, method: 'cash' | 'UPI', paise: number) {
  const request = paymentRequest(staff, orderId, { method, amount: paise / 100 });
  const answer = await shop.app.inject(request);
  expect(answer.statusCode, answer.body).toBe(200);
  const id = answer.json<Order>().payments.at(-1)!._id;
  paper.payments.push({ id, day: paper.day, restPaise: paise, isCash: method === 'cash' });
  if (method === 'cash') paper.paise += paise;
}

async function correct(paper: PaperDrawer, { paise, which }: Step) {
  const payment = paper.payments[which % Math.max(1, paper.payments.length)];
  if (payment === undefined || payment.restPaise < paise) return;
  const fix = { amount: paise / 100, reason: 'Typed wrongly' };
  const answer = await shop.app.inject(correctionRequest(staff, payment.id, fix));
  // Money that was given back cannot be corrected away.
  if (answer.statusCode !== 200) return;
  payment.restPaise -= paise;
  if (payment.isCash && payment.day === paper.day) paper.paise -= paise;
}

async function countRun(paper: PaperDrawer, paise: number) {
  const order = await packedOrder(shop, staff);
  const run = await plannedRun(shop, staff, { riderId: staff.userId, orders: [order] });
  await shop.app.inject(startRequest(staff, run));
  await deliver(shop, staff, { runId: run._id, orderId: order._id, cashPaise: 0 });
  const answer = await shop.app.inject(
    countRequest(staff, run._id, { coins: paise / 100, note: 'Found' }),
  );
  expect(answer.statusCode, answer.body).toBe(200);
  const countId = answer.json<Run>().counts.at(-1)!._id;
  paper.runs.push({ id: run._id, countId, day: paper.day, paise });
  paper.paise += paise;
}

async function recount(paper: PaperDrawer, { paise, which }: Step) {
  const run = paper.runs[which % Math.max(1, paper.runs.length)];
  if (run === undefined) return;
  const asked = { coins: paise / 100, note: 'Again', corrects: run.countId };
  const answer = await shop.app.inject(countRequest(staff, run.id, asked));
  expect(answer.statusCode, answer.body).toBe(200);
  run.countId = answer.json<Run>().counts.at(-1)!._id;
  if (run.day !== paper.day) return;
  paper.paise += paise - run.paise;
  run.paise = paise;
}

async function refund(paper: PaperDrawer, paise: number) {
  const amount = paise / 100;
  const answer = await shop.app.inject(
    discountRequest(staff, orderId, { amount, reason: 'Late', refund: { method: 'cash', amount } }),
  );
  if (answer.statusCode === 200) paper.paise -= paise;
}

async function newDay(paper: PaperDrawer, paise: number) {
  const { _id: countId, expected } = await countCoins(shop, staff, 0);
  expect(Math.round(expected * 100)).toBe(paper.paise);
  const closed = await shop.app.inject(closeRequest(staff, { countId, note: 'Gone', stays: 0 }));
  expect(closed.statusCode, closed.body).toBe(200);
  await shop.app.inject(openRequest(staff, paise / 100));
  paper.day += 1;
  paper.paise = paise;
}

async function take(paper: PaperDrawer, one: Step) {
  const { does, paise } = one;
  if (does === 'cash' || does === 'UPI') return pay(paper, does, paise);
  if (does === 'correct') return correct(paper, one);
  if (does === 'refund') return refund(paper, paise);
  if (does === 'run') return countRun(paper, paise);
  if (does === 'recount') return recount(paper, one);
  if (does === 'new day') return newDay(paper, paise);
  await shop.app.inject(payoutRequest(staff, { amount: paise / 100, reason: 'Tea' }));
  paper.paise -= paise;
}

test('for random days, what is expected is what a person would note on paper', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await openAnew(shop, staff, 100);
      const paper = new PaperDrawer(100_00);
      for (const one of steps) {
        await take(paper, one);
        const { expected } = await countCoins(shop, staff, 0);
        expect(Math.round(expected * 100)).toBe(paper.paise);
      }
    }),
    { numRuns: rounds(40), endOnFailure: true },
  );
});
