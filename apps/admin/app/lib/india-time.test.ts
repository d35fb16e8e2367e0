import { expect, test } from 'vitest';
import { formatClock } from './india-time.ts';

test('the clock shows the time in India', () => {
  expect(formatClock(new Date('2026-11-14T05:22:00Z'))).toBe('Sat 14 Nov 2026, 10:52 am');
});

test('the day turns at midnight in India, which is half past six in the evening in London', () => {
  expect(formatClock(new Date('2026-11-14T18:29:59Z'))).toBe('Sat 14 Nov 2026, 11:59 pm');
  expect(formatClock(new Date('2026-11-14T18:30:00Z'))).toBe('Sun 15 Nov 2026, 12:00 am');
});
