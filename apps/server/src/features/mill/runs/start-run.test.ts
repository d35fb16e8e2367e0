import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Run, RunStarted } from '@dalan/contract/mill/runs';
import {
  newRun,
  packedOrder,
  plannedRun,
  readOrder,
  readRun,
  setStatus,
  startRequest,
} from '../../../../test/requests/run-requests.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../office/invariants/index.ts';

let shop: TestApp;
let staff: LoggedIn;
let vilas: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await logInAs(shop, 'admin', { name: 'Sunanda More', duty: 'counter' });
  vilas = await logInAs(shop, 'admin', { name: 'Vilas Jadhav', duty: 'delivery' });
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

async function runOf(packed: boolean[]) {
  const orders = [];
  for (const isPacked of packed) orders.push(await packedOrder(shop, staff, { isPacked }));
  const run = await plannedRun(shop, staff, { riderId: vilas.userId, orders });
  return { run, orders };
}

const start = (run: Run) => shop.app.inject(startRequest(staff, run));

test('packed orders become Shipped, the others are named and left behind', async () => {
  const { run, orders } = await runOf([true, false, true]);
  const { run: started, leftBehind } = (await start(run)).json<RunStarted>();
  expect(started).toMatchObject({ state: 'out', changedBy: 'Sunanda More' });
  expect(started.stops.map(({ position, order }) => [position, order._id])).toEqual([
    [1, orders[0]!._id],
    [2, orders[2]!._id],
  ]);
  expect(started.stops.map(({ order }) => order.orderStatus)).toEqual(['Shipped', 'Shipped']);
  expect(leftBehind).toMatchObject([{ order: { _id: orders[1]!._id }, reason: 'Not packed yet' }]);
  const left = await readOrder(shop, staff, orders[1]!._id);
  expect(left).toMatchObject({ orderStatus: 'Processing' });
  expect(left.history.at(-1)).toMatchObject({ kind: 'taken off a run', note: 'Vilas Jadhav' });
});

test('is refused where nothing is packed, nothing is planned, and for somebody disabled', async () => {
  const { run } = await runOf([false]);
  expect((await start(run)).json<ErrorAnswer>().code).toBe('RUN_REFUSED');
  expect((await readRun(shop, staff, run._id)).stops).toHaveLength(1);
  const empty = await newRun(shop, staff, vilas.userId);
  expect((await start(empty)).json<ErrorAnswer>().code).toBe('RUN_REFUSED');

  const gone = await logInAs(shop, 'admin', { duty: 'delivery' });
  const order = await packedOrder(shop, staff);
  const theirs = await plannedRun(shop, staff, { riderId: gone.userId, orders: [order] });
  const { db } = shop;
  await db
    .updateTable('users')
    .set({ disabledAt: new Date() })
    .where('id', '=', gone.userId)
    .execute();
  expect((await start(theirs)).json<ErrorAnswer>().code).toBe('RUN_REFUSED');
});

test('a stale screen starts nothing and gets the run as it is', async () => {
  const { run } = await runOf([true]);
  const stale = await start({ ...run, version: run.version - 1 });
  expect(stale.json<ErrorAnswer>()).toMatchObject({
    code: 'RUN_CHANGED',
    details: { run: { state: 'planned', version: run.version } },
  });
});

test('twice at once: it starts once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { run, orders } = await runOf([true, true]);
    const answers = await Promise.all([start(run), start(run), start(run)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const { history } = await readOrder(shop, staff, orders[0]!._id);
    expect(history.filter(({ orderStatus }) => orderStatus === 'Shipped')).toHaveLength(1);
  }
});

test('against a cancellation: the order stays behind, or its stop is called off', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { run, orders } = await runOf([true, true]);
    const id = orders[0]!._id;
    await Promise.all([start(run), setStatus(shop, staff, id, 'Cancelled')]);
    const { state, stops } = await readRun(shop, staff, run._id);
    expect(state).toBe('out');
    expect((await readOrder(shop, staff, id)).orderStatus).toBe('Cancelled');
    const stop = stops.find(({ order }) => order._id === id);
    expect([undefined, 'called off']).toContain(stop?.outcome ?? undefined);
    expect(stops.filter(({ outcome }) => outcome === null)).toHaveLength(1);
  }
});

test("a customer's own cancellation is refused once the flour is milled", async () => {
  const buyer = await logInAs(shop, 'user');
  const order = await packedOrder(shop, staff, { buyer });
  const run = await plannedRun(shop, staff, { riderId: vilas.userId, orders: [order] });
  const url = `/api/orders/${order._id}/cancel`;
  const [started, cancelled] = await Promise.all([
    start(run),
    shop.app.inject({ method: 'POST', url, headers: buyer.headers }),
  ]);
  expect([started.statusCode, cancelled.statusCode]).toEqual([200, 409]);
});
