import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '@dalan/contract/accounts';
import { errorTexts } from '@dalan/contract/errors';
import { logInAs, TEST_PASSWORD } from '../../../test/sessions.ts';
import { startTestApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { createPasswords } from './index.ts';

/** All of it with the limits that the shop has by itself: they are what this file is about. */
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

/** An address in a network of its own, as the machines of a botnet are. */
function strangerAddress(n: number): string {
  return `${20 + Math.floor(n / 65_536)}.${Math.floor(n / 256) % 256}.${n % 256}.1`;
}

async function countByStatus(tries: Promise<{ status: number }>[]) {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(tries)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Ten at a time; how many were answered with which status. */
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
  return guessTimes(times, (n) => ({ email, role, from: strangerAddress(firstAddress + n) }));
}

/** The seconds after which to come back, as header, details and text say them. */
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
  'two hundred guesses from everywhere: thirty are looked at, and the owner (%s) gets in',
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

test('an attack that never ends keeps the owner waiting on a new device for half a minute at most', async () => {
  const { email } = await logInAs(shop, 'user');
  await attack(email);
  // The attackers know the rule: each network comes back as soon as it may.
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

test('a network that comes back early, or with many addresses, guesses once in a turn', async () => {
  const { email } = await logInAs(shop, 'user');
  await attack(email, { times: 40 });
  const fromOneNetwork = () =>
    countByStatus(Array.from({ length: 60 }, (_, n) => guess({ email, from: `192.0.2.${n}` })));
  expect(await fromOneNetwork()).toEqual({ 429: 60 });
  pass(30);
  expect(await fromOneNetwork()).toEqual({ 400: 1, 429: 59 });
  expect(await fromOneNetwork()).toEqual({ 429: 60 });
});

test('a carrier behind which thousands of guesses are made locks nobody out', async () => {
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
  // Those who guess are back a moment earlier.
  await guessTimes(20, (n) => spray(1000 + n));
  expect((await logIn({ email: newcomer, from: carrier })).status).toBe(200);
});

test('ten wrong tries from one address are looked at in a quarter of an hour, and no more', async () => {
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

test('a known device guesses ten times in a quarter of an hour, and costs others nothing', async () => {
  const { email } = await logInAs(shop, 'user');
  const { device: phone } = await logIn({ email });
  const { device: laptop } = await logIn({ email });
  const tries = Array.from({ length: 40 }, (_, n) =>
    guess({ email, cookie: phone!, from: strangerAddress(n) }),
  );
  expect(await countByStatus(tries)).toEqual({ 400: 10, 429: 30 });
  expect((await logIn({ email, cookie: phone! })).status).toBe(429);
  expect((await logIn({ email, cookie: laptop! })).status).toBe(200);
  expect((await logIn({ email })).status).toBe(200);
});

test('right passwords are counted too: thirty of an account in a quarter of an hour', async () => {
  const { email } = await logInAs(shop, 'user');
  const { email: neighbour } = await logInAs(shop, 'user');
  const tries: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    tries.push((await logIn({ email, from: strangerAddress(n) })).status);
  }
  expect(tries).toEqual([...Array<number>(30).fill(200), ...Array<number>(10).fill(429)]);
  expect((await logIn({ email: neighbour })).status).toBe(200);
  pass(901);
  expect((await logIn({ email })).status).toBe(200);
});

/** Accounts whose password takes as long to look at as those of real customers. */
async function realAccounts(count: number): Promise<string[]> {
  const passwordHash = await createPasswords((work) => work()).hash(TEST_PASSWORD);
  const people = Array.from({ length: count }, () => logInAs(shop, 'user', { passwordHash }));
  return (await Promise.all(people)).map(({ email }) => email);
}

/** Sixty at a time, again and again: the queue stays full for as long as somebody else needs. */
async function whileFlooded(tryOf: (n: number) => Try, work: () => Promise<void>) {
  let isOver = false;
  let turnedAway = 0;
  const flood = Array.from({ length: 60 }, async (_, n) => {
    while (!isOver) {
      if ((await logIn(tryOf(n))).status === 503) turnedAway += 1;
      await delay(10);
    }
  });
  await vi.waitUntil(() => turnedAway > 20, { timeout: 20_000 });
  await work().finally(() => {
    isOver = true;
  });
  await Promise.all(flood);
}

test('sixty right passwords at once from one address keep nobody elsewhere out', async () => {
  const [owner, ...accounts] = await realAccounts(7);
  const tryOf = (n: number) => ({ email: accounts[n % 6]!, from: '203.0.113.7' });
  await whileFlooded(tryOf, async () => {
    for (let n = 10; n < 15; n += 1) {
      expect((await logIn({ email: owner!, from: `203.0.113.${n}` })).status).toBe(200);
    }
  });
});

test('a crowd of strangers that fills the queue keeps no known device out', async () => {
  const [owner, ...accounts] = await realAccounts(7);
  let { device } = await logIn({ email: owner! });
  const tryOf = (n: number) => ({ email: accounts[n % 6]!, from: strangerAddress(n) });
  await whileFlooded(tryOf, async () => {
    for (let n = 0; n < 5; n += 1) {
      const next = await logIn({ email: owner!, cookie: device! });
      expect(next.status).toBe(200);
      device = next.device;
    }
  });
});
