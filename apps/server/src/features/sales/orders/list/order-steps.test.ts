import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openSteps, stepFacts } from '@dalan/contract/orders/order-steps';
import type { OrderCounts } from '@dalan/contract/orders/order-steps';
import { finalStatuses, orderStatuses } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { notDeliveredReasons } from '@dalan/contract/mill/runs';
import type { Run } from '@dalan/contract/mill/runs';
import type { Today } from '@dalan/contract/mill/today';
import { query } from '../../../../../test/processes/back-ups.ts';
import { startBulkShop } from '../../../../../test/shops/bulk-shop.ts';
import type { BulkShop } from '../../../../../test/shops/bulk-shop.ts';
import { rounds } from '../../../../../test/database/property-runs.ts';
import { actionRequest, deliveredAction } from '../../../../../test/shops/rider-runs.ts';
import {
  planRequest,
  readRun,
  runRequest,
  startRequest,
} from '../../../../../test/requests/run-requests.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';

let shop: BulkShop;
let rider: LoggedIn;
beforeAll(async () => {
  shop = await startBulkShop();
  rider = await logInAs(shop, 'admin', { name: 'Vilas Jadhav', duty: 'delivery' });
});
afterAll(() => shop.close());

async function read<Answer>(path: string, asked: Record<string, string> = {}): Promise<Answer> {
  const url = `/api/admin/${path}`;
  const answer = await shop.app.inject({ url, query: asked, headers: shop.staff.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

/** Each open order is in one tab, and tiles, tabs and counts say the same. */
async function expectWholeDay(): Promise<void> {
  const all = await read<Order[]>('orders', { pageSize: '100' });
  const open = all.filter(({ orderStatus }) => !finalStatuses.includes(orderStatus));
  const tabs: string[][] = [];
  for (const step of openSteps) {
    const listed = await read<Order[]>('orders', { step, pageSize: '100' });
    tabs.push(listed.map(({ _id }) => _id));
  }
  const listed = tabs.flat();
  expect(listed.toSorted()).toEqual(open.map(({ _id }) => _id).toSorted());

  const today = await read<Today>('today');
  const { waiting, toMill, toPack, ready, toDeliver } = today;
  const tiles = [waiting.toConfirm, toMill.orders, toPack.orders, ready.orders, toDeliver.orders];
  expect(tiles).toEqual(tabs.map((ids) => ids.length));
  expect(today.openOrders).toBe(open.length);
  const counts = await read<OrderCounts>('orders/counts');
  expect(openSteps.map((step) => counts[step])).toEqual(tiles);
}

/** No order is left for the next test. */
afterEach(async () => {
  await query(
    shop.testDatabase.url,
    `set session_replication_role = replica; update orders set deleted_at = now();
    update run_stops set outcome = 'called off', done_at = now() where outcome is null`,
  );
});

test('every status, packed or not, on any run or none, is in one step', async () => {
  const stops = ['none', 'planned', 'out', 'done'] as const;
  const wanted = orderStatuses.flatMap((status) =>
    [true, false].flatMap((isPacked) => stops.map((stop) => ({ status, isPacked, stop }))),
  );
  const { json } = await shop.app.inject(runRequest(shop.staff, rider.userId));
  const planned = json<Run>()._id;
  const second = await shop.app.inject(runRequest(shop.staff, rider.userId));
  const out = second.json<Run>()._id;
  await query(
    shop.testDatabase.url,
    `update runs set state = 'out', started_at = now() where id = '${out}'`,
  );
  for (const [index, { status, isPacked, stop }] of wanted.entries()) {
    const { _id } = await shop.place();
    const run = stop === 'planned' ? planned : out;
    const outcome = stop === 'done' ? "'not delivered', now()" : 'null, null';
    // This bypasses the triggers, which do not allow some of these states.
    await query(
      shop.testDatabase.url,
      `set session_replication_role = replica;
      update orders set order_status = '${status}',
        packed_at = ${isPacked ? 'now()' : 'null'},
        packed_by = ${isPacked ? `'${shop.staff.userId}'` : 'null'} where id = '${_id}';
      ${
        stop === 'none'
          ? ''
          : `insert into run_stops (run_id, order_id, position, outcome, done_at)
             values ('${run}', '${_id}', ${index + 1}, ${outcome})`
      }`,
    );
  }
  await expectWholeDay();
  const counts = await read<OrderCounts>('orders/counts');
  expect(counts.ready).toBe(stops.length);
});

const pick = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)]!;

/** One random thing that staff, a rider or the customer may do. Refusals are part of the day. */
async function act(orders: Order[], runs: string[]): Promise<string> {
  const { app, staff, buyer } = shop;
  const { _id: orderId } = pick(orders);
  const moved = (action: object) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/orders/bulk',
      headers: { ...staff.headers, 'idempotency-key': randomUUID() },
      payload: { action, orders: [{ orderId }] },
    });
  const notDelivered = (reason: (typeof notDeliveredReasons)[number]) =>
    ({ do: 'not delivered', orderId, tappedAt: new Date().toISOString(), reason }) as const;
  const acts: Record<string, () => Promise<unknown>> = {
    confirm: () => moved({ do: 'confirm' }),
    mill: () => moved({ do: 'mark milled' }),
    pack: () => moved({ do: 'pack' }),
    unpack: () => moved({ do: 'unpack' }),
    deliver: () => moved({ do: 'deliver', paidBy: 'cash' }),
    'set a status': () =>
      app.inject({
        method: 'PUT',
        url: '/api/admin/order-and-payment/status',
        headers: staff.headers,
        payload: { orderId, orderStatus: pick(orderStatuses), paymentStatus: 'Pending' },
      }),
    'new run': async () => {
      const made = await app.inject(runRequest(staff, rider.userId));
      runs.push(made.json<Run>()._id);
    },
    plan: async () => {
      const run = await readRun(shop, staff, pick(runs));
      const orderIds = new Set([...run.stops.map(({ order }) => order._id), orderId]);
      const plan = { runId: run._id, version: run.version, orderIds: [...orderIds] };
      await app.inject(planRequest(staff, plan));
    },
    start: async () => {
      await app.inject(startRequest(staff, await readRun(shop, staff, pick(runs))));
    },
    'at the door': () => app.inject(actionRequest(rider, pick(runs), deliveredAction(orderId, []))),
    'brought back': () =>
      app.inject(actionRequest(rider, pick(runs), notDelivered(pick(notDeliveredReasons)))),
    'cancelled by the customer': () =>
      app.inject({
        method: 'POST',
        url: `/api/orders/${orderId}/cancel`,
        headers: buyer.headers,
      }),
  };
  const name = pick(Object.keys(acts));
  await acts[name]!();
  return name;
}

test('whatever staff, riders and customers do, every open order is in one step', async () => {
  const made = await shop.app.inject(runRequest(shop.staff, rider.userId));
  const runs = [made.json<Run>()._id];
  const orders: Order[] = [];
  for (let number = 0; number < 8; number += 1) orders.push(await shop.place('Processing'));
  const done: string[] = [];
  for (let round = 0; round < rounds(200); round += 1) {
    for (let times = 0; times < 5; times += 1) done.push(await act(orders, runs));
    await expectWholeDay();
  }
  expect(new Set(done).size).toBeGreaterThan(8);
});

test('what a rider brings back is ready again, and to pack if a bag is damaged', async () => {
  const { app, staff } = shop;
  const made = await app.inject(runRequest(staff, rider.userId));
  const runId = made.json<Run>()._id;
  const orders = [await shop.place('Processing'), await shop.place('Processing')];
  await shop.move({ do: 'pack' }, orders);
  const orderIds = orders.map(({ _id }) => _id);
  const run = await readRun(shop, staff, runId);
  await app.inject(planRequest(staff, { runId, version: run.version, orderIds }));
  const waiting = await read<Order[]>('orders', { step: 'ready' });
  const { day, number } = run;
  expect(waiting.map(({ plannedRun }) => plannedRun)).toEqual(
    orderIds.map(() => ({ _id: runId, rider: 'Vilas Jadhav', day, number })),
  );
  expect((await read<Today>('today')).ready).toEqual({ orders: 2, onRuns: 2 });
  const own = await app.inject({ url: '/api/my-orders', headers: shop.buyer.headers });
  expect(own.body).not.toContain('plannedRun');
  await app.inject(startRequest(staff, await readRun(shop, staff, runId)));
  for (const [index, reason] of (['Not at home', 'Bag damaged'] as const).entries()) {
    const tappedAt = new Date().toISOString();
    const orderId = orderIds[index]!;
    const action = { do: 'not delivered', orderId, tappedAt, reason } as const;
    await app.inject(actionRequest(rider, runId, action));
  }
  const idsIn = async (step: string) =>
    (await read<Order[]>('orders', { step })).map(({ _id }) => _id);
  expect([await idsIn('ready'), await idsIn('to-pack')]).toEqual([[orderIds[0]], [orderIds[1]]]);
  expect((await read<Today>('today')).ready).toEqual({ orders: 1, onRuns: 0 });
  await expectWholeDay();
});

test('the steps name every status of an open order', () => {
  const named = openSteps.flatMap((step) => stepFacts[step].statuses ?? []);
  const open = orderStatuses.filter((status) => !finalStatuses.includes(status));
  expect([...new Set(named)].toSorted()).toEqual(open.toSorted());
});
