import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { staffAccountTexts } from '@dalan/contract/people/accounts';
import { passwordTexts } from '@dalan/contract/people/passwords';
import { mailedToken } from '../../../../../test/shops/mailed-token.ts';
import { logInAs, TEST_PASSWORD } from '../../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

const NEW_PASSWORD = 'a new stone for the mill';

let shop: TestApp;
let asha: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
});
beforeEach(async () => {
  asha = await logInAs(shop, 'user');
});
afterAll(() => shop.close());

function change(
  headers: Record<string, string>,
  presentPassword = TEST_PASSWORD,
  newPassword = NEW_PASSWORD,
) {
  const payload = { presentPassword, newPassword };
  return shop.app.inject({ method: 'POST', url: '/api/password/change', headers, payload });
}

async function logIn(password: string) {
  const payload = { email: asha.email, password };
  return shop.app.inject({ method: 'POST', url: '/api/login', payload });
}

/** The cookie header that a browser would send after this answer. */
function cookiesOf(answer: Awaited<ReturnType<typeof logIn>>) {
  return { cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

async function stateWith(headers: Record<string, string>) {
  const answer = await shop.app.inject({ url: '/api/account', headers });
  return answer.statusCode === 200 ? answer.json<{ devices: number }>() : answer.statusCode;
}

test('a new password logs out all other devices and keeps this one', async () => {
  const here = cookiesOf(await logIn(TEST_PASSWORD));
  expect(await stateWith(here)).toMatchObject({ devices: 2 });
  const link = await mailedToken(shop, 'reset-password', { person: asha });

  const answer = await change(here);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: passwordTexts.changed });
  expect(await stateWith(here)).toBe(401);
  expect(await stateWith(asha.headers)).toBe(401);
  expect(await stateWith(cookiesOf(answer))).toMatchObject({ devices: 1 });
  expect((await logIn(TEST_PASSWORD)).statusCode).toBe(400);
  expect((await logIn(NEW_PASSWORD)).statusCode).toBe(200);
  const payload = { token: link };
  const old = await shop.app.inject({ method: 'POST', url: '/api/password/link', payload });
  expect(old.statusCode).toBe(410);
});

test('a wrong present password changes nothing, and is said on its field', async () => {
  const answer = await change(asha.headers, 'not the password');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'INVALID_CREDENTIALS',
    fields: { presentPassword: passwordTexts.presentWrong },
  });
  expect(await stateWith(asha.headers)).toMatchObject({ devices: 1 });
});

test('guessing the present password is limited like a log-in', async () => {
  for (let tried = 0; tried < 10; tried += 1) {
    expect((await change(asha.headers, 'not the password')).statusCode).toBe(400);
  }
  expect((await change(asha.headers)).statusCode).toBe(429);
});

test('staff need twelve characters', async () => {
  const staff = await logInAs(shop, 'admin');
  const short = await change(staff.headers, TEST_PASSWORD, 'elevenchars');
  expect(short.statusCode).toBe(400);
  expect(short.json()).toMatchObject({
    fields: { newPassword: staffAccountTexts.staffPasswordTooShort },
  });
  expect((await change(staff.headers)).statusCode).toBe(200);
});

test('of 10 changes at once, one is made', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      change(asha.headers, TEST_PASSWORD, `${NEW_PASSWORD} ${n}`),
    ),
  );
  const done = answers.filter(({ statusCode }) => statusCode === 200);
  expect(done).toHaveLength(1);
  expect(await stateWith(cookiesOf(done[0]!))).toMatchObject({ devices: 1 });
});

test('log out everywhere ends every session of this account and no other', async () => {
  const other = await logInAs(shop, 'user');
  const here = cookiesOf(await logIn(TEST_PASSWORD));
  const url = '/api/sessions/end-all';
  const answer = await shop.app.inject({ method: 'POST', url, headers: here });
  expect(answer.statusCode).toBe(200);
  expect(String(answer.headers['set-cookie'])).toContain('dalan_session=;');
  expect([await stateWith(here), await stateWith(asha.headers)]).toEqual([401, 401]);
  expect(await stateWith(other.headers)).toMatchObject({ devices: 1 });
});

test('each of these is in the audit log, without a password or an e-mail', async () => {
  await change(asha.headers, 'not the password');
  const kept = cookiesOf(await change(asha.headers));
  await shop.app.inject({ method: 'POST', url: '/api/sessions/end-all', headers: kept });
  const { rows } = await sql<{ action: string; actorId: string; details: object }>`
    select action, actor_id, details from audit_log where subject_id = ${asha.userId} order by id
  `.execute(shop.db);
  const network = '127.0.0.0/24';
  const actorId = asha.userId;
  expect(rows).toEqual([
    { action: 'password.refused', actorId, details: { network } },
    { action: 'password.changed', actorId, details: { network } },
    { action: 'sessions.closed', actorId, details: { network, sessions: 1 } },
  ]);
});
