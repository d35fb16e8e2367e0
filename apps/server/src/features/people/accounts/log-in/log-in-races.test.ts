import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInAs, TEST_PASSWORD } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { openRateLimits } from '../../../../platform/limits/rate-limit.ts';
import { createPasswords } from '../index.ts';
import { logIn } from './log-in.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

/** Logs in and runs `happens` between the password hash and the end of the log-in. */
function logInWhile(email: string, happens: () => Promise<unknown>) {
  const { limits, waits } = openRateLimits(shop.config.limits, {
    redisUrl: undefined,
    redisTimeoutMs: 100,
    onRedisLost: () => undefined,
  });
  const passwords = createPasswords(async (work) => {
    const result = await work();
    await happens();
    return result;
  });
  return logIn(
    { db: shop.db, passwords, passwordsOnKnownDevices: passwords, limits, waits },
    {
      name: email,
      password: TEST_PASSWORD,
      role: 'user',
      ip: '203.0.113.7',
      previousToken: undefined,
      deviceToken: undefined,
    },
  );
}

test.each([
  ['the password is changed', sql`password_hash = 'changed'`],
  ['its owner becomes staff', sql`role = 'admin', duty = 'counter'`],
  [
    'the account is erased',
    sql`name = '', email = null, phone = null, address = '', password_hash = null, erased_at = now()`,
  ],
])('opens no session if %s during the log-in', async (_what, change) => {
  const { email, userId } = await logInAs(shop, 'user');
  const happens = () => sql`update users set ${change} where id = ${userId}`.execute(shop.db);
  await expect(logInWhile(email, happens)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  for (const table of ['sessions', 'knownDevices'] as const) {
    const rows = await shop.db.selectFrom(table).where('userId', '=', userId).selectAll().execute();
    expect(rows).toEqual([]);
  }
});

test('opens a session if an unrelated field changes during the log-in', async () => {
  const { email, userId } = await logInAs(shop, 'user');
  const happens = () =>
    sql`update users set address = 'Nashik' where id = ${userId}`.execute(shop.db);
  expect((await logInWhile(email, happens)).user).toMatchObject({ email });
});
