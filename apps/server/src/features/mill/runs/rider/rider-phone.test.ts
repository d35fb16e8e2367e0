import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Run } from '@dalan/contract/mill/runs';
import {
  actionRequest,
  deliveredAction,
  readMyRuns,
  readOrder,
  sendAction,
  setOrderStatus,
  startTestRun,
  unrecordedRequest,
} from '../../../../../test/shops/rider-runs.ts';
import { packedOrder, plannedRun } from '../../../../../test/requests/run-requests.ts';
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

const aString: unknown = expect.any(String);

test('the same way of paying twice is refused, and the stop stays open', async () => {
  const { runId, rider, orders } = await startTestRun(shop, 1);
  const payments = [
    { method: 'cash' as const, amount: 200 },
    { method: 'cash' as const, amount: 212 },
  ];
  const twice = deliveredAction(orders[0]!._id, payments);
  const answer = await shop.app.inject(actionRequest(rider, runId, twice));
  expect(answer.statusCode, answer.body).toBe(400);
  expect(answer.json<ErrorAnswer>().fields).toEqual({
    payments: 'Each way of paying can stand here only once',
  });
  expect((await readMyRuns(shop, rider)).runs[0]!.stops[0]!.outcome).toBeNull();
});

test('the phone gets what its screen shows, and nothing else about a customer', async () => {
  const { runId, rider, orders } = await startTestRun(shop, 2);
  const orderId = orders[0]!._id;
  const paid = await shop.app.inject({
    method: 'POST',
    url: `/api/admin/orders/${orderId}/payments`,
    headers: { ...staff.headers, 'idempotency-key': randomUUID() },
    payload: { method: 'UPI', amount: 12, reference: 'UTR 4711' },
  });
  expect(paid.statusCode, paid.body).toBe(200);
  const sent = await sendAction(
    shop,
    rider,
    runId,
    deliveredAction(orderId, [{ method: 'cash', amount: 400 }]),
  );
  const answer = await readMyRuns(shop, rider);
  const order = {
    _id: orderId,
    userId: { name: aString, language: 'en' },
    items: [
      {
        productId: { _id: aString, name: aString },
        quantityKg: 4,
        batch: { number: aString, milledOn: aString, bestBefore: null },
        sold: { pricePerKg: 103, totalPrice: 412 },
      },
    ],
    amountToPay: 412,
    paidAmount: 412,
    asked: 0,
    dueOn: aString,
    pincode: null,
    deliveryAddress: aString,
    contactNumber: aString,
    payments: [{ method: 'cash', amount: 400, at: sent.stop.doneAt }],
    claim: null,
  };
  const stop = { position: 1, order, outcome: 'delivered', reason: '', doneAt: sent.stop.doneAt };
  expect(sent).toEqual({ stop });
  expect(answer.runs).toEqual([
    {
      _id: runId,
      day: aString,
      number: 1,
      state: 'out',
      startedAt: aString,
      closedAt: null,
      cashTaken: 400,
      upiTaken: 0,
      stops: [stop, { ...answer.runs[0]!.stops[1]!, position: 2, outcome: null }],
    },
  ]);
  expect(JSON.stringify([answer, sent])).not.toMatch(/UTR 4711|@|history|version/);
});

describe('what could not be recorded', () => {
  async function readStop(runId: string) {
    const url = `/api/admin/runs/${runId}`;
    const { stops } = (await shop.app.inject({ url, headers: staff.headers })).json<Run>();
    return stops[0]!;
  }

  test('is shown to the counter with its money, and changes nothing else', async () => {
    const { runId, rider, orders } = await startTestRun(shop, 1);
    const action = deliveredAction(orders[0]!._id);
    const key = randomUUID();
    const request = unrecordedRequest(rider, runId, action, key);
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.app.inject(request)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await readStop(runId)).toMatchObject({ outcome: null, unrecorded: action });
    expect(await readOrder(shop, staff, orders[0]!._id)).toMatchObject({
      orderStatus: 'Shipped',
      payments: [],
    });
    const logged = await shop.db
      .selectFrom('auditLog')
      .select('details')
      .where('action', '=', 'order.rider_unrecorded')
      .where('subjectId', '=', orders[0]!._id)
      .execute();
    expect(logged).toMatchObject([{ details: { cash: 412 } }]);
    expect((await sendAction(shop, rider, runId, action, key)).refusal).toBeUndefined();
    expect(await readStop(runId)).toMatchObject({ outcome: 'delivered', unrecorded: null });
  });

  test('stays on the stop after the counter has settled the order', async () => {
    const { runId, rider, orders } = await startTestRun(shop, 1);
    const action = deliveredAction(orders[0]!._id);
    await shop.app.inject(unrecordedRequest(rider, runId, action));
    await setOrderStatus(shop, staff, orders[0]!._id, 'Delivered');
    expect(await readStop(runId)).toMatchObject({ outcome: 'delivered', unrecorded: action });
  });

  test('is not kept if it was recorded after all', async () => {
    const { runId, rider, orders } = await startTestRun(shop, 1);
    const action = deliveredAction(orders[0]!._id);
    const key = randomUUID();
    await Promise.all([
      sendAction(shop, rider, runId, action, key),
      shop.app.inject(unrecordedRequest(rider, runId, action, key)),
    ]);
    expect(await readStop(runId)).toMatchObject({ outcome: 'delivered', unrecorded: null });
  });

  test('of a run of somebody else, or one that has not started, is not found', async () => {
    const { runId, rider, orders } = await startTestRun(shop, 1);
    const action = deliveredAction(orders[0]!._id);
    const other = await logInAs(shop, 'admin', { duty: 'delivery' });
    const theirs = await shop.app.inject(unrecordedRequest(other, runId, action));
    expect(theirs.statusCode).toBe(404);
    const order = await packedOrder(shop, staff);
    const planned = await plannedRun(shop, staff, { riderId: rider.userId, orders: [order] });
    const tooEarly = unrecordedRequest(rider, planned._id, deliveredAction(order._id));
    expect((await shop.app.inject(tooEarly)).statusCode).toBe(404);
  });
});

test('an action in the session of somebody else on the phone is 403, and stored nowhere', async () => {
  const { runId, rider, orders } = await startTestRun(shop, 1);
  const other = await logInAs(shop, 'admin', { duty: 'delivery' });
  const key = randomUUID();
  const request = actionRequest(other, runId, deliveredAction(orders[0]!._id), key);
  const headers = { ...request.headers, 'user-id': rider.userId };
  expect((await shop.app.inject({ ...request, headers })).statusCode).toBe(403);
  expect(
    (await sendAction(shop, rider, runId, deliveredAction(orders[0]!._id), key)).refusal,
  ).toBeUndefined();
});

test('the rider’s run names its flours in Marathi too, where they have such a name', async () => {
  const { rider, orders } = await startTestRun(shop, 1);
  const flour = orders[0]!.items[0]!.productId._id;
  const rename = (nameMr: string) =>
    shop.db.updateTable('products').set({ nameMr }).where('id', '=', flour).execute();
  await rename('ज्वारीचे पीठ');
  expect((await readMyRuns(shop, rider)).namesMr).toEqual({ [flour]: 'ज्वारीचे पीठ' });
  await rename('');
  expect((await readMyRuns(shop, rider)).namesMr).toEqual({});
});
