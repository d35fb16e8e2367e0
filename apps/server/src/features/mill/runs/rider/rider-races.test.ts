import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RiderActionAnswer } from '@dalan/contract/mill/runs';
import {
  actionRequest,
  deliveredAction,
  readOrder,
  setOrderStatus,
  startTestRun,
} from '../../../../../test/shops/rider-runs.ts';
import { startServerProcess } from '../../../../../test/processes/server-process.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';
import { rounds } from '../../../../../test/database/property-runs.ts';

let shop: TestApp;
let staff: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await logInAs(shop, 'admin');
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

function actionsOf(runId: string) {
  return shop.db
    .selectFrom('riderActions')
    .select(['idempotencyKey', 'tappedAt', 'refusalCode'])
    .where('runId', '=', runId)
    .orderBy('seq')
    .execute();
}

test('the same action 16 times at once is one payment, and 16 equal answers', async () => {
  const { runId, rider, orders } = await startTestRun(shop, 1);
  const request = actionRequest(rider, runId, deliveredAction(orders[0]!._id), randomUUID());
  const answers = await Promise.all(Array.from({ length: 16 }, () => shop.app.inject(request)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(answers.filter(({ body }) => body.includes('refusal'))).toEqual([]);
  const { payments, history } = await readOrder(shop, staff, orders[0]!._id);
  expect(payments).toHaveLength(1);
  expect(history.filter(({ orderStatus }) => orderStatus === 'Delivered')).toHaveLength(1);
  expect(await actionsOf(runId)).toHaveLength(1);
});

test('two phones of a rider at the same stop: the first wins, the second is told', async () => {
  for (let round = 0; round < rounds(6); round += 1) {
    const { runId, rider, orders } = await startTestRun(shop, 1);
    const orderId = orders[0]!._id;
    const tappedAt = new Date().toISOString();
    const notAtHome = { do: 'not delivered', orderId, tappedAt, reason: 'Not at home' } as const;
    const answers = await Promise.all([
      shop.app.inject(actionRequest(rider, runId, deliveredAction(orderId))),
      shop.app.inject(actionRequest(rider, runId, notAtHome)),
    ]);
    const refusals = answers.map((answer) => answer.json<RiderActionAnswer>().refusal?.code);
    expect(refusals.toSorted()).toEqual(['STOP_DONE', undefined]);
    const order = await readOrder(shop, staff, orderId);
    const isDelivered = refusals[0] === undefined;
    expect(order.orderStatus).toBe(isDelivered ? 'Delivered' : 'Processing');
    expect(order.payments).toHaveLength(isDelivered ? 1 : 0);
  }
});

test("a delivery and the mill's cancellation at once: the first wins, the other is told", async () => {
  for (let round = 0; round < rounds(10); round += 1) {
    const { runId, rider, orders } = await startTestRun(shop, 1);
    const orderId = orders[0]!._id;
    const [sent, cancelled] = await Promise.all([
      shop.app.inject(actionRequest(rider, runId, deliveredAction(orderId))),
      setOrderStatus(shop, staff, orderId, 'Cancelled'),
    ]);
    const { stop, refusal } = sent.json<RiderActionAnswer>();
    const { orderStatus, payments } = await readOrder(shop, staff, orderId);
    const outcome = {
      rider: sent.statusCode,
      refusal: refusal?.code,
      mill: cancelled.statusCode,
      stop: stop.outcome,
      orderStatus,
      payments: payments.length,
    };
    const riderFirst = { rider: 200, mill: 409, stop: 'delivered', orderStatus: 'Delivered' };
    const millFirst = { rider: 200, mill: 200, stop: 'called off', orderStatus: 'Cancelled' };
    expect([
      { ...riderFirst, refusal: undefined, payments: 1 },
      { ...millFirst, refusal: 'STOP_CALLED_OFF', payments: 0 },
    ]).toContainEqual(outcome);
  }
});

test('actions sent while the server is killed and starts again arrive once each, in order', async () => {
  const env = { DATABASE_URL: shop.config.databaseUrl, MEDIA_DIR: shop.config.mediaDir };
  const { runId, rider, orders } = await startTestRun(shop, 10);
  const started = Date.now() - 30 * 60_000;
  const waiting = orders.map(({ _id }, index) => {
    const tappedAt = new Date(started + index * 60_000).toISOString();
    return { key: randomUUID(), action: deliveredAction(_id, undefined, tappedAt) };
  });
  let server = await startServerProcess(env);
  let kills = 0;
  let sends = 0;
  for (const { key, action } of waiting) {
    for (let isSent = false; !isSent;) {
      const { method, url, headers, payload } = actionRequest(rider, runId, action, key);
      const body = JSON.stringify(payload);
      const json = { ...headers, 'content-type': 'application/json' };
      const sending = fetch(server.origin + url, { method, headers: json, body }).then(
        (answer) => answer.status === 200,
        () => false,
      );
      sends += 1;
      // The server is killed in the middle of the action, with and without time to commit.
      if (sends % 4 === 0 && kills < 2) {
        kills += 1;
        await new Promise((resolve) => setTimeout(resolve, kills * 8));
        await server.kill('SIGKILL');
        isSent = await sending;
        server = await startServerProcess(env);
      } else {
        isSent = await sending;
      }
    }
  }
  await server.kill('SIGTERM');
  expect(kills).toBe(2);
  expect(await actionsOf(runId)).toEqual(
    waiting.map(({ key, action }) => ({
      idempotencyKey: key,
      tappedAt: new Date(action.tappedAt),
      refusalCode: null,
    })),
  );
  for (const { _id } of orders) {
    expect(await readOrder(shop, staff, _id)).toMatchObject({
      orderStatus: 'Delivered',
      paidAmount: 412,
    });
  }
}, 180_000);
