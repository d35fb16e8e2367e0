import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayAfter, openDaysFrom, shopClock } from '@dalan/contract/delivery/delivery';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { notDeliveredReasons } from '@dalan/contract/mill/runs';
import type { RiderAction } from '@dalan/contract/mill/runs';
import { stockKgOf } from '../../../../../test/shops/products.ts';
import {
  actionRequest,
  deliveredAction,
  readMyRuns,
  readOrder,
  sendAction,
  setOrderStatus,
  startTestRun,
} from '../../../../../test/shops/rider-runs.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: TestApp;
let staff: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await logInAs(shop, 'admin', { name: 'Sunanda More' });
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

describe('delivered', () => {
  test('takes the money at the time of the tap, makes the bill and closes the stop', async () => {
    const { runId, rider, orders } = await startTestRun(shop, 1);
    const tappedAt = new Date(Date.now() - 30 * 60_000).toISOString();
    const payments = [
      { method: 'cash' as const, amount: 300.5 },
      { method: 'UPI' as const, amount: 100 },
    ];
    const orderId = orders[0]!._id;
    const { stop, refusal } = await sendAction(
      shop,
      rider,
      runId,
      deliveredAction(orderId, payments, tappedAt),
    );
    expect(refusal).toBeUndefined();
    expect(stop).toMatchObject({ position: 1, outcome: 'delivered', doneAt: tappedAt });
    const order = await readOrder(shop, staff, orderId);
    expect(order).toMatchObject({
      orderStatus: 'Delivered',
      paymentStatus: 'Partially Paid',
      paidAmount: 400.5,
      payments: [
        { method: 'cash', amount: 300.5, at: tappedAt },
        { method: 'UPI', amount: 100, at: tappedAt },
      ],
    });
    expect(order.billNumber).not.toBeNull();
    const { runs } = await readMyRuns(shop, rider);
    expect(runs).toMatchObject([{ _id: runId, cashTaken: 300.5, upiTaken: 100 }]);
    const { details } = await shop.db
      .selectFrom('auditLog')
      .select('details')
      .where('action', '=', 'order.delivered')
      .where('subjectId', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ cash: 300.5, UPI: 100, tappedAt });
  });

  test('without payments leaves what was paid before', async () => {
    const { runId, rider, orders } = await startTestRun(shop, 1);
    await sendAction(shop, rider, runId, deliveredAction(orders[0]!._id, []));
    expect(await readOrder(shop, staff, orders[0]!._id)).toMatchObject({
      orderStatus: 'Delivered',
      paymentStatus: 'Pending',
      paidAmount: 0,
    });
  });

  test('more than what is to pay is refused, and the stop can be done again', async () => {
    const { runId, rider, orders } = await startTestRun(shop, 1);
    const orderId = orders[0]!._id;
    const tooMuch = deliveredAction(orderId, [
      { method: 'cash', amount: 400 },
      { method: 'UPI', amount: 12.01 },
    ]);
    const key = randomUUID();
    const first = await sendAction(shop, rider, runId, tooMuch, key);
    expect(first.refusal).toMatchObject({ code: 'PAYMENT_TOO_HIGH' });
    expect(first.refusal!.message).toContain('Only ₹412.00 is still to pay');
    expect(first.stop.outcome).toBeNull();
    expect(await sendAction(shop, rider, runId, tooMuch, key)).toEqual(first);
    expect(
      (await sendAction(shop, rider, runId, deliveredAction(orderId))).refusal,
    ).toBeUndefined();
    expect(await readOrder(shop, staff, orderId)).toMatchObject({
      paidAmount: 412,
      paymentStatus: 'Paid',
    });
  });

  test('a tap before the start or in the future is pulled into the run', async () => {
    const { runId, rider, orders } = await startTestRun(shop, 2);
    const early = await sendAction(
      shop,
      rider,
      runId,
      deliveredAction(orders[0]!._id, [], '2020-01-01T00:00:00Z'),
    );
    const { runs } = await readMyRuns(shop, rider);
    expect(early.stop.doneAt).toBe(runs[0]!.startedAt);
    const late = await sendAction(
      shop,
      rider,
      runId,
      deliveredAction(orders[1]!._id, [], '2099-01-01T00:00:00Z'),
    );
    expect(Date.parse(late.stop.doneAt!)).toBeLessThanOrEqual(Date.now());
  });
});

describe('not delivered', () => {
  test.each(notDeliveredReasons)('%s: comes again, or is returned', async (reason) => {
    const { runId, rider, orders, flour } = await startTestRun(shop, 1);
    const orderId = orders[0]!._id;
    const stockBefore = await stockKgOf(shop.db, flour.id);
    const tappedAt = new Date().toISOString();
    const action = { do: 'not delivered', orderId, tappedAt, reason, note: ' Guard says 8 pm ' };
    const { stop } = await sendAction(shop, rider, runId, action as RiderAction);
    expect(stop).toMatchObject({ outcome: 'not delivered', reason });
    const order = await readOrder(shop, staff, orderId);
    const event = order.history.find(({ kind }) => kind === 'not delivered');
    expect(event).toMatchObject({ note: `${reason}: Guard says 8 pm` });
    if (reason === 'Refused at the door') {
      expect(order.orderStatus).toBe('Returned');
      expect(await stockKgOf(shop.db, flour.id)).toBe(stockBefore + 4);
    } else {
      expect(order.orderStatus).toBe('Processing');
      expect(order.packedAt === null).toBe(reason === 'Bag damaged');
      expect(order.dueOn > shopClock(new Date()).day).toBe(true);
      expect(await stockKgOf(shop.db, flour.id)).toBe(stockBefore);
    }
  });

  test('the customer chooses the day', async () => {
    const { runId, rider, orders } = await startTestRun(shop, 1);
    const dueOn = dayAfter(shopClock(new Date()).day, 5);
    await sendAction(shop, rider, runId, {
      do: 'not delivered',
      orderId: orders[0]!._id,
      tappedAt: new Date().toISOString(),
      reason: 'Asked for another day',
      dueOn,
    });
    const { openDays } = await readMyRuns(shop, rider);
    const rule = { daysOff: [], datesOff: [] };
    expect(openDays).toEqual(openDaysFrom(rule, dayAfter(shopClock(new Date()).day), 6));
    expect(await readOrder(shop, staff, orders[0]!._id)).toMatchObject({
      dueOn,
      orderStatus: 'Processing',
    });
  });
});

describe('refused', () => {
  test('an order that the mill cancelled, in words and for good', async () => {
    const { runId, rider, orders } = await startTestRun(shop, 2);
    const orderId = orders[0]!._id;
    await setOrderStatus(shop, staff, orderId, 'Cancelled');
    const key = randomUUID();
    const { refusal, stop } = await sendAction(shop, rider, runId, deliveredAction(orderId), key);
    expect(refusal).toMatchObject({ code: 'STOP_CALLED_OFF' });
    expect(refusal!.message).toMatch(/^The mill cancelled this order at .+ Bring the bags back\.$/);
    expect(stop.outcome).toBe('called off');
    expect(await readOrder(shop, staff, orderId)).toMatchObject({
      orderStatus: 'Cancelled',
      payments: [],
    });
    await setOrderStatus(shop, staff, orderId, 'Shipped');
    const again = await sendAction(shop, rider, runId, deliveredAction(orderId), randomUUID());
    expect(again.refusal!.code).toBe('STOP_CALLED_OFF');
    expect(
      (await sendAction(shop, rider, runId, deliveredAction(orders[1]!._id))).refusal,
    ).toBeUndefined();
  });

  test('a deleted order, a stop that is done, a closed run', async () => {
    const { runId, rider, orders } = await startTestRun(shop, 3);
    const [a, b, c] = orders.map(({ _id }) => _id);
    const url = `/api/admin/orders/${a}`;
    await shop.app.inject({ method: 'DELETE', url, headers: staff.headers });
    expect((await sendAction(shop, rider, runId, deliveredAction(a!))).refusal!.message).toContain(
      'deleted',
    );
    await sendAction(shop, rider, runId, deliveredAction(b!));
    expect((await sendAction(shop, rider, runId, deliveredAction(b!))).refusal!.code).toBe(
      'STOP_DONE',
    );
    // Counting refuses a run with an open stop, so a closed one is made here and opened again.
    const setRun = (change: { state: string; closedAt: Date | null }) =>
      shop.db.updateTable('runs').set(change).where('id', '=', runId).execute();
    await setRun({ state: 'closed', closedAt: new Date() });
    const closed = await sendAction(shop, rider, runId, deliveredAction(c!));
    expect(closed.refusal!.code).toBe('RUN_NOT_OUT');
    expect(closed.refusal!.message).toMatch(/closed this run at .+ to the counter/);
    const { runs } = await readMyRuns(shop, rider);
    expect(runs).toMatchObject([{ _id: runId, state: 'closed' }]);
    await setRun({ state: 'out', closedAt: null });
    await setOrderStatus(shop, staff, c!, 'Delivered');
  });
});

test('another body under the same key and a run of somebody else are refused', async () => {
  const mine = await startTestRun(shop, 2);
  const { rider, runId, orders } = mine;
  const key = randomUUID();
  await sendAction(shop, rider, runId, deliveredAction(orders[0]!._id), key);
  const other = await shop.app.inject(
    actionRequest(rider, runId, deliveredAction(orders[1]!._id), key),
  );
  expect(other.json<ErrorAnswer>().code).toBe('KEY_REUSED');
  const theirs = await startTestRun(shop, 1);
  for (const who of [rider, staff]) {
    const answer = await shop.app.inject(
      actionRequest(who, theirs.runId, deliveredAction(theirs.orders[0]!._id)),
    );
    expect(answer.statusCode).toBe(404);
  }
  const wrongRun = await shop.app.inject(
    actionRequest(rider, runId, deliveredAction(theirs.orders[0]!._id)),
  );
  expect(wrongRun.statusCode).toBe(404);
  expect((await readMyRuns(shop, rider)).runs.map(({ _id }) => _id)).toEqual([runId]);
  expect((await readMyRuns(shop, staff)).runs).toEqual([]);
});

test('the phone gets the UPI id once the owner has set one, with the bank’s code of a merchant', async () => {
  const { rider } = await startTestRun(shop, 1);
  expect((await readMyRuns(shop, rider)).upi).toBeNull();
  const owner = await logInAs(shop, 'admin');
  const save = (version: number, document: object) =>
    shop.app.inject({
      method: 'PUT',
      url: '/api/admin/settings',
      headers: owner.headers,
      payload: { page: 'payment', version, document: { wallets: [], ...document } },
    });
  expect((await save(0, { upiId: 'mill@bank' })).statusCode).toBe(200);
  expect((await readMyRuns(shop, rider)).upi).toEqual({ upiId: 'mill@bank', name: 'Dalan' });
  const merchant = { upiId: 'shop@bank', upiCode: 'upi://pay?pa=shop@bank&mc=5411' };
  expect((await save(1, merchant)).statusCode).toBe(200);
  expect((await readMyRuns(shop, rider)).upi).toEqual({ ...merchant, name: 'Dalan' });
});
