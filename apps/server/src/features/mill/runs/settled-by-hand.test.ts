import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PackingSlipsAnswer } from '@dalan/contract/mill/milling';
import type { MyRuns, RunsAnswer } from '@dalan/contract/mill/runs';
import type { Today } from '@dalan/contract/mill/today';
import { collectedAtTheDoor } from '@dalan/contract/on-account/accounts';
import {
  packedOrder,
  plannedRun,
  readRun,
  startRequest,
  today,
} from '../../../../test/requests/run-requests.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

let shop: TestApp;
let staff: LoggedIn;
let rider: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await logInAs(shop, 'admin');
  rider = await logInAs(shop, 'admin', { duty: 'delivery' });
});
afterAll(() => shop.close());

async function get<Answer>(path: string, by = staff): Promise<Answer> {
  const answer = await shop.app.inject({ url: `/api/admin/${path}`, headers: by.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

test('an order whose payment staff set as Completed is collected by nobody, from slip to door', async () => {
  const open = await packedOrder(shop, staff);
  const settled = await packedOrder(shop, staff);
  const set = await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: staff.headers,
    payload: { orderId: settled._id, orderStatus: 'Processing', paymentStatus: 'Completed' },
  });
  expect(set.statusCode, set.body).toBe(200);
  const ids = [open._id, settled._id];

  const { slips } = await get<PackingSlipsAnswer>(`packing-slips?ids=${ids.join(',')}`);
  expect(slips.map(({ toCollect }) => toCollect)).toEqual([200, 0]);

  const { waiting } = await get<RunsAnswer>(`runs?day=${today()}`);
  const toCollect = ids.map((id) => collectedAtTheDoor(waiting.find(({ _id }) => _id === id)!));
  expect(toCollect).toEqual([200, 0]);

  const planned = await plannedRun(shop, staff, { riderId: rider.userId, orders: [open, settled] });
  await shop.app.inject(startRequest(staff, planned));
  const { stops } = await readRun(shop, staff, planned._id);
  expect(stops.map(({ order }) => collectedAtTheDoor(order))).toEqual([200, 0]);

  const [run] = (await get<MyRuns>('my-runs', rider)).runs;
  expect(run?.stops.map(({ order }) => order.asked)).toEqual([200, 0]);
  expect((await get<Today>('today')).cash).toMatchObject({ toCollect: 200 });
});
