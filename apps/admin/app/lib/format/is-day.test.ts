import { expect, test } from 'vitest';
import { isDay } from './is-day.ts';

test.each(['2026-11-24', '2028-02-29'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each(['', '2026-02-30', '2026-13-01', '24-11-2026', '2026-11-24T00:00', 'today'])(
  '“%s” is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
