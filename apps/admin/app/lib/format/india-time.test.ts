import { expect, test } from 'vitest';
import { dateAndTime, formatClock, formatMoment, formatRecent } from './india-time.ts';

test('the clock shows the time in India', () => {
  expect(formatClock(new Date('2026-11-14T05:22:00Z'))).toBe('Sat 14 Nov 2026, 10:52 am');
});

test('the day turns at midnight in India, which is half past six in the evening in London', () => {
  expect(formatClock(new Date('2026-11-14T18:29:59Z'))).toBe('Sat 14 Nov 2026, 11:59 pm');
  expect(formatClock(new Date('2026-11-14T18:30:00Z'))).toBe('Sun 15 Nov 2026, 12:00 am');
});

test('a moment stands in tables and dialogs as day and time in India', () => {
  expect(formatMoment('2026-11-14T05:12:00Z')).toBe('14 Nov 2026, 10:42 am');
  expect(dateAndTime('2026-06-01T03:00:00Z')).toEqual({ date: '01 Jun 2026', time: '8:30 am' });
});

test('what is recent is said shortly, by the days of India', () => {
  const now = new Date('2026-11-14T19:00:00Z');
  expect(formatRecent('2026-11-14T18:30:00Z', now)).toBe('Today, 12:00 am');
  expect(formatRecent('2026-11-14T18:29:59Z', now)).toBe('14 Nov, 11:59 pm');
  expect(formatRecent('2025-11-15T05:00:00Z', now)).toBe('15 Nov 2025, 10:30 am');
});
