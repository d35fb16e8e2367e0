import { afterAll, beforeAll, expect, test } from 'vitest';
import { passkeyTexts } from '@dalan/contract/people/passkeys';
import { createAuthenticator } from '../../../../test/shops/authenticator.ts';
import { signIn, signInOptions, staffWithPasskey } from '../../../../test/shops/passkeys.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({
    LIMIT_FAILED_LOG_INS_PER_ACCOUNT_AND_ADDRESS: '100000/900',
    LIMIT_FAILED_LOG_INS_PER_ACCOUNT: '100000/900',
  });
});
afterAll(() => shop.close());

function cookieOf(answer: { headers: Record<string, unknown> }): string {
  return String([answer.headers['set-cookie']].flat()[0]).split(';')[0]!;
}

async function userOf(cookie: string): Promise<unknown> {
  const answer = await shop.app.inject({ url: '/api/session', headers: { cookie } });
  return answer.json<{ user: unknown }>().user;
}

async function expectRefused(answer: Awaited<ReturnType<typeof signIn>>) {
  expect(answer.statusCode).toBe(400);
  const { code, message } = answer.json<{ code: string; message: string }>();
  expect({ code, message }).toEqual({ code: 'PASSKEY_REFUSED', message: passkeyTexts.refused });
  expect(answer.headers['set-cookie']).toBeUndefined();
}

test('staff sign in with a passkey, without a user name, for twelve hours', async () => {
  const { by, authenticator } = await staffWithPasskey(shop);
  const { allowCredentials, userVerification, rpId } = await signInOptions(shop);
  expect({ allowCredentials, userVerification, rpId }).toEqual({
    allowCredentials: [],
    userVerification: 'required',
    rpId: 'localhost',
  });
  const answer = await signIn(shop, authenticator);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ data: { userId: by.userId, role: 'admin' } });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^dalan_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
    expect.stringMatching(/^dalan_device=[\w-]{43};/),
  ]);
  expect(await userOf(cookieOf(answer))).toMatchObject({ _id: by.userId });
});

test('a sign-in ends the previous session, notes the use and writes the audit log', async () => {
  const { by, authenticator, passkey } = await staffWithPasskey(shop);
  expect(passkey.lastUsedAt).toBeNull();
  await signIn(shop, authenticator, by.headers.cookie);
  expect(await userOf(by.headers.cookie)).toBeNull();
  const { lastUsedAt } = await shop.db
    .selectFrom('passkeys')
    .select('lastUsedAt')
    .where('id', '=', passkey._id)
    .executeTakeFirstOrThrow();
  expect(Date.now() - lastUsedAt!.getTime()).toBeLessThan(60_000);
  const rows = await shop.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'details'])
    .where('subjectId', '=', by.userId)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { action: 'passkey.added', actorId: by.userId, details: { passkeyId: passkey._id } },
    {
      action: 'session.opened',
      actorId: by.userId,
      details: { network: '127.0.0.0/24', device: 'new', method: 'passkey' },
    },
  ]);
});

test('one challenge used twenty times at once opens one session', async () => {
  const { by, authenticator } = await staffWithPasskey(shop);
  const payload = { passkey: authenticator.use(await signInOptions(shop)) };
  const tries = Array.from({ length: 20 }, () =>
    shop.app.inject({ method: 'POST', url: '/api/admin/passkey-login', payload }),
  );
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, ...Array<number>(19).fill(400)]);
  const sessions = await shop.db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', by.userId)
    .execute();
  expect(sessions).toHaveLength(2);
});

test('every failure has the same answer', async () => {
  const { by, authenticator } = await staffWithPasskey(shop);
  const login = (passkey: object) =>
    shop.app.inject({ method: 'POST', url: '/api/admin/passkey-login', payload: { passkey } });
  const fresh = async () => authenticator.use(await signInOptions(shop));

  await expectRefused(await signIn(shop, createAuthenticator()));
  await expectRefused(await login({ ...(await fresh()), signature: 'AAAA' }));
  await expectRefused(await login({ ...(await fresh()), clientDataJSON: 'e30' }));
  await expectRefused(await login({ ...(await fresh()), userHandle: 'AAAA' }));
  const elsewhere = { ...(await signInOptions(shop)), rpId: 'evil.example' };
  await expectRefused(await login(authenticator.use(elsewhere)));
  const madeUp = { ...(await signInOptions(shop)), challenge: 'A'.repeat(43) };
  await expectRefused(await login(authenticator.use(madeUp)));

  const late = await fresh();
  await shop.db.updateTable('passkeyChallenges').set({ expiresAt: new Date() }).execute();
  await expectRefused(await login(late));

  const refused = await shop.db
    .selectFrom('auditLog')
    .select('details')
    .where('action', '=', 'session.refused')
    .where('subjectId', '=', by.userId)
    .execute();
  expect(refused).toHaveLength(6);
  expect(refused[0]?.details).toMatchObject({ method: 'passkey', door: 'admin' });
});

test('a challenge for something else opens no session', async () => {
  const { by, authenticator } = await staffWithPasskey(shop);
  const { headers } = by;
  const url = '/api/admin/proof/options';
  const options = await shop.app.inject({ method: 'POST', url, headers });
  const passkey = authenticator.use(options.json());
  await expectRefused(
    await shop.app.inject({
      method: 'POST',
      url: '/api/admin/passkey-login',
      payload: { passkey },
    }),
  );
});

test.each([
  ['from another website', { origin: 'http://evil.example' }],
  ['without a check of the person', { isVerified: false }],
])('a passkey used %s is refused', async (_what, how) => {
  const { authenticator } = await staffWithPasskey(shop);
  const payload = { passkey: authenticator.use(await signInOptions(shop), how) };
  await expectRefused(
    await shop.app.inject({ method: 'POST', url: '/api/admin/passkey-login', payload }),
  );
});

test('a copied passkey is refused, because its counter stands still', async () => {
  const { authenticator } = await staffWithPasskey(shop, createAuthenticator({ isCounting: true }));
  expect((await signIn(shop, authenticator)).statusCode).toBe(200);
  expect((await signIn(shop, authenticator)).statusCode).toBe(200);
  authenticator.setCounter(1);
  await expectRefused(await signIn(shop, authenticator));
});

test.each([
  ['is erased', 'erased'],
  ['is no longer staff', 'user'],
])('a passkey ends when its owner %s', async (_what, change) => {
  const { by, authenticator } = await staffWithPasskey(shop);
  const remover = await logInAs(shop, 'admin');
  if (change === 'erased') {
    const url = `/api/users/${by.userId}`;
    const { statusCode } = await shop.app.inject({
      method: 'DELETE',
      url,
      headers: remover.headers,
    });
    expect(statusCode).toBe(200);
  } else {
    const asCustomer = { role: 'user', duty: null };
    await shop.db.updateTable('users').set(asCustomer).where('id', '=', by.userId).execute();
  }
  await expectRefused(await signIn(shop, authenticator));
  const left = await shop.db
    .selectFrom('passkeys')
    .selectAll()
    .where('userId', '=', by.userId)
    .execute();
  expect(left).toEqual([]);
});

test('wrong tries with a passkey are limited like wrong passwords, and lock nobody else out', async () => {
  const strict = await startTestApp();
  const { authenticator } = await staffWithPasskey(strict);
  const stranger = createAuthenticator();
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await signIn(strict, stranger)).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  expect((await signIn(strict, authenticator)).statusCode).toBe(200);
  await strict.close();
});

test('challenges are limited by address, and expired ones are swept', async () => {
  const strict = await startTestApp({ LIMIT_PASSKEY_SIGN_INS_PER_ADDRESS: '3/900' });
  const ask = () => strict.app.inject({ method: 'POST', url: '/api/admin/passkey-login/options' });
  for (let n = 0; n < 2; n += 1) expect((await ask()).statusCode).toBe(200);
  await strict.db
    .updateTable('passkeyChallenges')
    .set({ expiresAt: new Date(0) })
    .execute();
  expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
  expect(await strict.db.selectFrom('passkeyChallenges').selectAll().execute()).toHaveLength(1);
  await strict.close();
});
