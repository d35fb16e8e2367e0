import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayAfter } from '@dalan/contract/delivery/delivery';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Run, RunsAnswer } from '@dalan/contract/mill/runs';
import {
  newRun,
  packedOrder,
  plannedRun,
  planRequest,
  readOrder,
  readRun,
  runRequest,
  setStatus,
  startRequest,
  today,
} from '../../../../test/requests/run-requests.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../office/invariants/index.ts';

let shop: TestApp;
let staff: LoggedIn;
let vilas: LoggedIn;
let kiran: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await logInAs(shop, 'admin', { name: 'Sunanda More', duty: 'counter' });
  vilas = await logInAs(shop, 'admin', { name: 'Vilas Jadhav', duty: 'delivery' });
  kiran = await logInAs(shop, 'admin', { name: 'Kiran Shinde', duty: 'delivery' });
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

async function list(day = today()): Promise<RunsAnswer> {
  const url = `/api/admin/runs?day=${day}`;
  return (await shop.app.inject({ url, headers: staff.headers })).json<RunsAnswer>();
}

const packed = (count: number) =>
  Promise.all(Array.from({ length: count }, () => packedOrder(shop, staff)));
const idsOf = (run: Run) => run.stops.map(({ order }) => order._id);
const remove = (runId: string) =>
  shop.app.inject({ method: 'DELETE', url: `/api/admin/runs/${runId}`, headers: staff.headers });

describe('the list of a day', () => {
  test('has packed orders without a run, what is to pack, and everybody who can ride', async () => {
    const before = await list();
    const [one] = await packed(1);
    const toPack = await packedOrder(shop, staff, { isPacked: false });
    const gone = await logInAs(shop, 'admin', { name: 'Gone', duty: 'delivery' });
    const { db } = shop;
    await db
      .updateTable('users')
      .set({ disabledAt: new Date() })
      .where('id', '=', gone.userId)
      .execute();
    const now = await list();
    expect(now.waiting.map(({ _id }) => _id)).toContain(one!._id);
    expect(now.waiting.map(({ _id }) => _id)).not.toContain(toPack._id);
    expect(now.toPack).toBe(before.toPack + 1);
    expect(now.riders.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Vilas Jadhav', 'Sunanda More']),
    );
    expect(now.riders.map(({ name }) => name)).not.toContain('Gone');
    const yesterday = await list(dayAfter(today(), -1));
    expect(yesterday.waiting).toEqual([]);
  });

  test('shows a run of an earlier day until it is closed', async () => {
    const [order] = await packed(1);
    const run = await plannedRun(shop, staff, { riderId: kiran.userId, orders: [order!] });
    expect((await list(dayAfter(today(), 3))).runs.map(({ _id }) => _id)).toContain(run._id);
    expect((await list()).waiting.map(({ _id }) => _id)).not.toContain(order!._id);
  });
});

describe('planning', () => {
  test('puts orders on a run and off again, with the name of the rider in their history', async () => {
    const [one, two] = await packed(2);
    const run = await plannedRun(shop, staff, { riderId: vilas.userId, orders: [one!, two!] });
    expect(idsOf(run)).toEqual([one!._id, two!._id]);
    expect(run).toMatchObject({ version: 2, changedBy: 'Sunanda More', state: 'planned' });
    expect(await readOrder(shop, staff, one!._id)).toMatchObject({ version: one!.version + 1 });
    const { _id: runId, version } = run;
    const plan = { runId, version, orderIds: [two!._id] };
    await shop.app.inject(planRequest(staff, plan));
    const { history } = await readOrder(shop, staff, one!._id);
    expect(history.slice(-2)).toMatchObject([
      { kind: 'put on a run', note: 'Vilas Jadhav', by: 'Sunanda More' },
      { kind: 'taken off a run', note: 'Vilas Jadhav', by: 'Sunanda More' },
    ]);
  });

  test('sorting a run writes nothing on its orders', async () => {
    const [one, two] = await packed(2);
    const run = await plannedRun(shop, staff, { riderId: vilas.userId, orders: [one!, two!] });
    const orderIds = [two!._id, one!._id];
    const { _id: runId, version } = run;
    const answer = await shop.app.inject(planRequest(staff, { runId, version, orderIds }));
    expect(idsOf(answer.json<{ runs: [Run] }>().runs[0])).toEqual(orderIds);
    expect(await readOrder(shop, staff, one!._id)).toMatchObject({ version: one!.version + 1 });
  });

  test('moves a stop from one rider to another in one call, with one entry', async () => {
    const [one, two] = await packed(2);
    const from = await plannedRun(shop, staff, { riderId: vilas.userId, orders: [one!, two!] });
    const to = await newRun(shop, staff, kiran.userId);
    const answer = await shop.app.inject(
      planRequest(
        staff,
        { runId: from._id, version: from.version, orderIds: [two!._id] },
        { runId: to._id, version: to.version, orderIds: [one!._id] },
      ),
    );
    const [left, right] = answer.json<{ runs: [Run, Run] }>().runs;
    expect([idsOf(left), idsOf(right)]).toEqual([[two!._id], [one!._id]]);
    const { history } = await readOrder(shop, staff, one!._id);
    expect(history.slice(-2)).toMatchObject([
      { kind: 'put on a run', note: 'Vilas Jadhav' },
      { kind: 'put on a run', note: 'Kiran Shinde' },
    ]);
  });

  test('refuses an order that is not milled, deleted, or on another run', async () => {
    const [one, two] = await packed(2);
    await plannedRun(shop, staff, { riderId: vilas.userId, orders: [one!] });
    const { _id: runId, version } = await newRun(shop, staff, kiran.userId);
    const plan = (orderId: string) =>
      shop.app.inject(planRequest(staff, { runId, version, orderIds: [orderId] }));
    const taken = await plan(one!._id);
    expect(taken.statusCode).toBe(409);
    expect(taken.json<ErrorAnswer>()).toMatchObject({
      code: 'RUN_REFUSED',
      message: `Order ${shortOrderId(one!._id)} is on the run of Vilas Jadhav meanwhile. Nothing was saved.`,
    });
    await setStatus(shop, staff, two!._id, 'Confirmed');
    expect((await plan(two!._id)).json<ErrorAnswer>().message).toContain('is confirmed now');
    const url = `/api/admin/orders/${two!._id}`;
    await shop.app.inject({ method: 'DELETE', url, headers: staff.headers });
    expect((await plan(two!._id)).json<ErrorAnswer>().message).toContain('not there any more');
    expect(idsOf(await readRun(shop, staff, runId))).toEqual([]);
    expect((await readRun(shop, staff, runId)).version).toBe(version);
  });

  test('refuses an order or a run named twice, and a run that started', async () => {
    const [one] = await packed(1);
    const run = await plannedRun(shop, staff, { riderId: vilas.userId, orders: [one!] });
    const { _id: runId, version } = run;
    const twice = { runId, version, orderIds: [one!._id, one!._id] };
    const once = { runId, version, orderIds: [] };
    expect((await shop.app.inject(planRequest(staff, twice))).statusCode).toBe(400);
    expect((await shop.app.inject(planRequest(staff, once, once))).statusCode).toBe(400);
    await shop.app.inject(startRequest(staff, run));
    const started = { runId, version: version + 1, orderIds: [] };
    const answer = await shop.app.inject(planRequest(staff, started));
    expect(answer.json<ErrorAnswer>().message).toContain('has started');
  });

  test('an order that leaves its step leaves its planned run', async () => {
    const [one, two] = await packed(2);
    const run = await plannedRun(shop, staff, { riderId: vilas.userId, orders: [one!, two!] });
    await setStatus(shop, staff, one!._id, 'Cancelled');
    const { stops } = await readRun(shop, staff, run._id);
    expect(stops.map(({ position, order }) => [position, order._id])).toEqual([[1, two!._id]]);
  });
});

describe('runs of a rider', () => {
  test('are numbered, also if several are made at once', async () => {
    const rider = await logInAs(shop, 'admin', { duty: 'delivery' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.app.inject(runRequest(staff, rider.userId))),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const numbers = answers.map((answer) => answer.json<Run>().number).sort();
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('are for staff only, and for today or later', async () => {
    const customer = await logInAs(shop, 'user');
    const refused = await shop.app.inject(runRequest(staff, customer.userId));
    expect(refused.json<ErrorAnswer>().code).toBe('RUN_REFUSED');
    const past = await shop.app.inject(runRequest(staff, vilas.userId, dayAfter(today(), -1)));
    expect(past.json<ErrorAnswer>()).toMatchObject({ code: 'INVALID_INPUT' });
    expect(past.json<ErrorAnswer>().fields).toHaveProperty('day');
  });

  test('are removed only while planned and empty', async () => {
    const [one] = await packed(1);
    const full = await plannedRun(shop, staff, { riderId: vilas.userId, orders: [one!] });
    expect((await remove(full._id)).json<ErrorAnswer>().code).toBe('RUN_REFUSED');
    const empty = await newRun(shop, staff, vilas.userId);
    expect((await remove(empty._id)).statusCode).toBe(200);
    expect((await remove(empty._id)).statusCode).toBe(404);
  });

  test('that have not started are freed when the rider is disabled', async () => {
    const owner = await logInAs(shop, 'admin');
    const rider = await logInAs(shop, 'admin', { name: 'Leaves Soon', duty: 'delivery' });
    const [waits, rides] = await packed(2);
    const planned = await plannedRun(shop, staff, { riderId: rider.userId, orders: [waits!] });
    const out = await plannedRun(shop, staff, { riderId: rider.userId, orders: [rides!] });
    await shop.app.inject(startRequest(staff, out));
    const answer = await shop.app.inject({
      method: 'PUT',
      url: `/api/admin/staff/${rider.userId}/disabled`,
      headers: owner.headers,
      payload: { isDisabled: true },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { history } = await readOrder(shop, staff, waits!._id);
    expect(history.at(-1)).toMatchObject({ kind: 'taken off a run', note: 'Leaves Soon' });
    const { runs, waiting } = await list();
    expect(runs.map(({ _id }) => _id)).not.toContain(planned._id);
    expect(runs.find(({ _id }) => _id === out._id)?.stopCount).toBe(1);
    expect(waiting.map(({ _id }) => _id)).toContain(waits!._id);
  });

  test('that have not started are freed when the rider is erased', async () => {
    const owner = await logInAs(shop, 'admin', { name: 'Meera Pawar' });
    const rider = await logInAs(shop, 'admin', { name: 'Left Long Ago', duty: 'delivery' });
    const [waits] = await packed(1);
    const planned = await plannedRun(shop, staff, { riderId: rider.userId, orders: [waits!] });
    const { headers } = owner;
    const url = `/api/users/${rider.userId}`;
    expect((await shop.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200);
    const { history } = await readOrder(shop, staff, waits!._id);
    expect(history.at(-1)).toMatchObject({ kind: 'taken off a run', by: 'Meera Pawar' });
    const { runs, waiting } = await list();
    expect(runs.map(({ _id }) => _id)).not.toContain(planned._id);
    expect(waiting.map(({ _id }) => _id)).toContain(waits!._id);
  });
});

describe('at the same moment', () => {
  test('two planners sort one run: one wins, the other gets that order', async () => {
    for (let round = 0; round < 4; round += 1) {
      const orders = await packed(3);
      const run = await plannedRun(shop, staff, { riderId: vilas.userId, orders });
      const { _id: runId, version } = run;
      const [a, b, c] = idsOf(run) as [string, string, string];
      const plans = [
        [c, a, b],
        [b, a, c],
      ];
      const answers = await Promise.all(
        plans.map((orderIds) => shop.app.inject(planRequest(staff, { runId, version, orderIds }))),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
      const lost = answers[1 - winner]!.json<ErrorAnswer>();
      expect(lost.code).toBe('RUN_CHANGED');
      expect(idsOf(lost.details!.run as Run)).toEqual(plans[winner]);
      expect(idsOf(await readRun(shop, staff, runId))).toEqual(plans[winner]);
    }
  });

  test('two planners put one order on two runs: it is on one', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [order] = await packed(1);
      const runs = [
        await newRun(shop, staff, vilas.userId),
        await newRun(shop, staff, kiran.userId),
      ];
      const answers = await Promise.all(
        runs.map(({ _id: runId, version }) =>
          shop.app.inject(planRequest(staff, { runId, version, orderIds: [order!._id] })),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const { history } = await readOrder(shop, staff, order!._id);
      expect(history.filter(({ kind }) => kind === 'put on a run')).toHaveLength(1);
    }
  });

  test('two planners exchange stops of two runs both ways: no deadlock, nothing lost', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, two] = await packed(2);
      const left = await plannedRun(shop, staff, { riderId: vilas.userId, orders: [one!] });
      const right = await plannedRun(shop, staff, { riderId: kiran.userId, orders: [two!] });
      const all = [one!._id, two!._id];
      const plan = (run: Run, orderIds: string[]) => {
        return { runId: run._id, version: run.version, orderIds };
      };
      const answers = await Promise.all([
        shop.app.inject(planRequest(staff, plan(left, all), plan(right, []))),
        shop.app.inject(planRequest(staff, plan(right, all), plan(left, []))),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const now = [await readRun(shop, staff, left._id), await readRun(shop, staff, right._id)];
      expect(now.flatMap(idsOf).sort()).toEqual([...all].sort());
    }
  });

  test('planning an order against its cancellation: never on a run and cancelled', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [order] = await packed(1);
      const { _id: runId, version } = await newRun(shop, staff, vilas.userId);
      const [planned] = await Promise.all([
        shop.app.inject(planRequest(staff, { runId, version, orderIds: [order!._id] })),
        setStatus(shop, staff, order!._id, 'Cancelled'),
      ]);
      expect([200, 409]).toContain(planned.statusCode);
      expect(idsOf(await readRun(shop, staff, runId))).toEqual([]);
    }
  });
});
