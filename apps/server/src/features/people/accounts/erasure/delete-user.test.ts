import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sql } from 'kysely';
import type { Order } from '@dalan/contract/orders/orders';
import { untilLockWaits } from '../../../../../test/database/lock-waits.ts';
import { orderRequest } from '../../../../../test/requests/order-requests.ts';
import { createTestProduct } from '../../../../../test/shops/products.ts';
import { logInAs, TEST_PASSWORD } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { userAnswerTexts } from '../users/user-answer-texts.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

function deleteUser(id: string, by: LoggedIn) {
  const url = `/api/users/${id}`;
  return shop.app.inject({ method: 'DELETE', url, headers: by.headers });
}

async function rowOf(userId: string) {
  return shop.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
}

test('erases the personal data, the sessions and the password', async () => {
  const person = await logInAs(shop, 'user', { name: 'Asha', phone: '5557771111', language: 'mr' });
  const answer = await deleteUser(person.userId, person);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: userAnswerTexts.userDeleted });
  expect(answer.headers['set-cookie']).toMatch(/^dalan_session=;/);

  const row = await rowOf(person.userId);
  expect(row).toMatchObject({
    name: '',
    email: null,
    phone: null,
    address: '',
    language: 'en',
    profileImg: 'default',
    passwordHash: null,
  });
  expect(row.erasedAt).toBeInstanceOf(Date);
  const replay = await shop.app.inject({
    url: `/api/users/${person.userId}`,
    headers: person.headers,
  });
  expect(replay.statusCode).toBe(401);
  const payload = { email: person.email, password: TEST_PASSWORD };
  const logIn = await shop.app.inject({ method: 'POST', url: '/api/login', payload });
  expect(logIn.statusCode).toBe(400);
});

test('frees the e-mail for a new account', async () => {
  const person = await logInAs(shop, 'user', { email: 'again@dalan.example' });
  await deleteUser(person.userId, person);
  const payload = {
    name: 'New',
    email: 'again@dalan.example',
    phone: '5550001111',
    password: 'a new start',
  };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/users', payload });
  expect(answer.statusCode).toBe(201);
});

test("keeps a customer from deleting another's account", async () => {
  const a = await logInAs(shop, 'user');
  const b = await logInAs(shop, 'user');
  expect((await deleteUser(b.userId, a)).statusCode).toBe(403);
  expect((await rowOf(b.userId)).erasedAt).toBeNull();
});

test('staff can delete a customer, who leaves their list, and the audit log records it', async () => {
  const admin = await logInAs(shop, 'admin');
  const customer = await logInAs(shop, 'user', { name: 'Gone Tomorrow' });
  expect((await deleteUser(customer.userId, admin)).statusCode).toBe(200);
  expect((await deleteUser(customer.userId, admin)).statusCode).toBe(404);
  expect((await deleteUser(randomUUID(), admin)).statusCode).toBe(404);
  expect((await deleteUser('nonsense', admin)).statusCode).toBe(404);

  const list = await shop.app.inject({ url: '/api/users', headers: admin.headers });
  expect(list.body).not.toContain(customer.userId);
  const trail = await shop.db
    .selectFrom('auditLog')
    .selectAll()
    .where('subjectId', '=', customer.userId)
    .execute();
  expect(trail).toMatchObject([{ action: 'user.deleted', actorId: admin.userId }]);
  expect(JSON.stringify(trail)).not.toMatch(/Gone Tomorrow|@/);
});

test('an admin cannot delete their own account', async () => {
  await logInAs(shop, 'admin');
  const admin = await logInAs(shop, 'admin');
  const answer = await deleteUser(admin.userId, admin);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    code: 'LAST_ADMIN',
    message: userAnswerTexts.ownAdminDeletion,
  });
  expect((await rowOf(admin.userId)).erasedAt).toBeNull();
});

test('one admin remains when the last two delete each other at once', async () => {
  for (let round = 0; round < 10; round += 1) {
    await sql`update users set role = 'user', duty = null where role = 'admin'`.execute(shop.db);
    const one = await logInAs(shop, 'admin');
    const two = await logInAs(shop, 'admin');
    const answers = await Promise.all([deleteUser(two.userId, one), deleteUser(one.userId, two)]);
    const statuses = answers.map((answer) => answer.statusCode).sort();
    // The second is refused as the last owner, or is already logged out.
    expect(statuses[0]).toBe(200);
    expect([401, 409]).toContain(statuses[1]);
    const rows = [await rowOf(one.userId), await rowOf(two.userId)];
    expect(rows.filter((row) => row.erasedAt === null)).toHaveLength(1);
  }
});

test('cancels open orders, restores their stock once and keeps the ledger balanced', async () => {
  const customer = await logInAs(shop, 'user');
  const bystander = await logInAs(shop, 'user');
  const { id: productId } = await createTestProduct(shop.db, { stockKg: 100 });
  const orders = {
    placed: await addOrder(customer.userId, productId, 'Placed', 5),
    pending: await addOrder(customer.userId, productId, 'Pending', 4),
    confirmed: await addOrder(customer.userId, productId, 'Confirmed', 3),
    shipped: await addOrder(customer.userId, productId, 'Shipped', 2),
    delivered: await addOrder(customer.userId, productId, 'Delivered', 1),
    cancelled: await addOrder(customer.userId, productId, 'Cancelled', 6),
    deleted: await addOrder(customer.userId, productId, 'Placed', 7),
    foreign: await addOrder(bystander.userId, productId, 'Placed', 8),
  };
  await sql`update orders set deleted_at = now() where id = ${orders.deleted}`.execute(shop.db);

  const answers = await Promise.all([
    deleteUser(customer.userId, customer),
    deleteUser(customer.userId, customer),
  ]);
  const statuses = answers.map((answer) => answer.statusCode).sort();
  expect(statuses[0]).toBe(200);
  expect([401, 404]).toContain(statuses[1]);

  const { rows } = await sql<{
    id: string;
    status: string;
    hasAddress: boolean;
    version: number;
  }>`select id, order_status as status, version,
      delivery_address <> '' and contact_number <> '' as has_address from orders`.execute(shop.db);
  const order = (id: string) => {
    const { status, hasAddress, version } = rows.find((row) => row.id === id)!;
    return { status, hasAddress, version };
  };
  for (const id of [orders.placed, orders.pending, orders.confirmed]) {
    expect(order(id)).toEqual({ status: 'Cancelled', hasAddress: false, version: 2 });
  }
  expect(order(orders.shipped)).toEqual({ status: 'Shipped', hasAddress: true, version: 1 });
  expect(order(orders.delivered)).toEqual({ status: 'Delivered', hasAddress: false, version: 1 });
  expect(order(orders.cancelled)).toEqual({ status: 'Cancelled', hasAddress: false, version: 1 });
  expect(order(orders.deleted)).toEqual({ status: 'Placed', hasAddress: false, version: 1 });
  expect(order(orders.foreign)).toEqual({ status: 'Placed', hasAddress: true, version: 1 });

  const { rows: stock } = await sql<{ onHand: number; ledger: number }>`
    select on_hand_grams as on_hand, (select sum(delta_grams)::int from stock_movements movement
      where movement.product_id = stock.product_id) as ledger
    from stock where product_id = ${productId}`.execute(shop.db);
  expect(stock).toEqual([{ onHand: 112_000, ledger: 112_000 }]);

  const events = await shop.db
    .selectFrom('orderEvents')
    .select(['orderId', 'kind', 'actorId'])
    .orderBy('id')
    .execute();
  expect(events.map((event) => event.orderId).sort()).toEqual(
    [orders.placed, orders.pending, orders.confirmed].sort(),
  );
  expect(new Set(events.map((event) => `${event.kind} ${event.actorId}`))).toEqual(
    new Set([`cancelled ${customer.userId}`]),
  );
});

test('staff see in advance which orders will be cancelled', async () => {
  const staff = await logInAs(shop, 'admin');
  const customer = await logInAs(shop, 'user');
  const product = await createTestProduct(shop.db, { stockKg: 100 });
  const ids: string[] = [];
  for (const kg of [1, 2, 3, 4]) {
    const answer = await shop.app.inject(orderRequest(customer, [{ product, kg }]));
    ids.push(answer.json<Order>()._id);
  }
  const { headers } = staff;
  const [confirmed, shipped, deleted, placed] = ids;
  for (const [orderId, orderStatus] of [
    [confirmed, 'Confirmed'],
    [shipped, 'Shipped'],
  ]) {
    const payload = { orderId, orderStatus, paymentStatus: 'Pending' };
    await shop.app.inject({
      method: 'PUT',
      url: '/api/admin/order-and-payment/status',
      headers,
      payload,
    });
  }
  await shop.app.inject({ method: 'DELETE', url: `/api/admin/orders/${deleted}`, headers });

  const open = async () => {
    const url = `/api/admin/users/${customer.userId}/open-orders`;
    const answer = await shop.app.inject({ url, headers });
    return answer.json<Order[]>().map(({ _id }) => _id);
  };
  expect(await open()).toEqual([placed, confirmed]);
  await deleteUser(customer.userId, staff);
  expect(await open()).toEqual([]);
  const gone = await shop.app.inject({ url: `/api/admin/orders/${deleted}`, headers });
  expect(gone.statusCode).toBe(404);
  const cancelled = await shop.app.inject({ url: `/api/admin/orders/${placed}`, headers });
  expect(cancelled.json<Order>()).toMatchObject({
    orderStatus: 'Cancelled',
    deliveryAddress: '',
    userId: { name: '' },
  });
});

test('the address of a shipped order is erased when it is delivered or deleted', async () => {
  const staff = await logInAs(shop, 'admin');
  const customer = await logInAs(shop, 'user');
  const { id: productId } = await createTestProduct(shop.db, { stockKg: 100 });
  const arriving = await addOrder(customer.userId, productId, 'Shipped', 2);
  const deleted = await addOrder(customer.userId, productId, 'Shipped', 3);
  await deleteUser(customer.userId, customer);
  const addresses = async () => {
    const orders = await shop.db
      .selectFrom('orders')
      .select(['deliveryAddress', 'contactNumber'])
      .where('id', 'in', [arriving, deleted])
      .execute();
    return orders.map(({ deliveryAddress, contactNumber }) => deliveryAddress + contactNumber);
  };
  const { headers } = staff;
  const arrive = (orderStatus: string) =>
    shop.app.inject({
      method: 'PUT',
      url: '/api/admin/order-and-payment/status',
      headers,
      payload: { orderId: arriving, orderStatus, paymentStatus: 'Pending' },
    });

  expect((await arrive('Processing')).statusCode).toBe(200);
  expect(await addresses()).toEqual(Array(2).fill('5 Kasba Peth5550001234'));
  expect((await arrive('Delivered')).statusCode).toBe(200);
  await shop.app.inject({ method: 'DELETE', url: `/api/admin/orders/${deleted}`, headers });
  expect(await addresses()).toEqual(['', '']);
});

test('a foreign-key check on the account does not wait for its deletion', async () => {
  const customer = await logInAs(shop, 'user');
  const { id: productId } = await createTestProduct(shop.db, { stockKg: 100 });
  await addOrder(customer.userId, productId, 'Placed', 5);
  const holder = await shop.db.startTransaction().execute();
  onTestFinished(async () => {
    if (!holder.isCommitted) await holder.rollback().execute();
  });
  await sql`select from stock where product_id = ${productId} for update`.execute(holder);
  const answer = deleteUser(customer.userId, customer);
  await untilLockWaits(shop.db);
  // A foreign-key check takes this lock. If it had to wait while it holds an order or the audit
  // log, it would deadlock.
  const named = sql`select from users where id = ${customer.userId} for key share nowait`;
  await expect(named.execute(shop.db)).resolves.toBeDefined();
  await holder.commit().execute();
  expect((await answer).statusCode).toBe(200);
});

async function addOrder(userId: string, productId: string, status: string, kg: number) {
  const { rows } = await sql<{ id: string }>`
    with placed as (
      insert into orders (user_id, order_status, total_paise, delivery_address, contact_number)
      values (${userId}, ${status}, ${kg * 6500}, '5 Kasba Peth', '5550001234') returning id),
    item as (
      insert into order_items (order_id, product_id, line_no, name, description, price_paise,
        weight_grams, total_paise)
      select id, ${productId}, 1, 'Jowar', 'Flour', 6500, ${kg * 1000}, ${kg * 6500} from placed)
    select id from placed`.execute(shop.db);
  return rows[0]!.id;
}
