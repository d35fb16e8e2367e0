import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TOTAL_COUNT_HEADER } from '@dalan/contract/text/lists';
import type { BalancesAnswer } from '@dalan/contract/orders/order-steps';
import { orderStatuses, paymentStatuses } from '@dalan/contract/orders/orders';
import type { Order, OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import type { Today } from '@dalan/contract/mill/today';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { claimRequest, paymentRequest } from '../../../../../test/requests/payment-requests.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import type { TestProduct } from '../../../../../test/shops/products.ts';
import {
  actionRequest,
  deliveredAction,
  startTestRun,
} from '../../../../../test/shops/rider-runs.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

let shop: TestApp;
let staff: LoggedIn;
let flour: TestProduct;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await logInAs(shop, 'admin', { duty: 'counter' });
  flour = await createTestProduct(shop.db, { stockKg: 1_000, pricePerKg: 67 });
});
afterAll(() => shop.close());

type Asked = { paid?: number; orderStatus?: OrderStatus; paymentStatus?: PaymentStatus };

/** An order of ₹268, delivered unless told otherwise. */
async function place(buyer: LoggedIn, asked: Asked = {}): Promise<string> {
  const { paid = 0, orderStatus = 'Delivered', paymentStatus } = asked;
  const placed = await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 4 }]));
  const { _id: id } = placed.json<Order>();
  if (paid > 0) {
    const payment = paymentRequest(staff, id, { method: 'cash', amount: paid });
    expect((await shop.app.inject(payment)).statusCode).toBe(200);
  }
  const byPayments = paid === 0 ? 'Pending' : paid === 268 ? 'Paid' : 'Partially Paid';
  const moved = await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: staff.headers,
    payload: { orderId: id, orderStatus, paymentStatus: paymentStatus ?? byPayments },
  });
  expect(moved.statusCode, moved.body).toBe(200);
  return id;
}

async function read<Answer>(url: string, query: Record<string, string> = {}): Promise<Answer> {
  const answer = await shop.app.inject({ url, query, headers: staff.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

const balances = (query = {}) => read<BalancesAnswer>('/api/admin/balances', query);

/** Computes the balances from the tables alone, by another way than the list's. */
async function openInTables() {
  const { rows } = await sql<{ orders: number; paise: number }>`
    with paid as (select order_id, sum(amount_paise) as paise from payments group by order_id)
    select count(*) as orders, coalesce(sum(rest), 0)::bigint as paise from (
      select total_paise + delivery_charge_paise - coalesce(paid.paise, 0) as rest
      from orders left join paid on paid.order_id = orders.id
      where deleted_at is null and order_status = 'Delivered'
        and payment_status not in ('Paid', 'Completed', 'Refunded')
    ) one where rest > 0
  `.execute(shop.db);
  return { orders: rows[0]!.orders, leftOpen: rows[0]!.paise / 100 };
}

test('what a rider did not get at the door is to receive', async () => {
  expect(await balances()).toEqual({ customers: [], total: 0, orders: 0, leftOpen: 0 });
  const { runId, rider, orders } = await startTestRun(shop, 2);
  const [partly, whole] = orders as [Order, Order];
  const cash = (amount: number) => [{ method: 'cash' as const, amount }];
  await shop.app.inject(actionRequest(rider, runId, deliveredAction(partly._id, cash(312))));
  await shop.app.inject(actionRequest(rider, runId, deliveredAction(whole._id)));
  const answer = await balances();
  expect(answer).toMatchObject({ total: 1, orders: 1, leftOpen: 100 });
  expect(answer.customers).toMatchObject([
    { _id: partly.userId._id, leftOpen: 100, orders: [{ _id: partly._id, paidAmount: 312 }] },
  ]);
  const today = await read<Today>('/api/admin/today');
  expect(today.toReceive).toEqual({
    orders: 1,
    customers: 1,
    leftOpen: 100,
    since: partly.createdAt,
  });

  await shop.app.inject(paymentRequest(staff, partly._id, { method: 'UPI', amount: 100 }));
  expect(await balances()).toMatchObject({ total: 0, leftOpen: 0 });
});

test('customers come by their oldest open order, each with all of theirs', async () => {
  const [asha, milind] = await Promise.all(
    ['Asha Kulkarni', 'Milind Deshpande'].map((name) => logInAs(shop, 'user', { name })),
  );
  const first = await place(asha!, { paid: 168 });
  const second = await place(milind!);
  const third = await place(asha!);
  await shop.app.inject(claimRequest(asha!, third));
  const answer = await balances();
  expect(answer.customers.map(({ orders, leftOpen }) => [leftOpen, ...ids(orders)])).toEqual([
    [368, first, third],
    [268, second],
  ]);
  const secondPage = await balances({ page: '2', pageSize: '1' });
  expect(secondPage).toMatchObject({ total: 2, orders: 3, leftOpen: 636 });
  expect(ids(secondPage.customers[0]!.orders)).toEqual([second]);
  expect((await balances({ q: 'milind' })).leftOpen).toBe(268);
  expect((await balances({ payment: 'partly' })).leftOpen).toBe(100);
  expect((await balances({ payment: 'claimed' })).leftOpen).toBe(268);
  const orders = await read<Order[]>('/api/admin/orders', { step: 'to-receive' });
  expect(ids(orders)).toEqual([third, second, first]);
});

test('the sum is that of the tables, whatever the statuses and payments', async () => {
  const buyer = await logInAs(shop, 'user');
  for (const orderStatus of orderStatuses) {
    for (const paid of [0, 168, 268]) await place(buyer, { orderStatus, paid });
  }
  for (const paymentStatus of paymentStatuses) {
    for (const paid of [0, 168, 268]) await place(buyer, { paymentStatus, paid });
  }
  const { orders, leftOpen } = await openInTables();
  expect(orders).toBeGreaterThan(8);
  const whole = await balances();
  expect(whole).toMatchObject({ orders, leftOpen });
  const shown = whole.customers.flatMap((customer) => customer.orders);
  const rest = shown.reduce((sum, order) => sum + order.amountToPay - order.paidAmount, 0);
  expect([shown.length, rest]).toEqual([orders, leftOpen]);
  expect((await read<Today>('/api/admin/today')).toReceive).toMatchObject({ orders, leftOpen });
  const counts = await read<Record<string, number>>('/api/admin/orders/counts');
  expect(counts['to-receive']).toBe(orders);
});

function ids(orders: Order[]): string[] {
  return orders.map(({ _id }) => _id);
}

test.each([
  ['Partially Paid', ['Partially Paid']],
  ['partially', ['Partially Paid']],
  // Orders with exactly this status come first.
  ['paid', ['Paid', 'Partially Paid']],
  ['refunded', ['Refunded']],
])('typing “%s” finds what has this payment status', async (q, statuses) => {
  const answer = await shop.app.inject({
    url: '/api/admin/orders',
    query: { q, pageSize: '100' },
    headers: staff.headers,
  });
  const found = answer.json<Order[]>();
  expect([...new Set(found.map(({ paymentStatus }) => paymentStatus))]).toEqual(statuses);
  const all = await read<Order[]>('/api/admin/orders', { pageSize: '100' });
  const expected = all.filter(({ paymentStatus }) => statuses.includes(paymentStatus));
  expect(answer.headers[TOTAL_COUNT_HEADER]).toBe(String(expected.length));
});

test.each([
  ['paid', ['Paid', 'Completed']],
  ['partly', ['Partially Paid']],
  ['nothing', ['Pending', 'Failed']],
])('the filter “%s” lists what has these payment statuses', async (payment, statuses) => {
  const found = await read<Order[]>('/api/admin/orders', { payment, pageSize: '100' });
  const all = await read<Order[]>('/api/admin/orders', { pageSize: '100' });
  const expected = all.filter(({ paymentStatus }) => statuses.includes(paymentStatus));
  expect(expected.length).toBeGreaterThan(0);
  expect(ids(found)).toEqual(ids(expected));
});

test('the filter of claims lists what customers say they have paid, until it is answered', async () => {
  const claimed = await read<Order[]>('/api/admin/orders', { payment: 'claimed' });
  expect(claimed.map(({ claim }) => claim?.state)).toEqual(['open']);
});
