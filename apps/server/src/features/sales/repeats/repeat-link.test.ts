import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayAfter } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import type { Repeat, RepeatDecision } from '@dalan/contract/orders/repeats';
import { discountRequest } from '../../../../test/requests/credit-requests.ts';
import { saveDelivery } from '../../../../test/shops/delivery-rule.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import {
  makeDue,
  openMaker,
  repeatToken,
  setUpRepeat,
  tomorrow,
} from '../../../../test/shops/repeats.ts';
import { setOrderStatus } from '../../../../test/shops/rider-runs.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

let shop: TestApp;
let worker: ReturnType<typeof openMaker>;
let buyer: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  worker = openMaker(shop);
  // The cut-off never passes during a test.
  await saveDelivery(shop, { isOn: false, cutOff: '23:59' });
});
beforeEach(async () => {
  buyer = await logInAs(shop, 'user');
});
afterAll(async () => {
  await worker.close();
  await shop.close();
});

async function lastOrder(): Promise<Order> {
  const answer = await shop.app.inject({ url: '/api/my-orders', headers: buyer.headers });
  return answer.json<Order[]>()[0]!;
}

async function byLink(path: string, payload: object) {
  return shop.app.inject({ method: 'POST', url: `/api/repeat-link${path}`, payload });
}

/** A made order and the link of its mail. */
async function linked(): Promise<{ repeat: Repeat; token: string }> {
  const product = await createTestProduct(shop.db, { stockKg: 50, pricePerKg: 78 });
  const repeat = await setUpRepeat(shop, buyer, [{ product, kg: 3 }]);
  await makeDue(shop.db, repeat._id);
  await worker.makeAll();
  return { repeat, token: await repeatToken(shop.db, repeat._id, tomorrow()) };
}

test('a link opens the order without name, address and number, and changes nothing', async () => {
  const { token } = await linked();
  const opened = await byLink('', { token });
  expect(opened.json()).toMatchObject({ canSkip: true, order: { amountToPay: 234 } });
  expect(opened.body).not.toMatch(/Jatyachi|Person|@/);
  expect(opened.body).not.toContain(buyer.phone);
  expect(opened.headers['cache-control']).toBe('no-store');
  expect((await lastOrder()).orderStatus).toBe('Placed');
});

test('a link says what a credit note gave back, so that its rows add up', async () => {
  const { token } = await linked();
  const staff = await logInAs(shop, 'admin');
  const orderId = (await lastOrder())._id;
  await setOrderStatus(shop, staff, orderId, 'Delivered');
  await shop.app.inject(discountRequest(staff, orderId, { amount: 34, reason: 'Late' }));
  const opened = await byLink('', { token });
  expect(opened.json()).toMatchObject({ order: { amountToPay: 200, givenBackAmount: 34 } });
});

test('a link skips its own day and no other, takes it back, and stops the repeat', async () => {
  const { repeat, token } = await linked();
  const tap = (decision: RepeatDecision) => byLink('/decision', { token, decision });
  const day = tomorrow();
  expect((await tap({ do: 'skip', day: dayAfter(day, 7) })).statusCode).toBe(404);
  expect((await tap({ do: 'skip', day })).json()).toMatchObject({ canTakeBack: true });
  expect((await tap({ do: 'take back', day })).json()).toMatchObject({ canSkip: true });
  expect((await tap({ do: 'stop' })).json()).toMatchObject({ repeat: { isStopped: true } });
  const list = await shop.app.inject({ url: '/api/repeats', headers: buyer.headers });
  expect(list.json()).toEqual([]);
  expect(repeat.isStopped).toBe(false);
});

test('a link cannot skip a day once its order is milled', async () => {
  const { token } = await linked();
  const orderId = (await lastOrder())._id;
  await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: (await logInAs(shop, 'admin')).headers,
    payload: { orderId, orderStatus: 'Processing', paymentStatus: 'Pending' },
  });
  const decision = { do: 'skip', day: tomorrow() };
  const refused = await byLink('/decision', { token, decision });
  expect(refused.json()).toMatchObject({
    code: 'ORDER_NOT_CANCELLABLE',
    message: `This order is milled already. Please call ${shop.config.shop.phone}.`,
  });
});

test('an ended or unknown link opens nothing', async () => {
  const { token } = await linked();
  await sql`update repeat_links set expires_at = now()`.execute(shop.db);
  expect((await byLink('', { token })).statusCode).toBe(410);
  expect((await byLink('', { token: 'x'.repeat(43) })).statusCode).toBe(410);
});
