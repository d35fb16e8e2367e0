import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasRedisServer, startRedisServer } from '../../../test/processes/redis-server.ts';
import type { ShopError } from '../shop-error.ts';
import { connectLimiters } from './shared-limiter.ts';
import { openEnforcedWaits } from './enforced-waits.ts';

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
  return openEnforcedWaits(limiters);
}

function pass(seconds: number) {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

/** Zero if the call was let through, else the seconds to wait. */
async function secondsToWait(waits: ReturnType<typeof open>, key: string, delaySeconds: number) {
  return waits.take(key, delaySeconds).then(
    () => 0,
    (refusal: unknown) => (refusal as ShopError).details!.retryAfterSeconds!,
  );
}

test('refuses the first call with a delay and lets a call after it through', async () => {
  const waits = open();
  expect(await secondsToWait(waits, 'asha', 30)).toBe(30);
  pass(30);
  expect(await secondsToWait(waits, 'asha', 30)).toBe(0);
});

test('an early retry does not extend the delay', async () => {
  const waits = open();
  await secondsToWait(waits, 'asha', 30);
  pass(10);
  expect(await secondsToWait(waits, 'asha', 30)).toBe(20);
  expect(await secondsToWait(waits, 'asha', 30)).toBe(20);
  pass(20);
  expect(await secondsToWait(waits, 'asha', 30)).toBe(0);
});

test('lets one of many concurrent calls through per delay', async () => {
  const waits = open();
  await secondsToWait(waits, 'asha', 8);
  pass(8);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => secondsToWait(waits, 'asha', 8)),
  );
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(1);
  expect(answers.filter((seconds) => seconds === 8)).toHaveLength(19);
  expect(await secondsToWait(waits, 'asha', 8)).toBe(8);
});

test('keeps keys apart, and each entry for ten minutes', async () => {
  const waits = open();
  await secondsToWait(waits, 'asha', 30);
  pass(30);
  for (let round = 0; round < 50; round += 1) await secondsToWait(waits, `guesser ${round}`, 30);
  pass(599);
  expect(await secondsToWait(waits, 'asha', 30)).toBe(0);
  await secondsToWait(waits, 'asha', 30);
  pass(631);
  expect(await secondsToWait(waits, 'asha', 30)).toBe(30);
});

test('lets a call that was given back retry at once', async () => {
  const waits = open();
  await secondsToWait(waits, 'asha', 30);
  pass(30);
  expect(await secondsToWait(waits, 'asha', 30)).toBe(0);
  await waits.giveBack('asha');
  expect(await secondsToWait(waits, 'asha', 30)).toBe(0);
  expect(await secondsToWait(waits, 'asha', 30)).toBe(30);
});

describe.runIf(hasRedisServer)('with Redis', () => {
  test('shares the waits between processes', async () => {
    vi.useRealTimers();
    const redis = await startRedisServer();
    const [one, two] = [open(redis.url), open(redis.url)];
    // Until both are connected, each knows only its own entries.
    await vi.waitFor(async () => {
      await one.giveBack('asha');
      expect(await secondsToWait(two, 'asha', 30)).toBe(0);
    }, 60_000);
    expect(await secondsToWait(one, 'bharat', 1)).toBe(1);
    expect(await secondsToWait(two, 'bharat', 1)).toBe(1);
    await vi.waitFor(async () => expect(await secondsToWait(two, 'bharat', 1)).toBe(0), 60_000);
    expect(await secondsToWait(one, 'bharat', 30)).toBe(30);
    await redis.kill();
    expect(await secondsToWait(one, 'bharat', 30)).toBe(30);
  });
});
