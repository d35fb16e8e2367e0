import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { shopClock } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import type { MyRuns, RiderAction, RiderActionAnswer } from '@dalan/contract/mill/runs';
import { orderRequest } from '../requests/order-requests.ts';
import { createTestProduct } from './products.ts';
import type { TestProduct } from './products.ts';
import { logInAs } from './sessions.ts';
import type { LoggedIn } from './sessions.ts';
import type { TestApp } from './test-app.ts';
import type { ValidCall } from '../calls/valid-call.ts';

type RunOut = { runId: string; rider: LoggedIn; orders: Order[]; flour: TestProduct };

/** A run that started an hour ago, each stop an order of ₹412. */
export async function startTestRun(
  shop: Pick<TestApp, 'app' | 'db'>,
  count: number,
  rider?: LoggedIn,
): Promise<RunOut> {
  const by = rider ?? (await logInAs(shop, 'admin', { duty: 'delivery' }));
  const staff = await logInAs(shop, 'admin');
  const buyer = await logInAs(shop, 'user');
  const flour = await createTestProduct(shop.db, { stockKg: count * 4, pricePerKg: 103 });
  const { id: runId } = await shop.db
    .insertInto('runs')
    .values({
      day: shopClock(new Date()).day,
      riderId: by.userId,
      number: sql`(select count(*) + 1 from runs where rider_id = ${by.userId})`,
      createdBy: staff.userId,
      changedBy: staff.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const orders: Order[] = [];
  for (let position = 1; position <= count; position += 1) {
    const placed = await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 4 }]));
    const orderId = placed.json<Order>()._id;
    await setOrderStatus(shop, staff, orderId, 'Processing');
    await shop.db
      .updateTable('orders')
      .set({ packedAt: sql`now()`, packedBy: staff.userId })
      .where('id', '=', orderId)
      .execute();
    await shop.db.insertInto('runStops').values({ runId, orderId, position }).execute();
    orders.push(placed.json<Order>());
  }
  await shop.db
    .updateTable('runs')
    .set({ state: 'out', startedAt: sql`now() - interval '1 hour'` })
    .where('id', '=', runId)
    .execute();
  for (const { _id } of orders) await setOrderStatus(shop, staff, _id, 'Shipped');
  return { runId, rider: by, orders, flour };
}

export function setOrderStatus(
  shop: Pick<TestApp, 'app'>,
  staff: LoggedIn,
  orderId: string,
  orderStatus: string,
) {
  return shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: staff.headers,
    payload: { orderId, orderStatus, paymentStatus: 'Pending' },
  });
}

export function deliveredAction(
  orderId: string,
  payments: { method: 'cash' | 'UPI'; amount: number }[] = [{ method: 'cash', amount: 412 }],
  tappedAt = new Date().toISOString(),
): RiderAction {
  return { do: 'delivered', orderId, tappedAt, payments };
}

/** A request for `app.inject`. */
export function actionRequest(
  rider: LoggedIn,
  runId: string,
  action: RiderAction,
  key: string = randomUUID(),
) {
  return {
    method: 'POST' as const,
    url: `/api/admin/my-runs/${runId}/actions`,
    headers: { ...rider.headers, 'idempotency-key': key },
    payload: action,
  };
}

/** A request for `app.inject`. */
export function unrecordedRequest(
  rider: LoggedIn,
  runId: string,
  action: RiderAction,
  key: string = randomUUID(),
) {
  const url = `/api/admin/my-runs/${runId}/unrecorded`;
  return { ...actionRequest(rider, runId, action, key), url };
}

/** Sends an action that the server takes, whether it records or refuses it. */
export async function sendAction(
  shop: Pick<TestApp, 'app'>,
  ...action: Parameters<typeof actionRequest>
): Promise<RiderActionAnswer> {
  const answer = await shop.app.inject(actionRequest(...action));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<RiderActionAnswer>();
}

export async function readOrder(
  shop: Pick<TestApp, 'app'>,
  staff: LoggedIn,
  orderId: string,
): Promise<Order> {
  const url = `/api/admin/orders/${orderId}`;
  return (await shop.app.inject({ url, headers: staff.headers })).json<Order>();
}

export async function readMyRuns(shop: Pick<TestApp, 'app'>, rider: LoggedIn): Promise<MyRuns> {
  const url = '/api/admin/my-runs';
  return (await shop.app.inject({ url, headers: rider.headers })).json<MyRuns>();
}

/** Calls of a rider, for `valid-calls.ts`. */
export const riderCalls: Record<string, (shop: TestApp) => Promise<Partial<ValidCall>>> = {
  'GET /api/admin/my-runs': async (shop) => ({ by: await logInAs(shop, 'admin') }),
  'POST /api/admin/my-runs/:id/actions': async (shop) => {
    const { runId, rider, orders } = await startTestRun(shop, 1);
    return {
      by: rider,
      params: { id: runId },
      headers: { 'idempotency-key': randomUUID() },
      body: deliveredAction(orders[0]!._id),
    };
  },
  'POST /api/admin/my-runs/:id/unrecorded': async (shop) => {
    const { runId, rider, orders } = await startTestRun(shop, 1);
    return {
      by: rider,
      params: { id: runId },
      headers: { 'idempotency-key': randomUUID() },
      body: deliveredAction(orders[0]!._id),
    };
  },
};
