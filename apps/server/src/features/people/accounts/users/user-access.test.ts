import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { accountTexts, staffAccountTexts } from '@dalan/contract/people/accounts';
import { errorTexts } from '@dalan/contract/errors';
import { logInAs, TEST_PASSWORD } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

let shop: TestApp;
let a: LoggedIn;
let b: LoggedIn;
let admin: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
});
beforeEach(async () => {
  a = await logInAs(shop, 'user', { name: 'Asha' });
  b = await logInAs(shop, 'user', { name: 'Bharat' });
  admin = await logInAs(shop, 'admin');
});
afterAll(() => shop.close());

const SECRET = /pass|hash|salt|token|secret|\$argon2/i;

async function rowOf(userId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select *, xmin::text as row_version from users where id = ${userId}`.execute(shop.db);
  return rows[0]!;
}

function getUser(id: string, by?: LoggedIn) {
  return shop.app.inject({ url: `/api/users/${id}`, ...(by && { headers: by.headers }) });
}

function putProfile(id: string, by: LoggedIn, payload: object) {
  const url = `/api/users/${id}/profile`;
  return shop.app.inject({ method: 'PUT', url, headers: by.headers, payload });
}

test('shows customers their own profile, without secrets', async () => {
  const answer = await getUser(a.userId, a);
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json<{ data: object }>().data).sort()).toEqual([
    '_id',
    'address',
    'createdAt',
    'email',
    'language',
    'name',
    'phone',
    'profileImg',
    'role',
    'version',
  ]);
  expect(answer.body).not.toMatch(SECRET);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test("gives the same answer for another's account, an unknown one and an invalid id", async () => {
  const ids = [b.userId, admin.userId, randomUUID(), 'nonsense', "' or 1=1", '..%2f..'];
  for (const id of ids) {
    const answer = await getUser(encodeURIComponent(id), a);
    expect(answer.statusCode).toBe(403);
    expect({ ...answer.json<object>(), requestId: '' }).toEqual({
      code: 'FORBIDDEN',
      message: errorTexts.forbidden,
      requestId: '',
    });
  }
});

test('shows staff every account, and 404 for unknown ones', async () => {
  const answer = await getUser(b.userId, admin);
  expect(answer.json<{ data: object }>().data).toMatchObject({ _id: b.userId, name: 'Bharat' });
  expect((await getUser(randomUUID(), admin)).statusCode).toBe(404);
  expect((await getUser('nonsense', admin)).statusCode).toBe(404);
});

test('every account route requires a log-in', async () => {
  const calls = [
    { method: 'GET', url: '/api/users' },
    { method: 'GET', url: `/api/users/${a.userId}` },
    { method: 'PUT', url: `/api/users/${a.userId}/profile`, payload: { name: 'X', address: 'Y' } },
    { method: 'DELETE', url: `/api/users/${a.userId}` },
  ] as const;
  for (const call of calls) {
    const answer = await shop.app.inject({ ...call, headers: { 'user-id': a.userId } });
    expect(answer.statusCode, call.url).toBe(401);
    expect(answer.body).not.toContain('Asha');
  }
});

test('customers can change only their name, address and language', async () => {
  const before = await rowOf(a.userId);
  const answer = await putProfile(a.userId, a, {
    _id: a.userId,
    name: ' Asha P. ',
    address: ' 9 Shaniwar Peth ',
    language: 'hi',
    email: 'new@dalan.example',
    phone: '5559999999',
    password: 'new password',
    role: 'admin',
    profileImg: 'https://evil.example/x.png',
  });
  expect(answer.statusCode).toBe(200);
  const after = await rowOf(a.userId);
  expect(after).toEqual({
    ...before,
    name: 'Asha P.',
    address: '9 Shaniwar Peth',
    language: 'hi',
    updatedAt: after['updatedAt'],
    updatedBy: a.userId,
    version: 2,
    rowVersion: after['rowVersion'],
  });
  const list = await shop.app.inject({ url: '/api/users', headers: a.headers });
  expect(list.statusCode).toBe(403);
});

test('refuses table columns that no form sends', async () => {
  const before = await rowOf(a.userId);
  const form = ['name', 'email', 'phone', 'address', 'role', 'profileImg', 'version'];
  const columns = Object.keys(before)
    .filter((column) => !form.includes(column))
    .flatMap((column) => [
      column,
      column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ]);
  for (const by of [a, admin]) {
    for (const column of columns) {
      const change = { name: 'Hacked', address: 'Hacked', [column]: 'x' };
      expect((await putProfile(a.userId, by, change)).statusCode, column).toBe(400);
    }
  }
  expect(await rowOf(a.userId)).toEqual(before);
});

test("a customer cannot change another's profile, by URL or by body", async () => {
  const before = await rowOf(b.userId);
  const change = { name: 'Mine now', address: 'Mine now' };
  expect((await putProfile(b.userId, a, change)).statusCode).toBe(403);
  expect((await putProfile(a.userId, a, { ...change, _id: b.userId })).statusCode).toBe(403);
  expect((await putProfile(a.userId, admin, { ...change, _id: b.userId })).statusCode).toBe(403);
  expect(await rowOf(b.userId)).toEqual(before);
});

test('requires name and address, with the texts of the form', async () => {
  for (const change of [
    { name: ' ', address: 'Pune' },
    { name: 'Asha', address: ' ' },
  ]) {
    const answer = await putProfile(a.userId, a, change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: accountTexts.nameAndAddressRequired });
  }
});

test('staff can change name, e-mail, phone and address, but not password or role', async () => {
  const answer = await putProfile(b.userId, admin, {
    _id: b.userId,
    name: 'Bharat Rao',
    email: ' Bharat.Rao@Dalan.example ',
    phone: '55500-07777',
    address: '',
    password: 'chosen by staff',
    role: 'admin',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json<{ user: object }>().user).toMatchObject({
    name: 'Bharat Rao',
    email: 'bharat.rao@dalan.example',
    phone: '5550007777',
    address: '',
    role: 'user',
  });
  const stillLogsIn = await shop.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: 'bharat.rao@dalan.example', password: TEST_PASSWORD },
  });
  expect(stillLogsIn.statusCode).toBe(200);
});

test('names each invalid field to staff', async () => {
  const answer = await putProfile(b.userId, admin, {
    name: 'Al',
    email: 'no',
    phone: '12',
    address: '',
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    fields: {
      name: staffAccountTexts.nameTooShort,
      email: staffAccountTexts.emailInvalidInAdmin,
      phone: staffAccountTexts.phoneInvalidInAdmin,
    },
  });
});

test('refuses an e-mail that another account has', async () => {
  const before = await rowOf(b.userId);
  const answer = await putProfile(b.userId, admin, {
    name: 'Bharat',
    address: '',
    email: a.email.toUpperCase(),
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'EMAIL_TAKEN' });
  expect(await rowOf(b.userId)).toEqual(before);
});

test('audits the names of the fields that staff changed', async () => {
  const change = { name: 'Bharat Two', address: 'Elsewhere', phone: '5550008888' };
  await putProfile(b.userId, admin, change);
  const rows = await shop.db
    .selectFrom('auditLog')
    .selectAll()
    .where('subjectId', '=', b.userId)
    .execute();
  expect(rows).toMatchObject([
    {
      action: 'user.updated',
      actorId: admin.userId,
      details: { fields: ['name', 'phone', 'address'] },
    },
  ]);
});

test('answers 404 when staff change an unknown account', async () => {
  const change = { name: 'Nobody', address: '' };
  expect((await putProfile(randomUUID(), admin, change)).statusCode).toBe(404);
  expect((await putProfile('nonsense', admin, change)).statusCode).toBe(404);
});

test('refuses every cross-site write to accounts, log-in included', async () => {
  const before = await rowOf(a.userId);
  const calls = [
    {
      method: 'POST',
      url: '/api/users',
      payload: { name: 'X', email: 'x@y.zz', phone: '5550000000', password: 'xxxxxx' },
    },
    { method: 'POST', url: '/api/login', payload: { email: a.email, password: TEST_PASSWORD } },
    {
      method: 'POST',
      url: '/api/admin/login',
      payload: { username: admin.email, password: TEST_PASSWORD },
    },
    { method: 'POST', url: '/api/logout' },
    { method: 'PUT', url: `/api/users/${a.userId}/profile`, payload: { name: 'X', address: 'Y' } },
    { method: 'DELETE', url: `/api/users/${a.userId}` },
  ] as const;
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];
  for (const call of calls) {
    for (const from of foreign) {
      const answer = await shop.app.inject({ ...call, headers: { ...a.headers, ...from } });
      expect(answer.statusCode, `${call.url} ${JSON.stringify(from)}`).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'CROSS_SITE' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  }
  expect(await rowOf(a.userId)).toEqual(before);
  expect((await getUser(a.userId, a)).statusCode).toBe(200);
});

test('accepts only JSON bodies', async () => {
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', 'x'];
  for (const type of types) {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': type },
      payload: JSON.stringify({ email: a.email, password: TEST_PASSWORD }),
    });
    expect(answer.statusCode, type).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode, type).toBeLessThan(500);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});
