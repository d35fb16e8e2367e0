import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ConfirmAnswer } from '@dalan/contract/desk/confirm';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order } from '@dalan/contract/orders/orders';
import { staffCalls } from '../../../../../test/requests/confirm-requests.ts';
import type { Decision } from '../../../../../test/requests/confirm-requests.ts';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct, ledgerKgOf, stockKgOf } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: TestApp;
let buyer: LoggedIn;
let flour: TestProduct;
let order: Order;
let staff: ReturnType<typeof staffCalls>;
beforeAll(async () => {
  shop = await startTestApp();
  buyer = await logInAs(shop, 'user');
});
beforeEach(async () => {
  flour = await createTestProduct(shop.db, { stockKg: 10 });
  const answer = await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 4 }]));
  order = answer.json<Order>();
  staff = staffCalls(shop, await logInAs(shop, 'admin', { name: 'Sunanda More' }));
  expect((await staff.keep(order._id)).statusCode).toBe(200);
});
afterAll(async () => {
  expect((await checkInvariants(shop.db)).filter(({ findings }) => findings.length > 0)).toEqual(
    [],
  );
  await shop.close();
});

async function decide(decision: Decision, by = staff) {
  const answer = await by.decide(order, decision);
  return {
    status: answer.statusCode,
    order: answer.json<Order>(),
    error: answer.json<ErrorAnswer>(),
  };
}

async function bringBack(): Promise<ConfirmAnswer> {
  await sql`update order_calls set call_again_at = now() where order_id = ${order._id}`.execute(
    shop.db,
  );
  return (await staff.keep(order._id)).json<ConfirmAnswer>();
}

test('confirming moves the order on, and its history says who', async () => {
  const { order: confirmed } = await decide({ do: 'confirm' });
  expect(confirmed).toMatchObject({ orderStatus: 'Confirmed', version: order.version + 1 });
  expect(confirmed.history.at(-1)).toMatchObject({ kind: 'status changed', by: 'Sunanda More' });
});

test('the same decision again, after a lost answer, changes nothing', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => decide({ do: 'confirm' })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  const last = await decide({ do: 'confirm' });
  expect(last.order.version).toBe(order.version + 1);
});

test('of confirm, no answer and cancel at once, one is done', async () => {
  const decisions: Decision[] = [
    { do: 'confirm' },
    { do: 'no answer' },
    { do: 'cancel', reason: 'Customer asked' },
  ];
  const answers = await Promise.all([...decisions, ...decisions].map((one) => decide(one)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
});

test('without an answer the order comes back in an hour, and the calls are counted', async () => {
  const { order: pending } = await decide({ do: 'no answer' });
  expect(pending).toMatchObject({ orderStatus: 'Pending', version: order.version + 1 });
  expect(pending.history.at(-1)).toMatchObject({ kind: 'no answer', by: 'Sunanda More' });
  const { call, comingBackAt } = await staff.next();
  expect(call?.order._id).not.toBe(order._id);
  expect(comingBackAt.some((at) => Date.parse(at) > Date.now() + 59 * 60_000)).toBe(true);

  order = pending;
  expect((await bringBack()).call?.noAnswers).toBe(1);
  order = (await decide({ do: 'no answer' })).order;
  await bringBack();
  await decide({ do: 'no answer' });
  expect((await bringBack()).call?.noAnswers).toBe(3);
});

test('cancelling gives the flour back, and only staff read the note', async () => {
  const { order: cancelled } = await decide({
    do: 'cancel',
    reason: 'Cannot deliver there',
    note: 'Lives in Lonavala',
  });
  expect(cancelled.orderStatus).toBe('Cancelled');
  expect(cancelled.history.at(-1)).toMatchObject({
    kind: 'cancelled',
    note: 'Cannot deliver there: Lives in Lonavala',
  });
  expect(await stockKgOf(shop.db, flour.id)).toBe(10);
  expect(await ledgerKgOf(shop.db, flour.id)).toBe(10);
  const mine = await shop.app.inject({ url: '/api/my-orders', headers: buyer.headers });
  const bill = { method: 'POST', url: `/api/orders/${cancelled._id}/bill` } as const;
  const noBill = await shop.app.inject({ ...bill, headers: buyer.headers });
  expect(noBill.statusCode).toBe(409);
  for (const { body } of [mine, noBill]) {
    expect(body).toContain('Cannot deliver there');
    expect(body).not.toContain('Lonavala');
  }
});

test('the reason Other needs a note', async () => {
  const { status, error } = await decide({ do: 'cancel', reason: 'Other' });
  expect(status).toBe(400);
  expect(error.fields).toEqual({ note: 'Please say why' });
});

test('an order that somebody else has now is refused with their name', async () => {
  const other = staffCalls(shop, await logInAs(shop, 'admin', { name: 'Prajakta Deshpande' }));
  await staff.giveBack(order._id);
  await other.keep(order._id);
  for (const decision of [{ do: 'confirm' }, { do: 'no answer' }] as const) {
    const { status, error } = await decide(decision);
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'ORDER_TAKEN', message: 'Prajakta has this order now' });
  }
  expect((await decide({ do: 'confirm' }, other)).status).toBe(200);
});

test('a stale version decides nothing and brings the order as it is', async () => {
  const { status, error } = await decide({ do: 'confirm', version: order.version - 1 });
  expect(status).toBe(409);
  expect(error.code).toBe('ORDER_CHANGED');
  expect(error.details).toMatchObject({ order: { version: order.version } });
});

test('undo takes an own confirmation back and the order with it', async () => {
  const { order: pending } = await decide({ do: 'no answer' });
  order = pending;
  await bringBack();
  order = (await decide({ do: 'confirm' })).order;
  const { order: undone } = await decide({ do: 'undo' });
  expect(undone).toMatchObject({ orderStatus: 'Pending', version: order.version + 1 });
  const { call } = await staff.next();
  expect(call).toMatchObject({ order: { _id: order._id }, noAnswers: 1 });
});

test("undo is refused after somebody else's change, and for others", async () => {
  const colleague = await logInAs(shop, 'admin');
  order = (await decide({ do: 'confirm' })).order;
  expect((await decide({ do: 'undo' }, staffCalls(shop, colleague))).status).toBe(409);
  await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: colleague.headers,
    payload: { orderId: order._id, orderStatus: 'Processing', paymentStatus: 'Pending' },
  });
  const { status, error } = await decide({ do: 'undo' });
  expect(status).toBe(409);
  expect(error.details).toMatchObject({ order: { orderStatus: 'Processing' } });
});
