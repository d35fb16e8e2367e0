import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountTexts } from '@dalan/contract/people/accounts';
import { errorTexts } from '@dalan/contract/errors';
import { duties } from '@dalan/contract/people/staff';
import { createTestProduct } from '../../../../test/shops/products.ts';
import { logInAs, TEST_PASSWORD } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

let shop: TestApp;
let owner: LoggedIn;
let counter: LoggedIn;
let customer: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  owner = await logInAs(shop, 'admin', { name: 'Sunanda More' });
  counter = await logInAs(shop, 'admin', { name: 'Kiran Shinde', duty: 'counter' });
  customer = await logInAs(shop, 'user', { name: 'Ravi Deshpande' });
});
afterAll(() => shop.close());

function putProfile(by: LoggedIn, userId: string, change: object) {
  return shop.app.inject({
    method: 'PUT',
    url: `/api/users/${userId}/profile`,
    headers: by.headers,
    payload: { name: 'Changed Name', address: '1 Kasba Peth', ...change },
  });
}

async function emailOf(userId: string) {
  const row = await shop.db
    .selectFrom('users')
    .select(['name', 'email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row;
}

test.each(duties)('log-in and session tell that the duty is %s', async (duty) => {
  const { email, headers } = await logInAs(shop, 'admin', { duty });
  const payload = { username: email, password: TEST_PASSWORD };
  const logIn = await shop.app.inject({ method: 'POST', url: '/api/admin/login', payload });
  expect(logIn.json()).toMatchObject({ data: { role: 'admin', duty } });
  const session = await shop.app.inject({ url: '/api/session', headers });
  expect(session.json()).toMatchObject({ user: { role: 'admin', duty } });
});

test('customers have no duty', async () => {
  const session = await shop.app.inject({ url: '/api/session', headers: customer.headers });
  expect(session.json<{ user: object }>().user).not.toHaveProperty('duty');
});

test('the counter lists, sees and changes customers', async () => {
  const list = await shop.app.inject({ url: '/api/users', headers: counter.headers });
  const names = list.json<{ data: { name: string }[] }>().data.map(({ name }) => name);
  expect(names).toEqual(['Ravi Deshpande']);
  expect(list.headers['x-total-count']).toBe('1');
  const view = await shop.app.inject({
    url: `/api/users/${customer.userId}`,
    headers: counter.headers,
  });
  expect(view.statusCode).toBe(200);
  const { userId } = await logInAs(shop, 'user');
  const changed = await putProfile(counter, userId, { email: 'right@dalan.example' });
  expect(changed.statusCode).toBe(200);
  expect((await emailOf(userId)).email).toBe('right@dalan.example');
});

test('staff are found in no list of the counter, and in the list of an owner', async () => {
  const found = async (by: LoggedIn) => {
    const url = '/api/users?q=admin';
    const answer = await shop.app.inject({ url, headers: by.headers });
    return answer.json<{ data: { name: string }[] }>().data.map(({ name }) => name);
  };
  expect(await found(counter)).toEqual([]);
  expect(await found(owner)).toContain('Sunanda More');
});

test('the counter cannot take over the account of an owner or of anybody on the staff', async () => {
  const colleague = await logInAs(shop, 'admin', { duty: 'counter' });
  for (const { userId } of [owner, colleague]) {
    const before = await emailOf(userId);
    const change = { email: 'mine@evil.example', phone: '5559999999' };
    const answer = await putProfile(counter, userId, change);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ message: errorTexts.forbidden });
    expect(await emailOf(userId)).toEqual(before);
    const view = await shop.app.inject({ url: `/api/users/${userId}`, headers: counter.headers });
    expect(view.statusCode).toBe(403);
    expect(view.body).not.toContain(before.email);
  }
});

test('the counter changes their own name, but not their own e-mail or number', async () => {
  const staff = await logInAs(shop, 'admin', { duty: 'counter' });
  const before = await emailOf(staff.userId);
  const answer = await putProfile(staff, staff.userId, { email: 'other@dalan.example' });
  expect(answer.statusCode).toBe(200);
  expect(await emailOf(staff.userId)).toEqual({ ...before, name: 'Changed Name' });
});

test('only an owner deletes an account', async () => {
  const { userId } = await logInAs(shop, 'user');
  const url = `/api/users/${userId}`;
  const refused = await shop.app.inject({ method: 'DELETE', url, headers: counter.headers });
  expect(refused.statusCode).toBe(403);
  const done = await shop.app.inject({ method: 'DELETE', url, headers: owner.headers });
  expect(done.statusCode).toBe(200);
});

test('owner and counter see inactive flours, delivery sees what visitors see', async () => {
  const { id } = await createTestProduct(shop.db, { stockKg: 5 });
  await shop.db.updateTable('products').set({ isActive: false }).where('id', '=', id).execute();
  const statusFor = async ({ headers }: LoggedIn) =>
    (await shop.app.inject({ url: `/api/products/${id}`, headers })).statusCode;
  expect(await statusFor(owner)).toBe(200);
  expect(await statusFor(counter)).toBe(200);
  expect(await statusFor(await logInAs(shop, 'admin', { duty: 'delivery' }))).toBe(404);
});

test('the database refuses staff without a duty and customers with one', async () => {
  const { userId } = customer;
  const users = shop.db.updateTable('users').where('id', '=', userId);
  const broken = { constraint: 'staff_alone_have_a_duty' };
  await expect(users.set({ role: 'admin' }).execute()).rejects.toMatchObject(broken);
  await expect(users.set({ duty: 'owner' }).execute()).rejects.toMatchObject(broken);
  const disabled = { constraint: 'staff_alone_are_disabled' };
  const set = users.set({ disabledAt: new Date() }).execute();
  await expect(set).rejects.toMatchObject(disabled);
});

test('a disabled person gets the ordinary answer to wrong credentials', async () => {
  const { email, userId } = await logInAs(shop, 'admin', { duty: 'counter' });
  await shop.db
    .updateTable('users')
    .set({ disabledAt: new Date() })
    .where('id', '=', userId)
    .execute();
  const payload = { username: email, password: TEST_PASSWORD };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/admin/login', payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'INVALID_CREDENTIALS',
    message: accountTexts.wrongCredentials,
  });
});
