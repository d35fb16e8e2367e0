import { expect, test } from 'vitest';
import { errorTexts } from '@dalan/contract/errors';
import { createConcurrencyLimit } from './concurrency-limit.ts';

test('runs two at once and queues twenty, first come first served', async () => {
  const limit = createConcurrencyLimit({ concurrency: 2, maxQueued: 20 });
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const visit = (n: number) =>
    limit(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      done.push(n);
    });
  const visits = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => visit(n)));
  const refused = visits.filter((visit) => visit.status === 'rejected');
  expect(most).toBe(2);
  expect(done).toEqual(Array.from({ length: 22 }, (_, n) => n));
  expect(refused).toHaveLength(18);
  expect(refused[0]!.reason).toMatchObject({
    code: 'UNAVAILABLE',
    message: errorTexts.unavailable,
  });
});

test('frees the slot after the work fails', async () => {
  const limit = createConcurrencyLimit({ concurrency: 1, maxQueued: 0 });
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit(() => Promise.resolve('yes'))).toBe('yes');
});

/** `done` lists the visits in the order in which they were served. */
function visitorsOf(limit: ReturnType<typeof createConcurrencyLimit>) {
  const done: string[] = [];
  const visit = (name: string, sharedBy: string) =>
    limit(async () => {
      await new Promise(setImmediate);
      done.push(name);
    }, sharedBy);
  const visits = (key: string, count: number) =>
    Array.from({ length: count }, (_, n) => visit(`${key}${n}`, key));
  return { done, visits };
}

test('serves queued work round-robin by key', async () => {
  const { done, visits } = visitorsOf(createConcurrencyLimit({ concurrency: 1, maxQueued: 20 }));
  await Promise.all([...visits('a', 4), ...visits('b', 2), ...visits('c', 1)]);
  expect(done).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3']);
});

test('evicts from the longest queue when a key with fewer entries arrives', async () => {
  const { done, visits } = visitorsOf(createConcurrencyLimit({ concurrency: 2, maxQueued: 20 }));
  const flood = visits('a', 60);
  const guests = [...visits('b', 1), ...visits('c', 3)];
  const answers = await Promise.allSettled(flood);
  await Promise.all(guests);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2 + 16);
  expect(done.slice(0, 5)).toEqual(expect.arrayContaining(['b0', 'c0']));
});

test('gives each of two floods at most half of the queue', async () => {
  const { done, visits } = visitorsOf(createConcurrencyLimit({ concurrency: 1, maxQueued: 10 }));
  await Promise.allSettled([...visits('a', 40), ...visits('b', 40)]);
  expect(done.filter((name) => name.startsWith('b'))).toHaveLength(5);
  expect(done.filter((name) => name.startsWith('a'))).toHaveLength(1 + 5);
});

test('has as much room as before once a flood is over', async () => {
  const { done, visits } = visitorsOf(createConcurrencyLimit({ concurrency: 1, maxQueued: 4 }));
  await Promise.allSettled([...visits('a', 8), ...visits('b', 8)]);
  done.length = 0;
  await Promise.all(visits('c', 1 + 4));
  expect(done).toHaveLength(5);
  const next = await Promise.allSettled(visits('d', 1 + 4 + 1));
  expect(next.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(
    1,
  );
});

test('takes the second entry of a key back for a key that has none', async () => {
  const { done, visits } = visitorsOf(createConcurrencyLimit({ concurrency: 1, maxQueued: 2 }));
  const answers = await Promise.allSettled([...visits('a', 1 + 2), ...visits('b', 1)]);
  expect(done).toEqual(['a0', 'a1', 'b0']);
  expect(answers[2]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
});

test('refuses a new key when every key has a single entry', async () => {
  const { visits } = visitorsOf(createConcurrencyLimit({ concurrency: 1, maxQueued: 3 }));
  const waiting = ['a', 'b', 'c', 'd'].flatMap((key) => visits(key, 1));
  await expect(visits('e', 1)[0]).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await Promise.all(waiting);
});
