import { expect, test } from 'vitest';
import { dateAndTime, formatClock, formatMoment, formatRecent } from './india-time.ts';

test('the clock shows the time in India', () => {
  expect(formatClock(new Date('2026-11-14T05:22:00Z'))).toBe('Sat 14 Nov 2026, 10:52 am');
});

test('the day changes at midnight in India, which is 18:30 UTC', () => {
  expect(formatClock(new Date('2026-11-14T18:29:59Z'))).toBe('Sat 14 Nov 2026, 11:59 pm');
  expect(formatClock(new Date('2026-11-14T18:30:00Z'))).toBe('Sun 15 Nov 2026, 12:00 am');
});

test('tables and dialogs show date and time in India', () => {
  expect(formatMoment('2026-11-14T05:12:00Z')).toBe('14 Nov 2026, 10:42 am');
  expect(dateAndTime('2026-06-01T03:00:00Z')).toEqual({ date: '01 Jun 2026', time: '8:30 am' });
});

test('recent times are shortened, by the calendar day in India', () => {
  const now = new Date('2026-11-14T19:00:00Z');
  expect(formatRecent('2026-11-14T18:30:00Z', now)).toBe('Today, 12:00 am');
  expect(formatRecent('2026-11-14T18:29:59Z', now)).toBe('14 Nov, 11:59 pm');
  expect(formatRecent('2025-11-15T05:00:00Z', now)).toBe('15 Nov 2025, 10:30 am');
});
