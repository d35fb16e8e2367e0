import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import { runLimits } from '@dalan/contract/mill/runs';
import type { RunsAnswer } from '@dalan/contract/mill/runs';
import {
  packedOrder,
  plannedRun,
  readOrder,
  readRun,
  setStatus,
  startRequest,
  today,
} from '../../../../test/requests/run-requests.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { query } from '../../../../test/processes/back-ups.ts';
import { toWaitingOrder } from './run-mapper.rules.ts';
import { listWaiting } from './runs.queries.ts';

const CITY = 'pune';
const STOPS_OF_A_BUSY_DAY = 2_700;

let shop: TestApp;
let staff: LoggedIn;
let rider: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await logInAs(shop, 'admin', { name: 'Sunanda More', duty: 'counter' });
  rider = await logInAs(shop, 'admin', { name: 'Vilas Jadhav', duty: 'delivery' });
});
afterAll(() => shop.close());

async function list(day = today()) {
  const url = `/api/admin/runs?day=${day}`;
  const answer = await shop.app.inject({ url, headers: staff.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return { ...answer.json<RunsAnswer>(), bytes: answer.body.length };
}

test('a run is listed with the counts of its stops, and says the same as the run itself', async () => {
  const orders = [await packedOrder(shop, staff), await packedOrder(shop, staff)];
  const planned = await plannedRun(shop, staff, { riderId: rider.userId, orders });
  await shop.app.inject(startRequest(staff, planned));
  await setStatus(shop, staff, orders[0]!._id, 'Cancelled');
  const { stops, ...run } = await readRun(shop, staff, planned._id);
  const { runs } = await list();
  const overview = runs.find(({ _id }) => _id === run._id)!;
  const { stopCount, doneCount, ...facts } = overview;
  expect(run).toMatchObject(facts);
  expect(stopCount).toBe(stops.length);
  expect(doneCount).toBe(stops.filter(({ outcome }) => outcome !== null).length);
  expect(doneCount).toBe(1);
});

test('a waiting order has what its own page has, also after a payment and a claim', async () => {
  const { _id, userId } = await packedOrder(shop, staff);
  await sql`
    with event as (
      insert into order_events (order_id, kind, order_status, payment_status, actor_id)
      values (${_id}, 'payment recorded', 'Processing', 'Partially Paid', ${staff.userId})
      returning id)
    insert into payments (order_id, event_id, method, amount_paise, recorded_by, idempotency_key)
    select ${_id}, id, 'cash', 5050, ${staff.userId}, ${_id} from event
  `.execute(shop.db);
  await sql`
    insert into payment_claims (order_id, amount_paise) values (${_id}, 100)
  `.execute(shop.db);
  const order: Order = await readOrder(shop, staff, _id);
  const { waiting, waitingCount } = await list();
  const found = waiting.find((each) => each._id === _id)!;
  expect(order).toMatchObject(found);
  expect(found).toMatchObject({
    paidAmount: 50.5,
    claim: { state: 'open' },
    userId: { name: userId.name },
  });
  expect(waitingCount).toBe(waiting.length);
});

test('of too many waiting orders the late ones come first, then one pincode after the other', async () => {
  const day = dayAfter(today(), 1);
  const orders = [
    { pincode: '411052', dueOn: day },
    { pincode: '411004', dueOn: day },
    { pincode: '411052', dueOn: today() },
    { pincode: '411004', dueOn: day },
  ];
  await sql`update orders set packed_at = null, packed_by = null`.execute(shop.db);
  const ids: string[] = [];
  for (const { pincode, dueOn } of orders) {
    const { _id } = await packedOrder(shop, staff);
    await query(
      shop.testDatabase.url,
      `set session_replication_role = replica;
      update orders set pincode = '${pincode}', due_on = '${dueOn}', delivery_version = 1
      where id = '${_id}'`,
    );
    ids.push(_id);
  }
  const some = await listWaiting(shop.db, { city: CITY, day }, 3);
  expect(some.map(toWaitingOrder).map(({ _id }) => _id)).toEqual([ids[2], ids[1], ids[3]]);
  expect(some[0]?.count).toBe(4);
  const all = await list(day);
  expect(all.waiting.map(({ _id }) => _id)).toEqual([ids[2], ids[0], ids[1], ids[3]]);
});

test('the answer of a busy day stays below 100 KB', async () => {
  const customer = await logInAs(shop, 'user', { name: 'Asha Kulkarni' });
  const day = dayAfter(today(), 30);
  await query(
    shop.testDatabase.url,
    `set session_replication_role = replica;
    insert into orders (user_id, total_paise, delivery_address, contact_number, due_on, order_status,
        packed_at, packed_by)
      select '${customer.userId}', 7800, '12, Laxmi Road, near the old post office, Pune 411030',
        '5550001234', '${day}', 'Processing', now(), '${staff.userId}'
      from generate_series(1, ${2 * STOPS_OF_A_BUSY_DAY});
    insert into runs (day, rider_id, number, created_by, changed_by)
      select '${day}', '${rider.userId}', n, '${staff.userId}', '${staff.userId}'
      from generate_series(1, ${STOPS_OF_A_BUSY_DAY / 25}) n;
    insert into run_stops (run_id, order_id, position)
      select run.id, o.id, 1 + (n - 1) % 25
      from (select id, row_number() over () as n from orders where due_on = '${day}'
        limit ${STOPS_OF_A_BUSY_DAY}) o
      join runs run on run.day = '${day}' and run.number = 1 + (n - 1) / 25`,
  );
  const answer = await list(day);
  const stops = answer.runs.reduce((sum, { stopCount }) => sum + stopCount, 0);
  expect(stops).toBeGreaterThanOrEqual(STOPS_OF_A_BUSY_DAY);
  expect(answer.waiting).toHaveLength(runLimits.waitingShown);
  expect(answer.waitingCount).toBeGreaterThanOrEqual(STOPS_OF_A_BUSY_DAY);
  expect(answer.bytes).toBeLessThan(100_000);
});
