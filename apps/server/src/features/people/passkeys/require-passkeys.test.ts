import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accountTexts } from '@dalan/contract/people/accounts';
import { passkeyTexts } from '@dalan/contract/people/passkeys';
import {
  addPasskey,
  ageProof,
  setPasskeysRequired,
  signIn,
  staffWithPasskey,
} from '../../../../test/shops/passkeys.ts';
import { logInAs, TEST_PASSWORD } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterEach(() => setPasskeysRequired(shop, false));
afterAll(() => shop.close());

function requirePasskeys({ headers }: LoggedIn, isRequired: boolean) {
  const payload = { isRequired };
  return shop.app.inject({ method: 'PUT', url: '/api/admin/passkey-rule', headers, payload });
}

function logIn({ email: username }: LoggedIn, password = TEST_PASSWORD) {
  const payload = { username, password };
  return shop.app.inject({ method: 'POST', url: '/api/admin/login', payload });
}

function ask(url: string, cookie: string) {
  return shop.app.inject({ url, headers: { cookie } });
}

test('an owner requires passkeys only with a passkey of their own', async () => {
  const by = await logInAs(shop, 'admin');
  const refusal = await requirePasskeys(by, true);
  expect(refusal.statusCode).toBe(409);
  expect(refusal.json()).toMatchObject({ code: 'PASSKEY_NEEDED', message: passkeyTexts.ownFirst });
  await addPasskey(shop, by);
  expect((await requirePasskeys(by, true)).statusCode).toBe(200);
  const list = await ask('/api/admin/passkeys', by.headers.cookie);
  expect(list.json()).toMatchObject({ isRequired: true, canRequire: true });
  expect((await requirePasskeys(by, false)).statusCode).toBe(200);
});

test('removing the last passkey while requiring them leaves the owner with one, or nothing required', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { by, passkey } = await staffWithPasskey(shop);
    const url = `/api/admin/passkeys/${passkey._id}`;
    const [required, removed] = await Promise.all([
      requirePasskeys(by, true),
      shop.app.inject({ method: 'DELETE', url, headers: by.headers }),
    ]);
    expect([required.statusCode, removed.statusCode].sort()).toEqual([200, 409]);
    await setPasskeysRequired(shop, false);
  }
});

test('who has a passkey is told to use it, and only after the right password', async () => {
  const { by, authenticator } = await staffWithPasskey(shop);
  await setPasskeysRequired(shop, true);
  const refusal = await logIn(by);
  expect(refusal.statusCode).toBe(403);
  expect(refusal.json()).toMatchObject({
    code: 'PASSKEY_REQUIRED',
    message: passkeyTexts.usePasskey,
  });
  expect(refusal.headers['set-cookie']).toBeUndefined();
  expect((await logIn(by, 'not the password')).json()).toMatchObject({
    message: accountTexts.wrongCredentials,
  });
  expect((await signIn(shop, authenticator)).statusCode).toBe(200);
  const sessions = await shop.db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', by.userId)
    .execute();
  expect(sessions).toHaveLength(2);
});

test('the password is no proof either', async () => {
  const { by } = await staffWithPasskey(shop);
  await ageProof(shop, by, 16);
  await setPasskeysRequired(shop, true);
  const { headers } = by;
  const payload = { password: TEST_PASSWORD };
  const url = '/api/admin/proof/password';
  const answer = await shop.app.inject({ method: 'POST', url, headers, payload });
  expect(answer.json()).toMatchObject({ code: 'PASSKEY_REQUIRED' });
});

test('who has none logs in with the password, adds one, and sees nothing else before', async () => {
  const by = await logInAs(shop, 'admin');
  await setPasskeysRequired(shop, true);
  const answer = await logIn(by);
  expect(answer.statusCode).toBe(200);
  const cookie = `dalan_session=${answer.cookies[0]!.value}`;
  const session = await ask('/api/session', cookie);
  expect(session.json()).toMatchObject({ passkeys: { count: 0, isRequired: true } });
  for (const url of ['/api/users', '/api/admin/orders', '/api/contact', '/api/admin/setup']) {
    const refusal = await ask(url, cookie);
    expect(refusal.statusCode, url).toBe(403);
    expect(refusal.json()).toMatchObject({
      code: 'PASSKEY_REQUIRED',
      message: passkeyTexts.addFirst,
    });
  }
  expect((await ask('/api/admin/passkeys', cookie)).statusCode).toBe(200);
  await addPasskey(shop, { ...by, headers: { cookie } });
  expect((await ask('/api/users', cookie)).statusCode).toBe(200);
});

test('customers are not affected', async () => {
  const { email, headers } = await logInAs(shop, 'user');
  await setPasskeysRequired(shop, true);
  const payload = { email, password: TEST_PASSWORD };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/login', payload });
  expect(answer.statusCode).toBe(200);
  expect((await ask('/api/my-orders', headers.cookie)).statusCode).toBe(200);
  expect((await ask('/api/session', headers.cookie)).json()).not.toHaveProperty('passkeys');
});
