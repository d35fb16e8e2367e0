import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { shopClock } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import type { NewCashCount, Run, RunPlan } from '@dalan/contract/mill/runs';
import { orderRequest } from './order-requests.ts';
import { createTestProduct } from '../shops/products.ts';
import { logInAs } from '../shops/sessions.ts';
import type { LoggedIn } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';

export const today = () => shopClock(new Date()).day;

/** An order in Processing, packed unless told otherwise. It is due by `today()`. */
export async function packedOrder(
  shop: TestApp,
  staff: LoggedIn,
  { isPacked = true, buyer }: { isPacked?: boolean; buyer?: LoggedIn } = {},
): Promise<Order> {
  const customer = buyer ?? (await logInAs(shop, 'user'));
  const product = await createTestProduct(shop.db, { stockKg: 10, pricePerKg: 100 });
  const placed = await shop.app.inject(orderRequest(customer, [{ product, kg: 2 }]));
  const { _id: orderId } = placed.json<Order>();
  await setStatus(shop, staff, orderId, 'Processing');
  // The marks of a packed order and of its day have no events here, so its version stays.
  await sql`
    update orders set due_on = ${today()},
      packed_at = case when ${isPacked} then now() end,
      packed_by = case when ${isPacked} then ${staff.userId}::uuid end
    where id = ${orderId}
  `.execute(shop.db);
  return readOrder(shop, staff, orderId);
}

export function setStatus(shop: TestApp, staff: LoggedIn, orderId: string, orderStatus: string) {
  return shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: staff.headers,
    payload: { orderId, orderStatus, paymentStatus: 'Pending' },
  });
}

export async function readOrder(shop: TestApp, staff: LoggedIn, orderId: string): Promise<Order> {
  const url = `/api/admin/orders/${orderId}`;
  return (await shop.app.inject({ url, headers: staff.headers })).json<Order>();
}

export async function readRun(shop: TestApp, staff: LoggedIn, runId: string): Promise<Run> {
  const url = `/api/admin/runs/${runId}`;
  return (await shop.app.inject({ url, headers: staff.headers })).json<Run>();
}

/** Requests for `app.inject`. */
export function runRequest(staff: LoggedIn, riderId: string, day = today()) {
  const payload = { day, riderId };
  return { method: 'POST' as const, url: '/api/admin/runs', headers: staff.headers, payload };
}

export function planRequest(staff: LoggedIn, ...runs: RunPlan['runs']) {
  return {
    method: 'PUT' as const,
    url: '/api/admin/runs/plan',
    headers: staff.headers,
    payload: { runs },
  };
}

export function startRequest(staff: LoggedIn, { _id, version }: Pick<Run, '_id' | 'version'>) {
  return {
    method: 'POST' as const,
    url: `/api/admin/runs/${_id}/start`,
    headers: staff.headers,
    payload: { version },
  };
}

export function countRequest(
  staff: LoggedIn,
  runId: string,
  count: Partial<NewCashCount>,
  key: string = randomUUID(),
) {
  return {
    method: 'POST' as const,
    url: `/api/admin/runs/${runId}/cash-counts`,
    headers: { ...staff.headers, 'idempotency-key': key },
    payload: { notes: {}, coins: 0, expected: 0, ...count },
  };
}

export async function newRun(shop: TestApp, staff: LoggedIn, riderId: string): Promise<Run> {
  return (await shop.app.inject(runRequest(staff, riderId))).json<Run>();
}

/** Plans a run of this rider with these orders, in this order. */
export async function plannedRun(
  shop: TestApp,
  staff: LoggedIn,
  { riderId, orders }: { riderId: string; orders: Pick<Order, '_id'>[] },
): Promise<Run> {
  const { _id: runId, version } = await newRun(shop, staff, riderId);
  const orderIds = orders.map(({ _id }) => _id);
  const answer = await shop.app.inject(planRequest(staff, { runId, version, orderIds }));
  return answer.json<{ runs: [Run] }>().runs[0];
}

/** Sends what the rider's phone sends: the outcome first, then the money, then the order. */
export async function deliver(
  shop: TestApp,
  staff: LoggedIn,
  { runId, orderId, cashPaise }: { runId: string; orderId: string; cashPaise: number },
): Promise<void> {
  await shop.db.transaction().execute(async (tx) => {
    await sql`select from runs where id = ${runId} for update`.execute(tx);
    await sql`select from orders where id = ${orderId} for update`.execute(tx);
    await sql`update run_stops set outcome = 'delivered', done_at = now()
      where run_id = ${runId} and order_id = ${orderId}`.execute(tx);
    if (cashPaise > 0) {
      await sql`with paid as (
          insert into order_events (order_id, kind, order_status, payment_status, actor_id)
          select id, 'payment recorded', order_status, case
            when total_paise + delivery_charge_paise <= ${cashPaise} then 'Paid'
            else 'Partially Paid' end, ${staff.userId}::uuid
          from orders where id = ${orderId} returning id
        ), mailed as (
          insert into letters (kind, subject_id) select 'order/customer', id from paid
        )
        insert into payments (order_id, event_id, method, amount_paise, reference, reason,
          recorded_by, idempotency_key, run_id)
        select ${orderId}::uuid, id, 'cash', ${cashPaise}, '', '', ${staff.userId}::uuid,
          ${randomUUID()}, ${runId}::uuid from paid`.execute(tx);
      await sql`update orders set version = version + 1, payment_status = (
          select payment_status from order_events where order_id = ${orderId} order by id desc limit 1)
        where id = ${orderId}`.execute(tx);
    }
  });
  const { paymentStatus } = await readOrder(shop, staff, orderId);
  await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: staff.headers,
    payload: { orderId, orderStatus: 'Delivered', paymentStatus },
  });
}
