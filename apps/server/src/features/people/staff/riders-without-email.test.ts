import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { passkeyTexts } from '@dalan/contract/people/passkeys';
import type { PasskeyAdding } from '@dalan/contract/people/passkeys';
import { staffTexts } from '@dalan/contract/people/staff';
import { createAuthenticator } from '../../../../test/shops/authenticator.ts';
import { setPasskeysRequired, signIn } from '../../../../test/shops/passkeys.ts';
import { logInAs, TEST_PASSWORD } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { staffCalls } from '../../../../test/calls/staff-calls.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

let shop: TestApp;
let calls: ReturnType<typeof staffCalls>;
let owner: LoggedIn;
beforeAll(async () => {
  const many = '1000/60';
  shop = await startTestApp({
    LIMIT_REGISTRATIONS_PER_ADDRESS: many,
    LIMIT_PASSKEY_SIGN_INS_PER_ADDRESS: many,
  });
  calls = staffCalls(shop);
});
afterEach(() => setPasskeysRequired(shop, false));
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await logInAs(shop, 'admin', { name: 'Sunanda More' });
});

let number = 5_550_020_000;

async function joinWithoutEmail() {
  number += 1;
  const phone = String(number);
  const { token } = await calls.inviteAndGet(owner, 'delivery', phone);
  const answer = await calls.join(token, { email: undefined, phone });
  expect(answer.statusCode, answer.body).toBe(201);
  const { userId } = answer.json<{ data: { userId: string } }>().data;
  return { phone, userId, cookie: cookieOf(answer) };
}

function cookieOf(answer: { cookies: { name: string; value: string }[] }): string {
  return `dalan_session=${answer.cookies.find(({ name }) => name === 'dalan_session')?.value}`;
}

function post(url: string, payload: object, cookie = '') {
  return shop.app.inject({ method: 'POST', url, headers: { cookie }, payload });
}

const logIn = (username: string, password: string = TEST_PASSWORD) =>
  post('/api/admin/login', { username, password });

test('the join page has what the owner typed', async () => {
  const withEmail = await calls.inviteAndGet(owner, 'counter', 'anita@mill.example');
  expect((await calls.view(withEmail.token)).json()).toMatchObject({
    email: 'anita@mill.example',
    phone: '',
  });
  const withNumber = await calls.inviteAndGet(owner, 'delivery', '55500 17321');
  expect((await calls.view(withNumber.token)).json()).toMatchObject({
    email: '',
    phone: '55500 17321',
  });
});

test('a rider joins without an email and logs in with the phone number, however it is typed', async () => {
  const { phone, userId, cookie } = await joinWithoutEmail();
  for (const typed of [phone, `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`, `0${phone}`]) {
    const answer = await logIn(typed);
    expect(answer.statusCode, typed).toBe(200);
    expect(answer.json()).toMatchObject({ data: { userId, email: '', phone, duty: 'delivery' } });
  }
  expect((await logIn(phone, `${TEST_PASSWORD}-wrong`)).statusCode).toBe(400);
  const { people } = await calls.list(owner);
  expect(people.find(({ _id }) => _id === userId)).toMatchObject({ email: '', phone });
  // The password is also the proof, and can be changed.
  expect(
    (await post('/api/admin/proof/password', { password: TEST_PASSWORD }, cookie)).statusCode,
  ).toBe(200);
  const passwords = { presentPassword: TEST_PASSWORD, newPassword: `${TEST_PASSWORD}-2` };
  expect((await post('/api/password/change', passwords, cookie)).statusCode).toBe(200);
  expect((await logIn(phone, `${TEST_PASSWORD}-2`)).statusCode).toBe(200);
});

test('owners and the counter need an email, and a raised rider gets one first', async () => {
  for (const duty of ['owner', 'counter'] as const) {
    const { token } = await calls.inviteAndGet(owner, duty);
    const answer = await calls.join(token, { email: undefined });
    expect(answer.json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { email: staffTexts.emailRequired },
    });
  }
  const { userId } = await joinWithoutEmail();
  const raised = await calls.changeDuty(owner, userId, ['delivery', 'counter']);
  expect(raised.statusCode).toBe(409);
  expect(raised.json()).toMatchObject({ message: staffTexts.emailFirst });
  const around = sql`update users set duty = 'counter' where id = ${userId}`.execute(shop.db);
  await expect(around).rejects.toThrow('user_is_whole_or_erased');
});

test('one number is one rider; the same number may be that of a customer who calls', async () => {
  number += 1;
  const phone = String(number);
  await sql`insert into users (name, phone) values ('Caller', ${phone})`.execute(shop.db);
  const tokens = await Promise.all(
    Array.from({ length: 5 }, async () => (await calls.inviteAndGet(owner, 'delivery')).token),
  );
  const answers = await Promise.all(
    tokens.map((token) => calls.join(token, { email: undefined, phone })),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([201, 409, 409, 409, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({
    code: 'PHONE_TAKEN',
    fields: { phone: staffTexts.phoneTaken },
  });
  expect((await logIn(phone)).statusCode).toBe(200);
});

test('neither a customer who calls nor staff with an email log in with a number', async () => {
  const { phone } = await shop.db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  expect((await logIn(phone ?? '')).statusCode).toBe(400);
});

test('a first email counts once it is confirmed; nobody is told of an old one', async () => {
  const { phone, userId } = await joinWithoutEmail();
  const email = `rider-${phone}@mill.example`;
  const url = `/api/users/${userId}/profile`;
  const payload = { name: 'Anita Jagtap', address: '', email };
  const saved = await shop.app.inject({ method: 'PUT', url, headers: owner.headers, payload });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(saved.json()).toMatchObject({ user: { email: '' } });
  const { people } = await calls.list(owner);
  expect(people.find(({ _id }) => _id === userId)).toMatchObject({ waitingEmail: email });
  const change = await shop.db
    .selectFrom('staffEmailChanges')
    .select(['oldEmail', 'newEmail'])
    .where('userId', '=', userId)
    .execute();
  expect(change).toEqual([{ oldEmail: null, newEmail: email }]);
});

test('an owner makes a link for a new password, which works once and ends with its maker', async () => {
  const { phone, userId } = await joinWithoutEmail();
  const first = (await calls.makePasswordLink(owner, userId)).json<{ token: string }>();
  const { token } = (await calls.makePasswordLink(owner, userId)).json<{ token: string }>();
  const look = (link: string) => post('/api/password/link', { token: link });
  expect((await look(first.token)).statusCode).toBe(410);
  expect((await look(token)).json()).toEqual({ email: '', phone, role: 'admin' });
  const password = `${TEST_PASSWORD}-new`;
  await sql`update users set disabled_at = now() where id = ${owner.userId}`.execute(shop.db);
  expect((await post('/api/password/new', { token, password })).statusCode).toBe(410);
  await sql`update users set disabled_at = null where id = ${owner.userId}`.execute(shop.db);
  expect((await post('/api/password/new', { token, password })).statusCode).toBe(200);
  expect((await post('/api/password/new', { token, password })).statusCode).toBe(410);
  expect((await logIn(phone, password)).statusCode).toBe(200);
  expect((await logIn(phone)).statusCode).toBe(400);
  const { rows } = await sql<{ emailConfirmedAt: Date | null }>`
    select email_confirmed_at from users where id = ${userId}`.execute(shop.db);
  expect(rows).toEqual([{ emailConfirmedAt: null }]);
});

test('nobody makes a link for an owner, nor for somebody who became one since', async () => {
  const other = await logInAs(shop, 'admin');
  expect((await calls.makePasswordLink(owner, other.userId)).json()).toMatchObject({
    message: staffTexts.ownerLink,
  });
  expect((await calls.makePasswordLink(owner, owner.userId)).statusCode).toBe(409);
  const counter = await logInAs(shop, 'admin', { duty: 'counter' });
  const { token } = (await calls.makePasswordLink(owner, counter.userId)).json<{ token: string }>();
  expect((await calls.changeDuty(owner, counter.userId, ['counter', 'owner'])).statusCode).toBe(
    200,
  );
  const answer = await post('/api/password/new', { token, password: `${TEST_PASSWORD}-new` });
  expect(answer.statusCode).toBe(410);
});

test('the link of an owner keeps the rule about passkeys', async () => {
  const { userId, authenticator } = await joinWithPasskey();
  const { token } = (await calls.makePasswordLink(owner, userId)).json<{ token: string }>();
  await setPasskeysRequired(shop, true);
  const answer = await post('/api/password/new', { token, password: `${TEST_PASSWORD}-new` });
  expect(answer.json()).toMatchObject({ code: 'PASSKEY_REQUIRED' });
  expect((await signIn(shop, authenticator)).statusCode).toBe(200);
});

async function joinWithPasskey({ beforeJoining = () => Promise.resolve() } = {}) {
  number += 1;
  const phone = String(number);
  const { token } = await calls.inviteAndGet(owner, 'delivery', phone);
  const options = (await post('/api/admin/join/passkey', { token })).json<PasskeyAdding>();
  expect(options.user).toMatchObject({ name: phone, displayName: 'Anita Jagtap' });
  const authenticator = createAuthenticator({ origin: shop.config.publicOrigin });
  const passkey = authenticator.create(options);
  await beforeJoining();
  const joined = await post('/api/admin/join', { token, phone, passkey });
  expect(joined.statusCode, joined.body).toBe(201);
  const { userId } = joined.json<{ data: { userId: string } }>().data;
  return { phone, userId, authenticator, passkey, cookie: cookieOf(joined) };
}

test('a rider joins with a passkey alone, and no password fits', async () => {
  const { phone, userId, authenticator, cookie, passkey } = await joinWithPasskey();
  const again = await signIn(shop, authenticator);
  expect(again.json()).toMatchObject({ data: { userId } });
  for (const password of ['passkey only', TEST_PASSWORD]) {
    expect((await logIn(phone, password)).statusCode).toBe(400);
  }
  // The only way to log in cannot be removed.
  const { data } = (
    await shop.app.inject({ url: '/api/admin/passkeys', headers: { cookie } })
  ).json<{ data: { _id: string }[] }>();
  const url = `/api/admin/passkeys/${data[0]!._id}`;
  const removed = await shop.app.inject({ method: 'DELETE', url, headers: { cookie } });
  expect(removed.json()).toMatchObject({ message: passkeyTexts.onlyWayIn });
  // A challenge can be used once, also with another link.
  const other = await calls.inviteAndGet(owner, 'delivery');
  const second = await post('/api/admin/join', {
    token: other.token,
    phone: '5550029999',
    passkey,
  });
  expect(second.json()).toMatchObject({ code: 'PASSKEY_REFUSED' });
});

test('a rider who joins with a passkey may, while passkeys are required', async () => {
  await joinWithPasskey({ beforeJoining: () => setPasskeysRequired(shop, true) });
});

test('nobody joins with neither a password nor a passkey', async () => {
  const { token } = await calls.inviteAndGet(owner, 'delivery');
  const answer = await post('/api/admin/join', { token, phone: '5550029998' });
  expect(answer.statusCode).toBe(400);
});
