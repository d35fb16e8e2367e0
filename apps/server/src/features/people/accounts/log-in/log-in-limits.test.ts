import { afterEach, expect, test } from 'vitest';
import { errorTexts } from '@dalan/contract/errors';
import { hasRedisServer, startRedisServer } from '../../../../../test/processes/redis-server.ts';
import { logInAs, TEST_PASSWORD } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';

let shop: TestApp;
afterEach(() => shop.close());

type Try = { address?: string; headers?: Record<string, string> };

function logIn(
  email: string,
  password: string,
  { address = '203.0.113.7', headers = {} }: Try = {},
) {
  return shop.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: address,
    headers,
    payload: { email, password },
  });
}

async function failTimes(email: string, times: number, each: (n: number) => Try = () => ({})) {
  const statuses: number[] = [];
  for (let n = 1; n <= times; n += 1) {
    statuses.push((await logIn(email, 'wrong password', each(n))).statusCode);
  }
  return statuses;
}

const tenRefusals = Array<number>(10).fill(400);

test('refuses the eleventh wrong try on one account from one address', async () => {
  shop = await startTestApp();
  const { email } = await logInAs(shop, 'user');
  const neighbour = await logInAs(shop, 'user');
  expect(await failTimes(email, 10)).toEqual(tenRefusals);

  const answer = await logIn(email.toUpperCase(), TEST_PASSWORD);
  expect(answer.statusCode).toBe(429);
  const { message, code, details } = answer.json<{
    message: string;
    code: string;
    details: { retryAfterSeconds: number };
  }>();
  expect(code).toBe('TOO_MANY_REQUESTS');
  expect(message).toBe(errorTexts.tooManyRequests(details.retryAfterSeconds));
  expect(answer.headers['retry-after']).toBe(String(details.retryAfterSeconds));

  expect((await logIn(neighbour.email, TEST_PASSWORD)).statusCode).toBe(200);
  const elsewhere = await logIn(email, TEST_PASSWORD, { address: '198.51.100.4' });
  expect(elsewhere.statusCode).toBe(200);
});

test('limits an unknown e-mail like a known one', async () => {
  shop = await startTestApp();
  expect(await failTimes('nobody@dalan.example', 11)).toEqual([...tenRefusals, 429]);
});

test('customer and staff log-in share one count', async () => {
  shop = await startTestApp();
  const { email } = await logInAs(shop, 'admin');
  await failTimes(email, 10);
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    remoteAddress: '203.0.113.7',
    payload: { username: email, password: TEST_PASSWORD },
  });
  expect(answer.statusCode).toBe(429);
});

test('checks ten of thirty concurrent wrong tries', async () => {
  shop = await startTestApp();
  const { email } = await logInAs(shop, 'user');
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => logIn(email, 'wrong password')),
  );
  const statuses = answers.map((answer) => answer.statusCode).sort();
  expect(statuses).toEqual([...tenRefusals, ...Array<number>(20).fill(429)]);
});

test('does not count a successful log-in as a failure', async () => {
  shop = await startTestApp({ LIMIT_FAILED_LOG_INS_PER_ACCOUNT_AND_ADDRESS: '3/900' });
  const { email } = await logInAs(shop, 'user');
  for (let n = 0; n < 8; n += 1) {
    expect((await logIn(email, TEST_PASSWORD)).statusCode).toBe(200);
  }
  expect(await failTimes(email, 4)).toEqual([400, 400, 400, 429]);
});

test('limits wrong tries on one account from many addresses', async () => {
  shop = await startTestApp({ LIMIT_FAILED_LOG_INS_PER_ACCOUNT: '5/3600' });
  const { email } = await logInAs(shop, 'user');
  const statuses = await failTimes(email, 7, (n) => ({ address: `203.0.113.${n}` }));
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
});

test('limits an address that tries one password on many accounts', async () => {
  shop = await startTestApp({ LIMIT_FAILED_LOG_INS_PER_ADDRESS: '5/900' });
  const statuses: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    statuses.push((await logIn(`person-${n}@spray.example`, 'password1')).statusCode);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  const elsewhere = await logIn('person-9@spray.example', 'x', { address: '198.51.100.4' });
  expect(elsewhere.statusCode).toBe(400);
});

test("one failing phone does not use up the tries of its carrier's address", async () => {
  shop = await startTestApp({ LIMIT_FAILED_LOG_INS_PER_ADDRESS: '12/900' });
  const neighbour = await logInAs(shop, 'user');
  await failTimes('stubborn@dalan.example', 40);
  expect((await logIn(neighbour.email, 'wrong password')).statusCode).toBe(400);
  expect((await logIn(neighbour.email, TEST_PASSWORD)).statusCode).toBe(200);
});

test('ignores X-Forwarded-For without a trusted proxy', async () => {
  shop = await startTestApp();
  const { email } = await logInAs(shop, 'user');
  const statuses = await failTimes(email, 20, (n) => ({
    headers: { 'x-forwarded-for': `198.51.100.${n}`, 'x-real-ip': `198.51.100.${n}` },
  }));
  expect(statuses.slice(10).every((status) => status === 429)).toBe(true);
});

test('trusts only the address that the trusted proxy added to X-Forwarded-For', async () => {
  shop = await startTestApp({ TRUST_PROXY: '10.0.0.1' });
  const { email } = await logInAs(shop, 'user');
  const through = (client: string) => ({
    address: '10.0.0.1',
    headers: { 'x-forwarded-for': `1.2.3.4, ${client}` },
  });
  await failTimes(email, 10, () => through('203.0.113.7'));
  expect((await logIn(email, TEST_PASSWORD, through('203.0.113.7'))).statusCode).toBe(429);
  expect((await logIn(email, TEST_PASSWORD, through('203.0.113.8'))).statusCode).toBe(200);
});

test('limits registrations per address, and counts only valid ones', async () => {
  shop = await startTestApp({ LIMIT_REGISTRATIONS_PER_ADDRESS: '2/3600' });
  const register = (email: string, remoteAddress = '203.0.113.7') =>
    shop.app.inject({
      method: 'POST',
      url: '/api/users',
      remoteAddress,
      payload: { name: 'Asha', email, phone: '5550001234', password: 'long enough' },
    });
  expect((await register('not an e-mail')).statusCode).toBe(400);
  expect((await register('one@dalan.example')).statusCode).toBe(201);
  expect((await register('two@dalan.example')).statusCode).toBe(201);
  expect((await register('three@dalan.example')).statusCode).toBe(429);
  expect((await register('three@dalan.example', '203.0.113.8')).statusCode).toBe(201);
});

test('limits all requests of an address, but not loopback', async () => {
  shop = await startTestApp({ LIMIT_REQUESTS_PER_ADDRESS: '5/60' });
  const ask = (remoteAddress: string) => shop.app.inject({ url: '/api/shop', remoteAddress });
  for (let n = 0; n < 5; n += 1) expect((await ask('203.0.113.7')).statusCode).toBe(200);
  expect((await ask('203.0.113.7')).statusCode).toBe(429);
  expect((await ask('203.0.113.8')).statusCode).toBe(200);
  for (let n = 0; n < 9; n += 1) expect((await ask('127.0.0.1')).statusCode).toBe(200);
});

test.runIf(hasRedisServer)(
  'refuses the eleventh wrong try even if Redis fails in between',
  async () => {
    const redis = await startRedisServer();
    shop = await startTestApp({ REDIS_URL: redis.url });
    const { email, userId, headers } = await logInAs(shop, 'user');
    expect(await failTimes(email, 5)).toEqual(Array(5).fill(400));
    expect(await redis.countKeys()).toBeGreaterThan(0);
    redis.freeze();
    expect(await failTimes(email, 2)).toEqual([400, 400]);
    redis.thaw();
    await redis.kill();
    expect(await failTimes(email, 4)).toEqual([400, 400, 400, 429]);
    // Sessions are in PostgreSQL, so Redis does not matter to them.
    const answer = await shop.app.inject({ url: `/api/users/${userId}`, headers });
    expect(answer.statusCode).toBe(200);
  },
);
