import { expect, test } from 'vitest';
import { GIVE_UP_AFTER_MS, retryDelayMs } from './retry-delay.rules.ts';

test('the delay of a refused mail doubles, up to an hour', () => {
  const delays = [1, 2, 3, 4, 20].map((attempts) => retryDelayMs(attempts, false) / 1_000);
  expect(delays).toEqual([15, 30, 60, 120, 3600]);
});

test('a refused mail is tried about fifty times in two days', () => {
  let attempts = 0;
  for (let waitedMs = 0; waitedMs < GIVE_UP_AFTER_MS; waitedMs += retryDelayMs(attempts, false)) {
    attempts += 1;
  }
  expect(attempts).toBeGreaterThan(40);
  expect(attempts).toBeLessThan(70);
});

test('during a mail server outage every mail is retried within a minute', () => {
  expect(retryDelayMs(1, true)).toBeLessThan(60_000);
  expect(retryDelayMs(500, true)).toBeLessThan(60_000);
});
