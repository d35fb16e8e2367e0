import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditActions } from '@dalan/contract/office/audit';
import type { AuditAnswer } from '@dalan/contract/office/audit';
import type { Order } from '@dalan/contract/orders/orders';
import { orderRequest } from '../../../../test/requests/order-requests.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { checkInvariants } from '../invariants/index.ts';
import { recordAudit } from './index.ts';

let shop: TestApp;
let sunanda: LoggedIn;
let vilas: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  sunanda = await logInAs(shop, 'admin', { name: 'Sunanda More' });
  vilas = await logInAs(shop, 'admin', { name: 'Vilas Jadhav' });
});
afterAll(() => shop.close());

async function read(query: Record<string, string> = {}): Promise<AuditAnswer> {
  const answer = await shop.app.inject({
    url: `/api/admin/audit?${new URLSearchParams(query).toString()}`,
    headers: sunanda.headers,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<AuditAnswer>();
}

async function placeOrder(buyer: LoggedIn): Promise<Order> {
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  const answer = await shop.app.inject(orderRequest(buyer, [{ product, kg: 1 }]));
  return answer.json<Order>();
}

const changeStatus = (by: LoggedIn, { _id: orderId }: Order, orderStatus: string) =>
  shop.app.inject({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: by.headers,
    payload: { orderId, orderStatus, paymentStatus: 'Pending' },
  });

/** Inserts a row as an earlier release, or another time, would have written it. */
async function insertEntry(entry: { action: string; at?: string; actorId?: string }) {
  await sql`alter table audit_log disable trigger audit_log_is_chained`.execute(shop.db);
  const { rows } = await sql<{ id: number }>`
    insert into audit_log (id, at, actor_id, action, hash)
    select coalesce(max(id), 0) + 1, coalesce(${entry.at ?? null}::timestamptz, now()),
      ${entry.actorId ?? null}::uuid, ${entry.action}, sha256('x') from audit_log
    returning id`.execute(shop.db);
  await sql`alter table audit_log enable trigger audit_log_is_chained`.execute(shop.db);
  return rows[0]!.id;
}

test('a changed order shows who moved it from which status to which', async () => {
  const customer = await logInAs(shop, 'user');
  const order = await placeOrder(customer);
  await changeStatus(vilas, order, 'Confirmed');
  const { data } = await read();
  expect(data[0]).toMatchObject({
    action: 'order.status_changed',
    actor: { _id: vilas.userId, name: 'Vilas Jadhav', isDeleted: false },
    subject: { _id: order._id, isDeleted: false },
    details: { changes: { orderStatus: ['Placed', 'Confirmed'] } },
  });
  expect(await checkInvariants(shop.db)).toEqual([]);
});

test('a changed product shows figures was and is, and of its texts only the field', async () => {
  const { id } = await createTestProduct(shop.db, { stockKg: 5 });
  const body = { _id: id, pricePerKg: 99, isActive: false, quantity: 7, description: 'Finer' };
  await shop.app.inject({
    method: 'PUT',
    url: '/api/products',
    headers: vilas.headers,
    payload: body,
  });
  const { details, subject } = (await read()).data[0]!;
  expect(details['changes']).toMatchObject({
    pricePaise: [expect.any(Number), 9_900],
    isActive: [true, false],
    stockGrams: [5_000, 7_000],
  });
  expect(details['fields']).toContain('description');
  expect(JSON.stringify(details)).not.toContain('Finer');
  expect(subject.name).not.toBe('');
});

test('a changed customer shows the fields and no personal data', async () => {
  const customer = await logInAs(shop, 'user', { name: 'Asha Kulkarni' });
  await shop.app.inject({
    method: 'PUT',
    url: `/api/users/${customer.userId}/profile`,
    headers: vilas.headers,
    payload: { name: 'Asha Patil', address: '9 Tulshibaug', phone: '5550009876' },
  });
  const [entry] = (await read()).data;
  expect(entry).toMatchObject({
    details: { fields: ['name', 'phone', 'address'] },
    subject: { name: 'Asha Patil' },
  });
  expect(JSON.stringify(entry!.details)).not.toMatch(/Asha|Tulshibaug|5550009876/);
});

test('an erased person has no name in the log, neither as actor nor as subject', async () => {
  const gone = await logInAs(shop, 'user', { name: 'Goes Away' });
  const url = `/api/users/${gone.userId}`;
  await shop.app.inject({ method: 'DELETE', url, headers: gone.headers });
  const [entry] = (await read()).data;
  expect(entry).toMatchObject({
    action: 'user.deleted',
    actor: { _id: gone.userId, name: '', isDeleted: true },
    subject: { name: '', isDeleted: true },
  });
  expect(JSON.stringify(await read())).not.toContain('Goes Away');
});

test('a row without an actor says so, and no answer holds a hash', async () => {
  await inTransaction(shop.db, (tx) =>
    recordAudit(tx, {
      action: 'session.refused',
      details: { door: 'admin', network: '10.0.0.0/24' },
    }),
  );
  const answer = await read();
  expect(answer.data[0]).toMatchObject({ action: 'session.refused', actor: null });
  expect(Object.keys(answer.data[0]!).sort()).toEqual(
    ['_id', 'action', 'actor', 'at', 'details', 'subject'].sort(),
  );
});

test('pages walk through the whole log once, newest first', async () => {
  for (let row = 0; row < 7; row += 1) await insertEntry({ action: 'picture.uploaded' });
  const { total } = await read();
  const seen: number[] = [];
  let page = await read({ limit: '4' });
  seen.push(...page.data.map(({ _id }) => _id));
  while (page.hasOlder) {
    page = await read({ limit: '4', before: String(seen.at(-1)) });
    seen.push(...page.data.map(({ _id }) => _id));
  }
  expect(seen).toEqual([...seen].sort((a, b) => b - a));
  expect(seen).toHaveLength(total!);
  expect(new Set(seen).size).toBe(total);
});

test('filters by person, by kind and by both', async () => {
  const order = await placeOrder(await logInAs(shop, 'user'));
  await changeStatus(sunanda, order, 'Confirmed');
  const byVilas = await read({ who: vilas.userId });
  expect(byVilas.data.length).toBeGreaterThan(2);
  expect(new Set(byVilas.data.map(({ actor }) => actor?._id))).toEqual(new Set([vilas.userId]));
  const orders = await read({ kind: 'orders' });
  expect(new Set(orders.data.map(({ action }) => action))).toEqual(
    new Set(['order.status_changed']),
  );
  const both = await read({ kind: 'orders', who: sunanda.userId });
  expect(both.data).toMatchObject([{ subject: { _id: order._id } }]);
  expect(both).toMatchObject({ total: null, hasOlder: false });
  expect(both.staff.map(({ name }) => name)).toEqual(['Sunanda More', 'Vilas Jadhav']);
});

test("days begin and end at midnight in the shop's time zone", async () => {
  const fresh = await startTestApp();
  const [main, admin] = [shop, sunanda];
  shop = fresh;
  try {
    sunanda = await logInAs(fresh, 'admin');
    // 18:30 UTC is midnight in Pune.
    await insertEntry({ action: 'picture.uploaded', at: '2026-11-12T18:29:59Z' });
    const first = await insertEntry({ action: 'picture.uploaded', at: '2026-11-12T18:30:00Z' });
    const last = await insertEntry({ action: 'picture.uploaded', at: '2026-11-13T18:29:59Z' });
    await insertEntry({ action: 'picture.uploaded', at: '2026-11-13T18:30:00Z' });
    const day = await read({ from: '2026-11-13', to: '2026-11-13' });
    expect(day.data.map(({ _id }) => _id)).toEqual([last, first]);
    expect(day.total).toBe(2);
    expect((await read({ from: '2026-11-14' })).total).toBe(1);
    expect((await read({ to: '2026-11-12' })).total).toBe(1);
    expect(await read({ from: '2027-01-01' })).toMatchObject({ data: [], total: 0 });
    expect(await read({ from: '2026-11-14', to: '2026-11-12' })).toMatchObject({
      data: [],
      total: 0,
    });
  } finally {
    [shop, sunanda] = [main, admin];
    await fresh.close();
  }
});

test('finds an order by its short id, also after it was deleted', async () => {
  const order = await placeOrder(await logInAs(shop, 'user'));
  await changeStatus(vilas, order, 'Shipped');
  const shortId = order._id.slice(-8).toUpperCase();
  for (const q of [shortId, `#${shortId}`, order._id]) {
    expect((await read({ q })).data).toMatchObject([{ subject: { _id: order._id } }]);
  }
  const url = `/api/admin/orders/${order._id}`;
  await shop.app.inject({ method: 'DELETE', url, headers: vilas.headers });
  const { data } = await read({ q: shortId });
  expect(data.map(({ action }) => action)).toEqual(['order.deleted', 'order.status_changed']);
  expect(data[0]!.subject.isDeleted).toBe(true);
});

test('finds what a person did and what was done to them by name, e-mail or number', async () => {
  const customer = await logInAs(shop, 'user', { name: 'Prajakta Deshpande-Kulkarni' });
  const order = await placeOrder(customer);
  await changeStatus(vilas, order, 'Processing');
  await shop.app.inject({
    method: 'PUT',
    url: `/api/users/${customer.userId}/profile`,
    headers: vilas.headers,
    payload: { name: 'Prajakta Deshpande', address: '1 Kasba Peth' },
  });
  for (const q of ['prajakta', 'Deshpande Prajakta', customer.email, customer.phone.slice(3)]) {
    const { data } = await read({ q });
    expect(
      data.map(({ action }) => action),
      q,
    ).toEqual(['user.updated']);
  }
  // A whole phone number also finds rows about the customer's orders.
  const { data } = await read({ q: customer.phone });
  expect(data.map(({ action }) => action)).toContain('user.updated');
  expect((await read({ q: 'vilas' })).data.every(({ actor }) => actor?._id === vilas.userId)).toBe(
    true,
  );
});

test('finds words: titles, statuses, flours and networks', async () => {
  expect((await read({ q: 'sign-in refused' })).data[0]).toMatchObject({
    action: 'session.refused',
  });
  expect((await read({ q: 'processing' })).data).toMatchObject([
    { details: { changes: { orderStatus: ['Placed', 'Processing'] } } },
  ]);
  expect((await read({ q: '10.0.0.0/24' })).data).toMatchObject([{ actor: null }]);
  expect((await read({ q: 'processing', kind: 'products' })).data).toEqual([]);
  expect((await read({ q: 'processing', who: sunanda.userId })).data).toEqual([]);
  expect(await read({ q: '100%_\\' })).toMatchObject({ data: [], hasOlder: false });
});

test('a search is one list: no row twice, newest first, in pages', async () => {
  const q = 'order changed';
  const all = (await read({ q })).data.map(({ _id }) => _id);
  expect(all.length).toBeGreaterThan(3);
  expect(new Set(all).size).toBe(all.length);
  const first = await read({ q, limit: '2' });
  expect(first.hasOlder).toBe(true);
  const second = await read({ q, limit: '2', before: String(first.data[1]!._id) });
  expect([...first.data, ...second.data].map(({ _id }) => _id)).toEqual(all.slice(0, 4));
});

test.each([
  { q: 'ab' },
  { before: '0' },
  { before: 'x' },
  { limit: '101' },
  { kind: 'everything' },
  { from: '14 Nov' },
  { who: 'vilas' },
  { page: '2' },
] as Record<string, string>[])('refuses %j', async (query) => {
  const url = `/api/admin/audit?${new URLSearchParams(query).toString()}`;
  const { statusCode } = await shop.app.inject({ url, headers: sunanda.headers });
  expect(statusCode).toBe(400);
});

test('an action of an earlier release is still listed', async () => {
  expect(auditActions).not.toContain('thing.done');
  const id = await insertEntry({ action: 'thing.done', actorId: vilas.userId });
  expect((await read({ who: vilas.userId })).data[0]).toMatchObject({ _id: id });
});
