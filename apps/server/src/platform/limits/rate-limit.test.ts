import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { errorTexts } from '@dalan/contract/errors';
import { hasRedisServer, startRedisServer } from '../../../test/processes/redis-server.ts';
import { openRateLimits } from './rate-limit.ts';

const three = { tries: { points: 3, seconds: 60 } };
const opened: { close: () => void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

function open(redisUrl?: string, limits = three, redisTimeoutMs = 5_000) {
  const onRedisLost = vi.fn<(error: Error) => void>();
  const rateLimits = openRateLimits(limits, { redisUrl, redisTimeoutMs, onRedisLost });
  opened.push(rateLimits);
  return { tries: rateLimits.limits.tries, onRedisLost };
}

/** How many of the tries pass. */
async function passing(limit: ReturnType<typeof open>['tries'], key: string, tries: number) {
  const results = await Promise.allSettled(Array.from({ length: tries }, () => limit.take(key)));
  return results.filter((result) => result.status === 'fulfilled').length;
}

test('allows the configured number of tries, then says how long to wait', async () => {
  const { tries } = open();
  expect(await passing(tries, 'asha', 3)).toBe(3);
  const refusal = await tries.take('asha').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
  const { details, message } = refusal as {
    details: { retryAfterSeconds: number };
    message: string;
  };
  expect(details.retryAfterSeconds).toBeGreaterThan(0);
  expect(details.retryAfterSeconds).toBeLessThanOrEqual(60);
  expect(message).toBe(errorTexts.tooManyRequests(details.retryAfterSeconds));
  expect(await passing(tries, 'bharat', 1)).toBe(1);
});

test('allows tries again after the window', async () => {
  const { tries } = open(undefined, { tries: { points: 1, seconds: 1 } });
  expect(await passing(tries, 'asha', 2)).toBe(1);
  await expect.poll(() => passing(tries, 'asha', 1), { timeout: 60_000 }).toBe(1);
});

test('does not count a try that is given back', async () => {
  const { tries } = open();
  for (let round = 0; round < 10; round += 1) {
    await tries.take('asha');
    await tries.giveBack('asha');
  }
  expect(await passing(tries, 'asha', 5)).toBe(3);
});

test('add counts without refusing and returns the excess', async () => {
  const { tries } = open();
  const over: number[] = [];
  for (let round = 0; round < 5; round += 1) over.push(await tries.add('asha'));
  expect(over).toEqual([-2, -1, 0, 1, 2]);
  await tries.giveBack('asha');
  expect(await tries.add('asha')).toBe(2);
});

test('check does not count', async () => {
  const { tries } = open();
  for (let round = 0; round < 9; round += 1) await tries.check('asha');
  expect(await passing(tries, 'asha', 3)).toBe(3);
  await expect(tries.check('asha')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await tries.giveBack('asha');
  await tries.check('asha');
});

test('limits when Redis is unreachable', async () => {
  const { tries } = open('redis://127.0.0.1:1');
  expect(await passing(tries, 'asha', 9)).toBe(3);
});

test('limits when the Redis port accepts connections but never answers', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await vi.waitUntil(() => silent.listening);
  const { tries } = open(`redis://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  expect(await passing(tries, 'asha', 9)).toBe(3);
  silent.close();
});

// Needs a redis-server. The two tests above cover the same without one.
describe.runIf(hasRedisServer)('with Redis', () => {
  async function openTwo(redisTimeoutMs?: number) {
    const redis = await startRedisServer();
    const one = open(redis.url, three, redisTimeoutMs);
    const two = open(redis.url, three, redisTimeoutMs);
    // Until both are connected, each counts alone.
    await vi.waitFor(async () => {
      const key = randomUUID();
      await passing(one.tries, key, 3);
      expect(await passing(two.tries, key, 1)).toBe(0);
    }, 60_000);
    return { redis, one, two };
  }

  test('counts across processes', async () => {
    const { one, two } = await openTwo();
    expect((await passing(one.tries, 'asha', 2)) + (await passing(two.tries, 'asha', 9))).toBe(3);
    await one.tries.giveBack('asha');
    expect(await passing(two.tries, 'asha', 1)).toBe(0);
  });

  test('adds, checks and gives back across processes', async () => {
    const { one, two } = await openTwo();
    expect(await one.tries.add('asha')).toBe(-2);
    expect(await two.tries.add('asha')).toBe(-1);
    expect(await one.tries.add('asha')).toBe(0);
    await expect(two.tries.check('asha')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await one.tries.giveBack('asha');
    await two.tries.check('asha');
  });

  test('stores no e-mail or address in Redis', async () => {
    const { redis, one } = await openTwo();
    await one.tries.take('asha@dalan.example 203.0.113.7');
    const client = new Redis(redis.url);
    const keys = await client.keys('*');
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(key).toMatch(/^dalan:limit:tries:[\w-]{43}$/);
    client.disconnect();
  });

  test('keeps the counts when Redis is killed', async () => {
    const { redis, one } = await openTwo();
    expect(await passing(one.tries, 'asha', 2)).toBe(2);
    await redis.kill();
    expect(await passing(one.tries, 'asha', 9)).toBe(1);
    expect(await passing(one.tries, 'bharat', 9)).toBe(3);
  });

  test('only the first caller waits for a frozen Redis', async () => {
    const { redis, one } = await openTwo(500);
    expect(await passing(one.tries, 'asha', 2)).toBe(2);
    redis.freeze();
    await one.tries.take('asha');
    expect(one.onRedisLost).toHaveBeenCalledOnce();
    expect(await passing(one.tries, 'asha', 9)).toBe(0);
    expect(await passing(one.tries, 'bharat', 9)).toBe(3);
    expect(one.onRedisLost).toHaveBeenCalledOnce();
  });
});
