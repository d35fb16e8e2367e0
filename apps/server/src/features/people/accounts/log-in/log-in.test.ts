import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountTexts } from '@dalan/contract/people/accounts';
import { logInAs, TEST_PASSWORD } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { createPasswords } from '../index.ts';

const unlimited = {
  LIMIT_FAILED_LOG_INS_PER_ACCOUNT_AND_ADDRESS: '100000/900',
  LIMIT_FAILED_LOG_INS_PER_ACCOUNT: '100000/900',
  LIMIT_FAILED_LOG_INS_PER_ADDRESS: '100000/900',
};

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp(unlimited);
});
afterAll(() => shop.close());

function logIn(email: string, password: string, headers: Record<string, string> = {}) {
  return shop.app.inject({
    method: 'POST',
    url: '/api/login',
    headers,
    payload: { email, password },
  });
}

function logInAdmin(username: string, password: string) {
  return shop.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username, password },
  });
}

function withoutRequestId(answer: { json: () => object }) {
  return { ...answer.json(), requestId: '' };
}

test('sets HttpOnly, SameSite cookies when a customer logs in', async () => {
  const { email, userId } = await logInAs(shop, 'user');
  const answer = await logIn(` ${email.toUpperCase()} `, TEST_PASSWORD);
  expect(answer.statusCode).toBe(200);
  expect(answer.json<{ user: object }>().user).toMatchObject({ _id: userId, email, role: 'user' });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^dalan_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
    expect.stringMatching(
      /^dalan_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ]);
});

test('sets Secure __Host- cookies over HTTPS', async () => {
  const secure = await startTestApp({ PUBLIC_ORIGIN: 'https://dalan.example' });
  const { email } = await logInAs(secure, 'user');
  const payload = { email, password: TEST_PASSWORD };
  const answer = await secure.app.inject({ method: 'POST', url: '/api/login', payload });
  const bound = (name: string) =>
    expect.stringMatching(
      `^__Host-${name}=[\\w-]{43}; Max-Age=\\d+; Path=/; HttpOnly; Secure; SameSite=Lax$`,
    ) as string;
  expect(answer.headers['set-cookie']).toEqual([bound('dalan_session'), bound('dalan_device')]);
  await secure.close();
});

test('staff log in at their own endpoint, for twelve hours', async () => {
  const { email, userId } = await logInAs(shop, 'admin', { name: 'Meera' });
  const answer = await logInAdmin(email, TEST_PASSWORD);
  expect(answer.statusCode).toBe(200);
  expect(answer.json<{ data: object }>().data).toMatchObject({
    userId,
    email,
    name: 'Meera',
    role: 'admin',
  });
  expect(answer.headers['set-cookie']![0]).toContain('Max-Age=43200');
});

test('gives the same answer for unknown e-mail, wrong password and wrong endpoint', async () => {
  const customer = await logInAs(shop, 'user');
  const admin = await logInAs(shop, 'admin');
  const answers = [
    await logIn('nobody@dalan.example', TEST_PASSWORD),
    await logIn(customer.email, 'wrong password'),
    await logIn(admin.email, TEST_PASSWORD),
    await logInAdmin(customer.email, TEST_PASSWORD),
    await logInAdmin(admin.email, 'wrong password'),
    await logInAdmin('nobody@dalan.example', TEST_PASSWORD),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(400);
    expect(withoutRequestId(answer)).toEqual({
      code: 'INVALID_CREDENTIALS',
      message: accountTexts.wrongCredentials,
      requestId: '',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('spends the same time on an unknown e-mail as on a wrong password', async () => {
  const passwordHash = await createPasswords((work) => work()).hash(TEST_PASSWORD);
  const { email } = await logInAs(shop, 'user', { passwordHash });
  const known: number[] = [];
  const unknown: number[] = [];
  let difference = 1;
  // A busy machine blurs the medians, so it gets more rounds. An early return would still show.
  for (let round = 0; round < 80 && !(round >= 20 && difference < 0.1); round += 1) {
    known.push(await workOf(() => logIn(email, 'wrong password')));
    unknown.push(await workOf(() => logIn(`nobody-${round}@dalan.example`, 'wrong password')));
    difference = Math.abs(median(unknown) / median(known) - 1);
  }
  expect(difference).toBeLessThan(0.1);
});

test('each log-in issues a new token and ends the previous session', async () => {
  const { email, headers } = await logInAs(shop, 'user');
  const answer = await logIn(email, TEST_PASSWORD, headers);
  const fresh = String(answer.headers['set-cookie']).split(';')[0]!;
  expect(fresh).not.toBe(headers.cookie);
  expect(await sessionUser(headers.cookie)).toBeNull();
  expect(await sessionUser(fresh)).toMatchObject({ email });
});

test('does not adopt a token sent by the browser', async () => {
  const { email } = await logInAs(shop, 'user');
  const planted = `dalan_session=${'A'.repeat(43)}`;
  await logIn(email, TEST_PASSWORD, { cookie: planted });
  expect(await sessionUser(planted)).toBeNull();
});

test('stores only the hash of a session token', async () => {
  const { headers } = await logInAs(shop, 'user');
  const token = headers.cookie.split('=')[1]!;
  const rows = await shop.db.selectFrom('sessions').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  const kept = JSON.stringify(rows.map((row) => ({ ...row, text: row.tokenHash.toString() })));
  expect(kept).not.toContain(token);
});

test('audits every log-in and refusal, with the network and without the e-mail', async () => {
  const { email, userId } = await logInAs(shop, 'user');
  const { cookies } = await logIn(email, TEST_PASSWORD);
  await logIn(email, 'wrong password');
  const held = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
  await shop.app.inject({ method: 'POST', url: '/api/logout', cookies: held });
  const rows = await shop.db
    .selectFrom('auditLog')
    .selectAll()
    .where('subjectId', '=', userId)
    .orderBy('id')
    .execute();
  const network = '127.0.0.0/24';
  expect(rows.map((row) => [row.action, row.actorId, row.details])).toEqual([
    ['session.opened', userId, { network, device: 'new' }],
    ['session.refused', null, { network, device: 'new', door: 'user' }],
    ['session.closed', userId, { network }],
  ]);
  const all = await shop.db.selectFrom('auditLog').selectAll().execute();
  expect(JSON.stringify(all)).not.toContain('@');
});

test('opens no session with a password that changes at the same time', async () => {
  const { email, userId } = await logInAs(shop, 'user');
  let answers: Promise<{ statusCode: number }[]> | undefined;
  await shop.db.transaction().execute(async (tx) => {
    await sql`update users set password_hash = 'changed' where id = ${userId}`.execute(tx);
    answers = Promise.all([1, 2, 3].map(() => logIn(email, TEST_PASSWORD)));
    await expect.poll(countWaitingForLocks, { timeout: 60_000 }).toBe(3);
  });
  expect((await answers)?.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
  const sessions = await shop.db.selectFrom('sessions').where('userId', '=', userId).execute();
  expect(sessions).toEqual([]);
});

test('a refused log-in does not end the current session', async () => {
  const { email, headers } = await logInAs(shop, 'user');
  expect((await logIn(email, 'wrong password', headers)).statusCode).toBe(400);
  expect(await sessionUser(headers.cookie)).toMatchObject({ email });
});

test('a log-in deletes expired sessions', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => logInAs(shop, 'user')));
  const stays = await logInAs(shop, 'user');
  await shop.db
    .updateTable('sessions')
    .set({ expiresAt: new Date(0) })
    .where(
      'userId',
      'in',
      people.map(({ userId }) => userId),
    )
    .execute();
  await logIn(people[0]!.email, TEST_PASSWORD);
  expect(await sessionUser(stays.headers.cookie)).toMatchObject({ email: stays.email });
  const rows = await shop.db
    .selectFrom('sessions')
    .select('expiresAt')
    .where('expiresAt', '<', new Date())
    .execute();
  expect(rows).toEqual([]);
});

async function countWaitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
  return rows[0]!.count;
}

async function sessionUser(cookie: string): Promise<unknown> {
  const answer = await shop.app.inject({ url: '/api/session', headers: { cookie } });
  return answer.json<{ user: unknown }>().user;
}

/** Measures CPU time, which is nearly all of a log-in and does not depend on other programs. */
async function workOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
