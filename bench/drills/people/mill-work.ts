import { setTimeout as delay } from 'node:timers/promises';
import type { BulkAction, BulkAnswer } from '@dalan/contract/desk/bulk-orders';
import { shopClock } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import type {
  RiderAction,
  RiderActionAnswer,
  Run,
  RunsAnswer,
  RunStarted,
} from '@dalan/contract/mill/runs';
import type { Person } from '../../people.ts';
import type { History } from './history.ts';
import type { MillHistory, Taken } from './mill-history.ts';
import { openMilling } from './milling-done.ts';
import type { Stone } from './milling-done.ts';
import { sendUntilAnswered } from './send-until-answered.ts';
import type { Answered } from './send-until-answered.ts';

type PlannedRun = Pick<Run, '_id' | 'version'>;

type Mill = {
  origin: string;
  counter: Person;
  rider: Person;
  /** Only one mill at a time makes batches and packs from them, as at one stone. */
  stone: Stone;
};

const ORDERS_PER_RUN = 12;
const NOTHING_TO_DO_MS = 100;

/** Confirms, mills, packs and delivers what customers order, run after run. */
export async function workAtTheMill(
  mill: Mill,
  customers: History,
  history: MillHistory,
  leaving: AbortSignal,
): Promise<void> {
  const call = async <Body>(by: Person, method: string, path: string, body?: object) => {
    const answered = await sendUntilAnswered<Body>({ ...mill, by, method, path, body });
    history.retries += answered.retries;
    return answered;
  };
  const byCounter = <Body>(method: string, path: string, body?: object) =>
    call<Body>(mill.counter, method, path, body);

  const expectDone = (what: string, answered: Answered<unknown>) => {
    if (answered.status < 300) return;
    history.problems.push(`${what}: ${answered.status} ${JSON.stringify(answered.body)}`);
  };

  async function moveAll(orderIds: string[], action: BulkAction): Promise<Order[]> {
    const orders = orderIds.map((orderId) => ({ orderId }));
    const answered = await byCounter<BulkAnswer>('POST', '/api/admin/orders/bulk', {
      action,
      orders,
    });
    expectDone(action.do, answered);
    for (const { orderId, refusal } of answered.body.results ?? []) {
      if (refusal) history.problems.push(`${action.do} ${orderId}: ${refusal.message}`);
    }
    return (answered.body.results ?? []).flatMap(({ order }) => order ?? []);
  }

  const milling = openMilling(byCounter, expectDone, history);

  /** The call has no idempotency key, so a run whose answer was lost is found in the list. */
  async function openRun(day: string): Promise<PlannedRun> {
    const { body } = await byCounter<RunsAnswer>('GET', `/api/admin/runs?day=${day}`);
    const empty = body.runs?.find(
      ({ rider, state, stopCount }) =>
        rider._id === mill.rider.userId && state === 'planned' && stopCount === 0,
    );
    if (empty) return empty;
    const made = await byCounter<Run>('POST', '/api/admin/runs', {
      day,
      riderId: mill.rider.userId,
    });
    expectDone('a new run', made);
    return made.body as Run;
  }

  /** A retry may have an old version, if the first try was stored and only its answer was lost. */
  async function startRun({ _id, version }: PlannedRun, orderIds: string[]): Promise<Run> {
    const planned = { runs: [{ runId: _id, version, orderIds }] };
    const plan = await byCounter('PUT', '/api/admin/runs/plan', planned);
    if (plan.retries === 0) expectDone('a plan', plan);
    const before = await byCounter<Run>('GET', `/api/admin/runs/${_id}`);
    const path = `/api/admin/runs/${_id}/start`;
    const started = await byCounter<RunStarted>('POST', path, { version: before.body.version });
    if (started.retries === 0) expectDone('a start', started);
    const after = await byCounter<Run>('GET', `/api/admin/runs/${_id}`);
    expectDone(`run ${_id}`, after);
    const { body } = after;
    const stops = body.stops?.map(({ order }) => order._id) ?? [];
    if (body.state !== 'out' || String(stops) !== String(orderIds)) {
      history.problems.push(`run ${_id}: ${body.state} with ${stops.length} stops`);
    }
    return { ...body, stops: body.stops ?? [] } as Run;
  }

  async function deliver(runId: string, order: Order): Promise<void> {
    const action = chooseAction(order);
    const path = `/api/admin/my-runs/${runId}/actions`;
    const answered = await call<RiderActionAnswer>(mill.rider, 'POST', path, action);
    expectDone(`${action.do} ${order._id}`, answered);
    const { refusal } = answered.body;
    if (refusal) history.problems.push(`${action.do} ${order._id}: ${refusal.message}`);
    if (action.do === 'delivered') {
      const { tappedAt, payments } = action;
      history.delivered.set(order._id, { runId, tappedAt, payments });
    } else {
      history.broughtBack.set(order._id, action.reason);
    }
  }

  async function countCash(runId: string): Promise<void> {
    const { body: run } = await byCounter<Run>('GET', `/api/admin/runs/${runId}`);
    const coins = run.cashTaken ?? 0;
    const count = { notes: {}, coins, expected: coins };
    expectDone(
      `counting ${runId}`,
      await byCounter('POST', `/api/admin/runs/${runId}/cash-counts`, count),
    );
    history.counted.set(runId, coins);
  }

  while (!leaving.aborted) {
    const orderIds = takeOrders(customers, history);
    if (orderIds.length === 0) {
      await delay(NOTHING_TO_DO_MS);
      continue;
    }
    const confirmed = await moveAll(orderIds, { do: 'confirm' });
    await mill.stone.use(async () => {
      await milling(confirmed);
      await moveAll(orderIds, { do: 'pack' });
    });
    for (const orderId of orderIds) history.packed.add(orderId);
    const run = await startRun(await openRun(shopClock(new Date()).day), orderIds);
    for (const { order } of run.stops) await deliver(run._id, order);
    await countCash(run._id);
  }
}

/** Takes the next orders that no other mill has. */
function takeOrders({ calls }: History, { taken }: MillHistory): string[] {
  const placed = calls.flatMap(({ orderId }) => orderId ?? []);
  const next = placed.filter((orderId) => !taken.has(orderId)).slice(0, ORDERS_PER_RUN);
  if (next.length < ORDERS_PER_RUN) return [];
  for (const orderId of next) taken.add(orderId);
  return next;
}

function chooseAction({ _id: orderId, amountToPay, onAccount }: Order): RiderAction {
  const tappedAt = new Date().toISOString();
  const dice = Math.random();
  if (dice < 0.1) {
    const reason = dice < 0.05 || onAccount === true ? 'Not at home' : 'Refused at the door';
    return { do: 'not delivered', orderId, tappedAt, reason };
  }
  // Nothing is collected for an order on account.
  if (onAccount === true) return { do: 'delivered', orderId, tappedAt, payments: [] };
  const half = Math.floor(amountToPay / 2);
  const payments: Taken[] =
    dice < 0.2
      ? [
          { method: 'cash', amount: half },
          { method: 'UPI', amount: Math.round((amountToPay - half) * 100) / 100 },
        ]
      : [{ method: dice < 0.4 ? 'UPI' : 'cash', amount: dice < 0.5 ? half : amountToPay }];
  return { do: 'delivered', orderId, tappedAt, payments };
}
