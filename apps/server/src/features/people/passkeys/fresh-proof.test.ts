import { afterAll, beforeAll, expect, test } from 'vitest';
import { passkeyTexts } from '@dalan/contract/people/passkeys';
import { createAuthenticator } from '../../../../test/shops/authenticator.ts';
import { mailedToken } from '../../../../test/shops/mailed-token.ts';
import { ageProof, proofOptions, staffWithPasskey } from '../../../../test/shops/passkeys.ts';
import { logInAs, TEST_PASSWORD } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

function post(by: LoggedIn, path: string, payload: object) {
  const url = `/api/admin/${path}`;
  return shop.app.inject({ method: 'POST', url, headers: by.headers, payload });
}

async function deletePerson(by: LoggedIn, userId?: string) {
  const id = userId ?? (await logInAs(shop, 'user')).userId;
  return shop.app.inject({ method: 'DELETE', url: `/api/users/${id}`, headers: by.headers });
}

async function staffWithOldProof(minutes = 16) {
  const staff = await staffWithPasskey(shop);
  await ageProof(shop, staff.by, minutes);
  return staff;
}

test('staff confirm who they are before they delete a person, 15 minutes after the last time', async () => {
  const { by } = await staffWithOldProof(14);
  expect((await deletePerson(by)).statusCode).toBe(200);
  await ageProof(shop, by, 16);
  const victim = await logInAs(shop, 'user');
  const refusal = await deletePerson(by, victim.userId);
  expect(refusal.statusCode).toBe(403);
  expect(refusal.json()).toMatchObject({
    code: 'PROOF_REQUIRED',
    message: passkeyTexts.proofRequired,
  });
  const url = `/api/users/${victim.userId}`;
  expect((await shop.app.inject({ url, headers: by.headers })).statusCode).toBe(200);
});

test('adding, removing and requiring passkeys needs a fresh proof too; reading does not', async () => {
  const { by, passkey } = await staffWithOldProof();
  const { headers } = by;
  const calls = [
    { method: 'POST', url: '/api/admin/passkeys/options' },
    { method: 'POST', url: '/api/admin/passkeys', payload: {} },
    { method: 'DELETE', url: `/api/admin/passkeys/${passkey._id}` },
    { method: 'PUT', url: '/api/admin/passkey-rule', payload: { isRequired: true } },
  ] as const;
  for (const call of calls) {
    const answer = await shop.app.inject({ ...call, headers });
    expect(answer.json(), call.url).toMatchObject({ code: 'PROOF_REQUIRED' });
  }
  for (const url of ['/api/admin/passkeys', '/api/users', '/api/session']) {
    expect((await shop.app.inject({ url, headers })).statusCode).toBe(200);
  }
});

test('a customer deletes their own account after a log-in of the last 15 minutes, or the password', async () => {
  const fresh = await logInAs(shop, 'user');
  expect((await deletePerson(fresh, fresh.userId)).statusCode).toBe(200);

  const customer = await logInAs(shop, 'user');
  await ageProof(shop, customer, 16);
  const refusal = await deletePerson(customer, customer.userId);
  expect(refusal.statusCode).toBe(403);
  expect(refusal.json()).toMatchObject({ code: 'PROOF_REQUIRED' });
  const prove = (password: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/proof/password',
      headers: customer.headers,
      payload: { password },
    });
  expect((await prove('not the password')).json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect((await deletePerson(customer, customer.userId)).statusCode).toBe(403);
  expect((await prove(TEST_PASSWORD)).statusCode).toBe(200);
  expect((await deletePerson(customer, customer.userId)).statusCode).toBe(200);
});

test('a customer who forgot the password deletes the account after the mailed link', async () => {
  const customer = await logInAs(shop, 'user');
  await ageProof(shop, customer, 16);
  const token = await mailedToken(shop, 'reset-password', { person: customer });
  const payload = { token, password: `${TEST_PASSWORD}-2` };
  const url = '/api/password/new';
  const { cookies } = await shop.app.inject({ method: 'POST', url, payload });
  const headers = { cookie: `dalan_session=${cookies[0]!.value}` };
  expect((await deletePerson({ ...customer, headers }, customer.userId)).statusCode).toBe(200);
});

test('the password is a proof, for this session only', async () => {
  const { by } = await staffWithOldProof();
  const other = { ...by, headers: await secondSession(by) };
  await ageProof(shop, by, 16);
  const wrong = await post(by, 'proof/password', { password: 'not the password' });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toMatchObject({
    code: 'INVALID_CREDENTIALS',
    message: passkeyTexts.wrongPassword,
  });
  expect((await deletePerson(by)).statusCode).toBe(403);
  const right = await post(by, 'proof/password', { password: TEST_PASSWORD });
  expect(right.statusCode).toBe(200);
  expect((await deletePerson(by)).statusCode).toBe(200);
  expect((await deletePerson(other)).statusCode).toBe(403);
});

async function secondSession({ email: username }: LoggedIn): Promise<{ cookie: string }> {
  const payload = { username, password: TEST_PASSWORD };
  const { cookies } = await shop.app.inject({ method: 'POST', url: '/api/admin/login', payload });
  return { cookie: `dalan_session=${cookies[0]!.value}` };
}

test('a passkey is a proof, once for each challenge', async () => {
  const { by, authenticator } = await staffWithOldProof();
  const options = await proofOptions(shop, by);
  expect(options.allowCredentials.map(({ id }) => id)).toEqual([authenticator.id]);
  const payload = { passkey: authenticator.use(options) };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(by, 'proof/passkey', payload)),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, ...Array<number>(19).fill(400)]);
  expect((await deletePerson(by)).statusCode).toBe(200);
});

test("somebody else's passkey or challenge proves nothing", async () => {
  const { by } = await staffWithOldProof();
  const colleague = await staffWithPasskey(shop);
  const theirs = await proofOptions(shop, colleague.by);
  const mine = await proofOptions(shop, by);
  for (const passkey of [
    colleague.authenticator.use(mine),
    colleague.authenticator.use(theirs),
    createAuthenticator().use(mine),
  ]) {
    const answer = await post(by, 'proof/passkey', { passkey });
    expect(answer.json()).toMatchObject({
      code: 'PASSKEY_REFUSED',
      message: passkeyTexts.notProved,
    });
  }
  expect((await deletePerson(by)).statusCode).toBe(403);
});

test('wrong passwords are counted together with those of the log-in', async () => {
  const by = await logInAs(shop, 'admin');
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const answer = await post(by, 'proof/password', { password: 'not the password' });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  const payload = { username: by.email, password: TEST_PASSWORD };
  const logIn = await shop.app.inject({ method: 'POST', url: '/api/admin/login', payload });
  expect(logIn.statusCode).toBe(429);
});

test('proofs and refusals are in the audit log', async () => {
  const { by, authenticator } = await staffWithOldProof();
  await post(by, 'proof/password', { password: 'not the password' });
  await post(by, 'proof/password', { password: TEST_PASSWORD });
  const passkey = authenticator.use(await proofOptions(shop, by));
  await post(by, 'proof/passkey', { passkey });
  const rows = await shop.db
    .selectFrom('auditLog')
    .select(['action', 'details'])
    .where('subjectId', '=', by.userId)
    .where('action', 'in', ['session.proved', 'proof.refused'])
    .orderBy('id')
    .execute();
  const network = '127.0.0.0/24';
  expect(rows).toEqual([
    { action: 'proof.refused', details: { network } },
    { action: 'session.proved', details: { network, method: 'password' } },
    { action: 'session.proved', details: { network, method: 'passkey' } },
  ]);
});
