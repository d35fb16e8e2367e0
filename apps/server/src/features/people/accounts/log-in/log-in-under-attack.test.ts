import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '@dalan/contract/people/accounts';
import { errorTexts } from '@dalan/contract/errors';
import { logInAs, TEST_PASSWORD } from '../../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../../test/shops/test-app.ts';
import { createPasswords } from '../index.ts';

/** Uses the default limits, because they are under test. */
let shop: TestApp;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  shop = await startTestApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await shop.close();
});

type Try = { email: string; password?: string; role?: Role; from?: string; cookie?: string };

async function logIn({
  email,
  password = TEST_PASSWORD,
  role = 'user',
  from = '198.51.100.4',
  cookie = '',
}: Try) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: role === 'user' ? '/api/login' : '/api/admin/login',
    remoteAddress: from,
    headers: { cookie },
    payload: role === 'user' ? { email, password } : { username: email, password },
  });
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  const device = cookies.find((one) => one.startsWith('dalan_device='))?.split(';')[0];
  return { status: answer.statusCode, device, answer };
}

const guess = (one: Try) => logIn({ password: 'wrong password', ...one });

/** An address in its own network, as in a botnet. */
function botnetAddress(n: number): string {
  return `${20 + Math.floor(n / 65_536)}.${Math.floor(n / 256) % 256}.${n % 256}.1`;
}

async function countByStatus(tries: Promise<{ status: number }>[]) {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(tries)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Sends ten tries at a time. Returns the number of answers per status. */
async function guessTimes(times: number, tryOf: (n: number) => Try) {
  const counts: Record<number, number> = {};
  for (let n = 0; n < times; n += 10) {
    const tries = Array.from({ length: 10 }, (_, each) => guess(tryOf(n + each)));
    for (const { status } of await Promise.all(tries)) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

type Attack = { times?: number; firstAddress?: number; role?: Role };

function attack(email: string, { times = 200, firstAddress = 0, role = 'user' }: Attack = {}) {
  return guessTimes(times, (n) => ({ email, role, from: botnetAddress(firstAddress + n) }));
}

/** Returns the seconds to wait. Header, details and text must agree. */
function waitOf({ answer }: Awaited<ReturnType<typeof logIn>>): number {
  const { message, code, details } = answer.json<{
    message: string;
    code: string;
    details: { retryAfterSeconds: number };
  }>();
  expect([answer.statusCode, code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(answer.headers['retry-after']).toBe(String(details.retryAfterSeconds));
  expect(message).toBe(errorTexts.tooManyRequests(details.retryAfterSeconds));
  return details.retryAfterSeconds;
}

function pass(seconds: number) {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

test.each(['user', 'admin'] as const)(
  'of 200 guesses from many networks 30 are checked, and the owner (%s) can log in',
  async (role) => {
    const { email } = await logInAs(shop, role);
    const { device } = await logIn({ email, role });
    expect(await attack(email, { role })).toEqual({ 400: 30, 429: 170 });

    const atHome = await logIn({ email, role, cookie: device!, from: '203.0.113.9' });
    expect(atHome.status).toBe(200);

    const elsewhere = await logIn({ email, role, from: '198.51.100.77' });
    const seconds = waitOf(elsewhere);
    expect(seconds).toBeLessThanOrEqual(30);
    pass(seconds);
    expect((await logIn({ email, role, from: '198.51.100.77' })).status).toBe(200);
  },
);

test('a continuous attack delays the owner on a new device by at most 30 seconds', async () => {
  const { email } = await logInAs(shop, 'user');
  await attack(email);
  // The attackers know the rule: each network retries as soon as it may.
  for (let round = 0; round < 4; round += 1) {
    pass(30);
    await attack(email, { times: 50 });
  }
  const seconds = waitOf(await logIn({ email }));
  expect(seconds).toBe(30);
  for (let passed = 0; passed < seconds; passed += 5) {
    await attack(email, { times: 20, firstAddress: 1000 + passed * 20 });
    pass(5);
  }
  expect((await logIn({ email })).status).toBe(200);
});

test('a network gets one guess per delay, however early or from however many addresses', async () => {
  const { email } = await logInAs(shop, 'user');
  await attack(email, { times: 40 });
  const fromOneNetwork = () =>
    countByStatus(Array.from({ length: 60 }, (_, n) => guess({ email, from: `192.0.2.${n}` })));
  expect(await fromOneNetwork()).toEqual({ 429: 60 });
  pass(30);
  expect(await fromOneNetwork()).toEqual({ 400: 1, 429: 59 });
  expect(await fromOneNetwork()).toEqual({ 429: 60 });
});

test('thousands of guesses behind one carrier lock nobody out', async () => {
  const carrier = '203.0.113.7';
  const { email: neighbour } = await logInAs(shop, 'user');
  const { email: newcomer } = await logInAs(shop, 'user');
  const { device } = await logIn({ email: neighbour });
  await sql`
    insert into users (name, email, phone, password_hash)
    select 'Someone', 'someone-' || n || '@dalan.example', '5550001234',
      (select password_hash from users limit 1)
    from generate_series(0, 1999) n`.execute(shop.db);
  const spray = (n: number) => ({ email: `someone-${n}@dalan.example`, from: carrier });
  expect(await guessTimes(2000, spray)).toEqual({ 400: 300, 429: 1700 });

  expect((await logIn({ email: neighbour, from: carrier, cookie: device! })).status).toBe(200);
  const seconds = waitOf(await logIn({ email: newcomer, from: carrier }));
  expect(seconds).toBeLessThanOrEqual(30);
  pass(seconds);
  // The attackers retry a moment earlier.
  await guessTimes(20, (n) => spray(1000 + n));
  expect((await logIn({ email: newcomer, from: carrier })).status).toBe(200);
});

test('ten wrong tries per address are checked in 15 minutes', async () => {
  const { email } = await logInAs(shop, 'user');
  const tries = Array.from({ length: 40 }, () => guess({ email }));
  expect(await countByStatus(tries)).toEqual({ 400: 10, 429: 30 });
  const refusal = await guess({ email });
  expect(waitOf(refusal)).toBe(900);
  expect(refusal.answer.body).toContain('Please try again in 15 minutes.');
  pass(899);
  expect((await guess({ email })).status).toBe(429);
  pass(2);
  expect((await logIn({ email })).status).toBe(200);
});

test('a known device gets ten wrong tries in 15 minutes, without affecting other devices', async () => {
  const { email } = await logInAs(shop, 'user');
  const { device: phone } = await logIn({ email });
  const { device: laptop } = await logIn({ email });
  const tries = Array.from({ length: 40 }, (_, n) =>
    guess({ email, cookie: phone!, from: botnetAddress(n) }),
  );
  expect(await countByStatus(tries)).toEqual({ 400: 10, 429: 30 });
  expect((await logIn({ email, cookie: phone! })).status).toBe(429);
  expect((await logIn({ email, cookie: laptop! })).status).toBe(200);
  expect((await logIn({ email })).status).toBe(200);
});

test('successful log-ins are limited to 30 per account in 15 minutes', async () => {
  const { email } = await logInAs(shop, 'user');
  const { email: neighbour } = await logInAs(shop, 'user');
  const tries: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    tries.push((await logIn({ email, from: botnetAddress(n) })).status);
  }
  expect(tries).toEqual([...Array<number>(30).fill(200), ...Array<number>(10).fill(429)]);
  expect((await logIn({ email: neighbour })).status).toBe(200);
  pass(901);
  expect((await logIn({ email })).status).toBe(200);
});

/** Accounts with a password hash of real strength. */
async function realAccounts(count: number): Promise<string[]> {
  const passwordHash = await createPasswords((work) => work()).hash(TEST_PASSWORD);
  const people = Array.from({ length: count }, () => logInAs(shop, 'user', { passwordHash }));
  return (await Promise.all(people)).map(({ email }) => email);
}

/** Sixty concurrent log-ins in a loop keep the queue full while `work` runs. */
async function whileFlooded(tryOf: (n: number) => Try, work: () => Promise<void>) {
  let isOver = false;
  let refused = 0;
  const flood = Array.from({ length: 60 }, async (_, n) => {
    while (!isOver) {
      if ((await logIn(tryOf(n))).status === 503) refused += 1;
      await delay(10);
    }
  });
  await vi.waitUntil(() => refused > 20, { timeout: 60_000 });
  await work().finally(() => {
    isOver = true;
  });
  await Promise.all(flood);
}

test('sixty concurrent log-ins from one address do not block other addresses', async () => {
  const [owner, ...accounts] = await realAccounts(7);
  const tryOf = (n: number) => ({ email: accounts[n % 6]!, from: '203.0.113.7' });
  await whileFlooded(tryOf, async () => {
    for (let n = 10; n < 15; n += 1) {
      expect((await logIn({ email: owner!, from: `203.0.113.${n}` })).status).toBe(200);
    }
  });
});

test('a flood from unknown devices does not block a known device', async () => {
  const [owner, ...accounts] = await realAccounts(7);
  let { device } = await logIn({ email: owner! });
  const tryOf = (n: number) => ({ email: accounts[n % 6]!, from: botnetAddress(n) });
  await whileFlooded(tryOf, async () => {
    for (let n = 0; n < 5; n += 1) {
      const next = await logIn({ email: owner!, cookie: device! });
      expect(next.status).toBe(200);
      device = next.device;
    }
  });
});
