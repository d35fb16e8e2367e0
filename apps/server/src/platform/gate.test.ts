import { expect, test } from 'vitest';
import { errorTexts } from '@dalan/contract/errors';
import { createGate } from './gate.ts';

test('lets two in at once and twenty wait, in the order they came', async () => {
  const gate = createGate({ atOnce: 2, waiting: 20 });
  let inside = 0;
  let most = 0;
  const done: number[] = [];
  const visit = (n: number) =>
    gate(async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise(setImmediate);
      inside -= 1;
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

test('gives the place free again after a failure inside', async () => {
  const gate = createGate({ atOnce: 1, waiting: 0 });
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate(() => Promise.resolve('yes'))).toBe('yes');
});

/** Visits whose work takes a moment; `done` names them in the order in which they were served. */
function visitorsOf(gate: ReturnType<typeof createGate>) {
  const done: string[] = [];
  const visit = (name: string, sharedBy: string) =>
    gate(async () => {
      await new Promise(setImmediate);
      done.push(name);
    }, sharedBy);
  const visits = (key: string, count: number) =>
    Array.from({ length: count }, (_, n) => visit(`${key}${n}`, key));
  return { done, visits };
}

test('serves the waiting in turn by whom they belong to', async () => {
  const { done, visits } = visitorsOf(createGate({ atOnce: 1, waiting: 20 }));
  await Promise.all([...visits('a', 4), ...visits('b', 2), ...visits('c', 1)]);
  expect(done).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3']);
});

test('makes room in a full queue for one who has less of it, at the cost of who has most', async () => {
  const { done, visits } = visitorsOf(createGate({ atOnce: 2, waiting: 20 }));
  const flood = visits('a', 60);
  const guests = [...visits('b', 1), ...visits('c', 3)];
  const answers = await Promise.allSettled(flood);
  await Promise.all(guests);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2 + 16);
  expect(done.slice(0, 5)).toEqual(expect.arrayContaining(['b0', 'c0']));
});

test('gives no two floods more than half of the queue each', async () => {
  const { done, visits } = visitorsOf(createGate({ atOnce: 1, waiting: 10 }));
  await Promise.allSettled([...visits('a', 40), ...visits('b', 40)]);
  expect(done.filter((name) => name.startsWith('b'))).toHaveLength(5);
  expect(done.filter((name) => name.startsWith('a'))).toHaveLength(1 + 5);
});

test('refuses a newcomer where everybody waits with one visit alone', async () => {
  const { visits } = visitorsOf(createGate({ atOnce: 1, waiting: 3 }));
  const waiting = ['a', 'b', 'c', 'd'].flatMap((key) => visits(key, 1));
  await expect(visits('e', 1)[0]).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await Promise.all(waiting);
});
