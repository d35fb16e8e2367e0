import { expect, test } from 'vitest';
import { logInAs, TEST_PASSWORD } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import { createPasswords } from './passwords.ts';

test('verifies the right password and no other', async () => {
  const passwords = createPasswords((work) => work());
  const hash = await passwords.hash('भाकरी and jowar');
  const recipe = hash.slice(0, hash.lastIndexOf('$'));
  expect(await passwords.hashAgain(recipe, 'भाकरी and jowar')).toBe(hash);
  expect(await passwords.hashAgain(recipe, 'भाकरी and bajra')).not.toBe(hash);
  expect(await passwords.hashAgain(undefined, 'भाकरी and jowar')).not.toBe(hash);
});

test('keeps serving during 200 concurrent log-ins', async () => {
  const shop = await startTestApp({
    LIMIT_FAILED_LOG_INS_PER_ADDRESS: '100000/900',
    LIMIT_REQUESTS_PER_ADDRESS: '100000/60',
  });
  const { email } = await logInAs(shop, 'user');
  const logIn = (who: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: who, password: TEST_PASSWORD },
    });
  const rssBefore = process.memoryUsage().rss;
  const storm = Promise.all(
    Array.from({ length: 200 }, (_, n) => logIn(`nobody-${n}@dalan.example`)),
  );
  expect((await shop.app.inject('/api/shop')).statusCode).toBe(200);
  const answers = await storm;
  const statuses = new Set(answers.map((answer) => answer.statusCode));
  expect(statuses).toEqual(new Set([400, 503]));
  const refused = answers.filter((answer) => answer.statusCode === 503);
  expect(refused[0]!.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect(refused.every((answer) => answer.headers['retry-after'] !== undefined)).toBe(true);
  expect(process.memoryUsage().rss - rssBefore).toBeLessThan(150 * 2 ** 20);
  expect((await logIn(email)).statusCode).toBe(200);
  await shop.close();
});
