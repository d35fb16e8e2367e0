import { once } from 'node:events';
import { get } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportSubjects } from '@dalan/contract/office/exports';
import type { Order } from '@dalan/contract/orders/orders';
import { confirmOrder, finishMilling } from '../../../../test/requests/milling-requests.ts';
import { orderRequest } from '../../../../test/requests/order-requests.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

let shop: TestApp;
let owner: LoggedIn;
let buyer: LoggedIn;
let order: Order;
let bajraName: string;
beforeAll(async () => {
  shop = await startTestApp();
  owner = await logInAs(shop, 'admin', { name: 'Sunanda More' });
  buyer = await logInAs(shop, 'user', { name: '=HYPERLINK("http://evil")' });
  const jowar = await createTestProduct(shop.db, { stockKg: 50 });
  const bajra = await createTestProduct(shop.db, { stockKg: 50 });
  await sql`update products set name = 'ज्वारी, Jowar' where id = ${jowar.id}`.execute(shop.db);
  bajraName = bajra.name;
  const items = [
    { product: jowar, kg: 2 },
    { product: bajra, kg: 3 },
  ];
  order = (await shop.app.inject(orderRequest(buyer, items))).json<Order>();
  const payment = await shop.app.inject({
    method: 'POST',
    url: `/api/admin/orders/${order._id}/payments`,
    headers: { ...owner.headers, 'idempotency-key': 'a-payment-of-the-export' },
    payload: { method: 'UPI', amount: 10.5, reference: '+91 98220' },
  });
  expect(payment.statusCode, payment.body).toBe(200);
});
afterAll(() => shop.close());

type Line = Record<string, string>;

async function download(what: string) {
  const answer = await shop.app.inject({
    url: `/api/admin/export/${what}`,
    headers: owner.headers,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const lines = parse<Line>(answer.body, { bom: true, columns: true });
  return { ...answer, lines };
}

test.each(exportSubjects)('%s come as a file for a spreadsheet', async (subject) => {
  const { headers, body, lines } = await download(subject);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      new RegExp(`^attachment; filename="dalan-${subject}-\\d{4}-\\d\\d-\\d\\d.csv"$`),
    ) as string,
    'cache-control': 'no-store',
  });
  expect(body.startsWith('\ufeff')).toBe(true);
  expect(body.endsWith('\r\n')).toBe(true);
  expect(lines.length).toBeGreaterThan(0);
});

test('an order has a line per flour, and its own amounts once', async () => {
  const { lines } = await download('orders');
  const total = order.totalAmount.toFixed(2);
  expect(lines).toMatchObject([
    {
      'Order id': order._id,
      Product: 'ज्वारी, Jowar',
      Kg: '2',
      'Order total': total,
      Paid: '10.50',
    },
    { 'Order id': order._id, Product: bajraName, Kg: '3', 'Order total': '', Paid: '' },
  ]);
  expect(lines[0]!['Placed at']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(lines.reduce((sum, line) => sum + Number(line['Amount']), 0)).toBe(order.totalAmount);
});

test('a line has its batch and its days once it is milled', async () => {
  const flour = await createTestProduct(shop.db, { stockKg: 9 });
  await sql`update products set shelf_life_days = 90 where id = ${flour.id}`.execute(shop.db);
  const placed = (
    await shop.app.inject(orderRequest(buyer, [{ product: flour, kg: 2 }]))
  ).json<Order>();
  const lineOf = async () =>
    (await download('orders')).lines.find((line) => line['Order id'] === placed._id);
  expect(await lineOf()).toMatchObject({ Batch: '', 'Milled on': '', 'Best before': '' });
  const confirmed = await confirmOrder(shop, owner, placed._id);
  const { batches } = await finishMilling(shop, owner, [confirmed]);
  const { number, milledOn, bestBefore } = batches[0]!;
  expect(await lineOf()).toMatchObject({
    Batch: number,
    'Milled on': milledOn,
    'Best before': bestBefore,
  });
});

test('no spreadsheet runs what a customer typed', async () => {
  expect((await download('customers')).lines).toMatchObject([
    { Name: `'=HYPERLINK("http://evil")` },
  ]);
  expect((await download('payments')).lines).toMatchObject([
    { Amount: '10.50', Method: 'UPI', Reference: "'+91 98220", 'Recorded by': 'Sunanda More' },
  ]);
});

test('a movement out of the stock is a number', async () => {
  const { lines } = await download('stock');
  const sold = lines.filter((line) => line['Order id'] === order._id);
  expect(sold.map(({ Kg, Reason }) => [Kg, Reason]).sort()).toEqual([
    ['-2', 'order placed'],
    ['-3', 'order placed'],
  ]);
});

test('the days count in the zone of the shop', async () => {
  // The last second of 4 March in Pune, and the first of 5 March.
  await sql`insert into stock_movements (product_id, city, delta_grams, reason, at)
    select id, 'pune', grams, 'adjustment', at::timestamptz from (select id from products limit 1) product,
    (values (1000, '2024-03-04 18:29:59.999999Z'), (2000, '2024-03-04 18:30:00Z')) moved (grams, at)`.execute(
    shop.db,
  );
  const kgOf = async (range: string) =>
    (await download(`stock?${range}`)).lines.map((line) => line['Kg']);
  expect(await kgOf('from=2024-03-04&to=2024-03-04')).toEqual(['1']);
  expect(await kgOf('from=2024-03-05&to=2024-03-05')).toEqual(['2']);
  expect(await kgOf('to=2024-03-05')).toEqual(['1', '2']);
});

test('every download is in the audit log, with who and what', async () => {
  await download('payments?from=2026-01-01');
  const last = await shop.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'subjectId', 'details'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(last).toEqual({
    action: 'data.exported',
    actorId: owner.userId,
    subjectId: 'payments',
    details: { from: '2026-01-01', to: null },
  });
});

test('a session that was not proved lately downloads nothing', async () => {
  const stale = await logInAs(shop, 'admin');
  await sql`update sessions set proved_at = now() - interval '1 day' where user_id = ${stale.userId}`.execute(
    shop.db,
  );
  for (const url of ['/api/admin/export', '/api/admin/export/customers']) {
    const answer = await shop.app.inject({ url, headers: stale.headers });
    expect(answer.json()).toMatchObject({ code: 'PROOF_REQUIRED' });
  }
});

test('two run at once; one that is left stops reading and makes room', async () => {
  // More than a connection buffers, so that the downloads wait for their readers.
  await sql`insert into stock_movements (product_id, city, delta_grams, reason)
    select product_id, 'pune', 1000, 'adjustment' from generate_series(1, 40000),
    (select id as product_id from products limit 1) product`.execute(shop.db);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const open = async (): Promise<ClientRequest> => {
    const request = get({ port, path: '/api/admin/export/stock', headers: owner.headers });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    return request.on('error', () => undefined);
  };
  const state = async () =>
    (await shop.app.inject({ url: '/api/admin/export', headers: owner.headers })).json<object>();
  const [first, second] = [await open(), await open()];
  expect(await state()).toEqual({ isBusy: true });
  const third = await shop.app.inject({ url: '/api/admin/export/stock', headers: owner.headers });
  expect(third.statusCode).toBe(503);
  expect(third.headers['retry-after']).toBe('30');
  first.destroy();
  await expect.poll(state).toEqual({ isBusy: false });
  second.destroy();
});
