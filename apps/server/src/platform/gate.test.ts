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

test('has as many places as before once a crowd has gone', async () => {
  const gate = createGate({ atOnce: 2, waiting: 3 });
  const crowd = () =>
    Promise.allSettled(Array.from({ length: 6 }, () => gate(() => Promise.resolve())));
  const first = await crowd();
  const second = await crowd();
  const refused = (visits: typeof first) => visits.filter(({ status }) => status === 'rejected');
  expect(refused(first)).toHaveLength(1);
  expect(refused(second)).toHaveLength(1);
});
