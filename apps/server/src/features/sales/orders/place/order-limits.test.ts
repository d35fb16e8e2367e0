import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { orderRefusals } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct, stockKgOf } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { readConfig } from '../../../../config.ts';

const STOCK_KG = 10_000;

let shop: TestApp;
let flour: TestProduct;
let buyer: LoggedIn;
let staff: LoggedIn;

async function open(env: Record<string, string>): Promise<void> {
  shop = await startTestApp(env);
  onTestFinished(() => shop.close());
  flour = await createTestProduct(shop.db, { stockKg: STOCK_KG });
  buyer = await logInAs(shop, 'user');
  staff = await logInAs(shop, 'admin');
}

function place(by: LoggedIn, kg = 1, key?: string) {
  return shop.app.inject(orderRequest(by, [{ product: flour, kg }], key));
}

async function placed(by: LoggedIn, kg = 1): Promise<Order> {
  const answer = await place(by, kg);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Order>();
}

function cancel(order: Order, by = buyer) {
  const url = `/api/orders/${order._id}/cancel`;
  return shop.app.inject({ method: 'POST', url, headers: by.headers });
}

function move(order: Order, orderStatus: string, paymentStatus = 'Pending') {
  return shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: staff.headers,
    payload: { orderId: order._id, orderStatus, paymentStatus },
  });
}

async function letTimePass(seconds: number): Promise<void> {
  await sql`
    update orders set created_at = created_at - make_interval(secs => ${seconds})
  `.execute(shop.db);
}

async function expectRefused(
  answer: Awaited<ReturnType<typeof place>>,
  text: (phone: string) => string,
  retryAfterSeconds: number,
): Promise<void> {
  expect(answer.statusCode, answer.body).toBe(429);
  expect(answer.json<ErrorAnswer>()).toMatchObject({
    code: 'ORDER_LIMIT',
    message: text(shop.config.shop.phone),
    details: { retryAfterSeconds },
  });
  expect(answer.headers['retry-after']).toBe(String(retryAfterSeconds));
}

test('the defaults are 30 orders an hour, 20 open orders and 500 kg a day', () => {
  expect(readConfig({}).orderLimits).toEqual({
    orders: { points: 30, seconds: 3600 },
    openOrders: 20,
    kg: { points: 500, seconds: 86_400 },
  });
});

test('limits orders per account and hour, also if they are cancelled', async () => {
  await open({ LIMIT_ORDERS_PER_ACCOUNT: '3/3600' });
  for (let number = 0; number < 3; number += 1) await cancel(await placed(buyer));
  await expectRefused(await place(buyer), orderRefusals.tooManyOrders, 3600);
  const otherNumber = { ...buyer, phone: '5550009999' };
  await expectRefused(await place(otherNumber), orderRefusals.tooManyOrders, 3600);
  expect(await stockKgOf(shop.db, flour.id)).toBe(STOCK_KG);
  await placed(await logInAs(shop, 'user'));
  await letTimePass(3_601);
  await placed(buyer);
});

test('limits orders per phone number and hour, across accounts', async () => {
  await open({ LIMIT_ORDERS_PER_ACCOUNT: '3/3600' });
  const others = [await logInAs(shop, 'user'), await logInAs(shop, 'user')];
  for (const other of others) await placed({ ...other, phone: buyer.phone });
  await placed(buyer);
  const last = await logInAs(shop, 'user');
  const refused = await place({ ...last, phone: buyer.phone });
  await expectRefused(refused, orderRefusals.tooManyOrders, 3600);
  await placed(last);
});

test('a retry returns its order even over the limit', async () => {
  await open({ LIMIT_ORDERS_PER_ACCOUNT: '1/3600' });
  const [first, ...retries] = await Promise.all(
    Array.from({ length: 8 }, () => place(buyer, 2, 'sent-again')),
  );
  for (const retry of [...retries, await place(buyer, 2, 'sent-again')]) {
    expect(retry.statusCode, retry.body).toBe(201);
    expect(retry.json<Order>()._id).toBe(first?.json<Order>()._id);
  }
  await expectRefused(await place(buyer, 2, 'another'), orderRefusals.tooManyOrders, 3600);
  expect(await stockKgOf(shop.db, flour.id)).toBe(STOCK_KG - 2);
});

test('limits open orders per account, not counting paid, final, deleted and old ones', async () => {
  await open({ LIMIT_OPEN_ORDERS_PER_ACCOUNT: '2' });
  const refuse = async () =>
    expectRefused(await place(buyer), orderRefusals.tooManyOpenOrders, 86_400);
  const first = await placed(buyer);
  let last = await placed(buyer);
  await refuse();
  for (const [orderStatus, paymentStatus] of [
    ['Shipped', 'Paid'],
    ['Confirmed', 'Completed'],
    ['Delivered', 'Pending'],
    ['Returned', 'Pending'],
  ] as const) {
    await move(last, orderStatus, paymentStatus);
    last = await placed(buyer);
    await refuse();
  }
  for (const paymentStatus of ['Failed', 'Refunded', 'Partially Paid']) {
    await move(last, 'Processing', paymentStatus);
    await refuse();
  }
  await cancel(first);
  last = await placed(buyer);
  await refuse();
  const url = `/api/admin/orders/${last._id}`;
  await shop.app.inject({ method: 'DELETE', url, headers: staff.headers });
  await placed(buyer);
  await refuse();
  await letTimePass(31 * 86_400);
  await placed(buyer);
});

test('limits kilograms per account and day, not counting cancelled orders', async () => {
  await open({ LIMIT_KG_PER_ACCOUNT: '10/86400' });
  await expectRefused(await place(buyer, 11), orderRefusals.tooMuchFlour, 86_400);
  const first = await placed(buyer, 6);
  await expectRefused(await place(buyer, 5), orderRefusals.tooMuchFlour, 86_400);
  await placed(buyer, 4);
  const other = { ...(await logInAs(shop, 'user')), phone: buyer.phone };
  await expectRefused(await place(other), orderRefusals.tooMuchFlour, 86_400);
  await cancel(first);
  await placed(buyer, 6);
  await expectRefused(await place(buyer), orderRefusals.tooMuchFlour, 86_400);
  await letTimePass(86_401);
  await placed(buyer, 10);
  expect(await stockKgOf(shop.db, flour.id)).toBe(STOCK_KG - 20);
});

type Remembered = { order: Order; account: number; phone: string; kg: number; state: string };

test('for random actions of two accounts and numbers, exactly the orders within the limits are accepted', async () => {
  await open({
    LIMIT_ORDERS_PER_ACCOUNT: '6/3600',
    LIMIT_OPEN_ORDERS_PER_ACCOUNT: '4',
    LIMIT_KG_PER_ACCOUNT: '12/86400',
  });
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('place' as const),
        account: fc.nat(1),
        phone: fc.nat(1),
        kg: fc.integer({ min: 1, max: 5 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constantFrom('Cancelled' as const, 'Delivered' as const, 'Paid' as const),
        which: fc.nat(),
      }),
    },
  );
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
      run += 1;
      const accounts = [await logInAs(shop, 'user'), await logInAs(shop, 'user')];
      const phones = [0, 1].map((number) => String(7_000_000_000 + run * 2 + number));
      const orders: Remembered[] = [];
      for (const one of steps) {
        if (one.do !== 'place') {
          const chosen = orders[one.which % Math.max(orders.length, 1)];
          if (chosen?.state !== 'open') continue;
          chosen.state = one.do;
          const isPaid = one.do === 'Paid';
          await move(chosen.order, isPaid ? 'Confirmed' : one.do, isPaid ? 'Paid' : 'Pending');
          continue;
        }
        const { account, kg } = one;
        const phone = phones[one.phone]!;
        const isAccepted = [
          orders.filter((earlier) => earlier.account === account),
          orders.filter((earlier) => earlier.phone === phone),
        ].every((counted) => {
          const kept = counted.filter(({ state }) => state !== 'Cancelled');
          const keptKg = kept.reduce((sum, earlier) => sum + earlier.kg, 0);
          const isOpen = counted.filter(({ state }) => state === 'open').length < 4;
          return counted.length < 6 && isOpen && keptKg + kg <= 12;
        });
        const answer = await place({ ...accounts[account]!, phone }, kg);
        expect(answer.statusCode, answer.body).toBe(isAccepted ? 201 : 429);
        if (isAccepted) orders.push({ order: answer.json(), account, phone, kg, state: 'open' });
      }
    }),
    { numRuns: 20 },
  );
});
