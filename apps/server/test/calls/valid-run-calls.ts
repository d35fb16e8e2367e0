import type { Run } from '@dalan/contract/mill/runs';
import {
  countRequest,
  deliver,
  newRun,
  packedOrder,
  plannedRun,
  readRun,
  startRequest,
  today,
} from '../requests/run-requests.ts';
import { logInAs } from '../shops/sessions.ts';
import type { LoggedIn } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';
import type { ValidCall } from './valid-call.ts';

let made = 0;

async function plan(shop: TestApp, by: LoggedIn) {
  const order = await packedOrder(shop, by);
  const run = await plannedRun(shop, by, { riderId: by.userId, orders: [order] });
  return { order, run };
}

/** Calls about runs, for `valid-calls.ts`. */
export const runCalls: Record<string, (shop: TestApp) => Promise<Partial<ValidCall>>> = {
  'GET /api/admin/runs': async (shop) => ({
    by: await logInAs(shop, 'admin'),
    query: { day: today() },
  }),
  'GET /api/admin/runs/:id': async (shop) => {
    const by = await logInAs(shop, 'admin');
    return { by, params: { id: (await newRun(shop, by, by.userId))._id } };
  },
  'POST /api/admin/runs': async (shop) => {
    const by = await logInAs(shop, 'admin');
    return { by, body: { day: today(), riderId: by.userId } };
  },
  'PUT /api/admin/runs/plan': async (shop) => {
    const by = await logInAs(shop, 'admin');
    const order = await packedOrder(shop, by);
    const { _id: runId, version } = await newRun(shop, by, by.userId);
    return { by, body: { runs: [{ runId, version, orderIds: [order._id] }] } };
  },
  'DELETE /api/admin/runs/:id': async (shop) => {
    const by = await logInAs(shop, 'admin');
    return { by, params: { id: (await newRun(shop, by, by.userId))._id } };
  },
  'POST /api/admin/runs/:id/start': async (shop) => {
    const by = await logInAs(shop, 'admin');
    const { run } = await plan(shop, by);
    return { by, params: { id: run._id }, body: { version: run.version } };
  },
  'POST /api/admin/runs/:id/cash-counts': async (shop) => {
    const by = await logInAs(shop, 'admin');
    const { run, order } = await plan(shop, by);
    await shop.app.inject(startRequest(by, run));
    await deliver(shop, by, { runId: run._id, orderId: order._id, cashPaise: 200_00 });
    const { cashTaken: expected } = await readRun(shop, by, run._id);
    const short = { notes: { '100': 1 }, coins: 90, expected, note: 'Short by 10' };
    const closed = await shop.app.inject(countRequest(by, run._id, short));
    const [first] = closed.json<Run>().counts;
    made += 1;
    const headers = { 'idempotency-key': `count-${made}` };
    const body = { ...short, coins: 95, note: 'Counted again', corrects: first?._id };
    return { by, params: { id: run._id }, headers, body };
  },
};
