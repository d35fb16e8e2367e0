import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasRedisServer, startRedisServer } from '../../../test/redis-server.ts';
import type { ShopError } from '../shop-error.ts';
import { connectLimiters } from './shared-limiter.ts';
import { openWaitingTurns } from './waiting-turns.ts';

const opened: { close: () => void }[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  for (const each of opened.splice(0)) each.close();
});

function open(redisUrl?: string) {
  const limiters = connectLimiters({ redisUrl, redisTimeoutMs: 5_000, onRedisLost: vi.fn() });
  opened.push(limiters);
  return openWaitingTurns(limiters);
}

function pass(seconds: number) {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

/** Zero where the turn was had, else for how many seconds one was sent away. */
async function askFor(turns: ReturnType<typeof open>, key: string, delaySeconds: number) {
  return turns.take(key, delaySeconds).then(
    () => 0,
    (refusal: unknown) => (refusal as ShopError).details!.retryAfterSeconds!,
  );
}

test('tells whoever comes first when to come back, and lets them in then', async () => {
  const turns = open();
  expect(await askFor(turns, 'asha', 30)).toBe(30);
  pass(30);
  expect(await askFor(turns, 'asha', 30)).toBe(0);
});

test('asks for no more patience from one who comes too early', async () => {
  const turns = open();
  await askFor(turns, 'asha', 30);
  pass(10);
  expect(await askFor(turns, 'asha', 30)).toBe(20);
  expect(await askFor(turns, 'asha', 30)).toBe(20);
  pass(20);
  expect(await askFor(turns, 'asha', 30)).toBe(0);
});

test('lets one try through for each time waited, however many come at once', async () => {
  const turns = open();
  await askFor(turns, 'asha', 8);
  pass(8);
  const answers = await Promise.all(Array.from({ length: 20 }, () => askFor(turns, 'asha', 8)));
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(1);
  expect(await askFor(turns, 'asha', 8)).toBe(8);
});

test('keeps the turns of others apart, and each for ten minutes', async () => {
  const turns = open();
  await askFor(turns, 'asha', 30);
  pass(30);
  for (let round = 0; round < 50; round += 1) await askFor(turns, `guesser ${round}`, 30);
  pass(599);
  expect(await askFor(turns, 'asha', 30)).toBe(0);
  await askFor(turns, 'asha', 30);
  pass(631);
  expect(await askFor(turns, 'asha', 30)).toBe(30);
});

test('gives a turn back to whom the shop was too busy for', async () => {
  const turns = open();
  await askFor(turns, 'asha', 30);
  pass(30);
  expect(await askFor(turns, 'asha', 30)).toBe(0);
  await turns.giveBack('asha');
  expect(await askFor(turns, 'asha', 30)).toBe(0);
  expect(await askFor(turns, 'asha', 30)).toBe(30);
});

describe.runIf(hasRedisServer)('with Redis', () => {
  test('knows in one process who waited in another', async () => {
    vi.useRealTimers();
    const redis = await startRedisServer();
    const [one, two] = [open(redis.url), open(redis.url)];
    // Until both have connected they know only their own.
    await vi.waitFor(async () => {
      await one.giveBack('asha');
      expect(await askFor(two, 'asha', 30)).toBe(0);
    }, 20_000);
    expect(await askFor(one, 'bharat', 1)).toBe(1);
    expect(await askFor(two, 'bharat', 1)).toBe(1);
    await vi.waitFor(async () => expect(await askFor(two, 'bharat', 1)).toBe(0), 20_000);
    expect(await askFor(one, 'bharat', 30)).toBe(30);
    await redis.kill();
    expect(await askFor(one, 'bharat', 30)).toBe(30);
  });
});
