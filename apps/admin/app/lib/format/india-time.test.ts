import { expect, test } from 'vitest';
import {
  dateAndTime,
  dayInIndia,
  formatClock,
  formatDayHeading,
  formatDayRange,
  formatMoment,
  formatNearDay,
  formatRecent,
} from './india-time.ts';

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

test('a day heading names today, and the year only if it is another', () => {
  const now = new Date('2026-11-14T05:12:00Z');
  expect(formatDayHeading('2026-11-14T00:30:00Z', now)).toBe('Today, Sat 14 Nov');
  // Half past six in the evening in London is already the next day in Pune.
  expect(formatDayHeading('2026-11-13T18:29:00Z', now)).toBe('Fri 13 Nov');
  expect(formatDayHeading('2026-11-13T18:30:00Z', now)).toBe('Today, Sat 14 Nov');
  expect(formatDayHeading('2025-11-01T05:00:00Z', now)).toBe('Sat 1 Nov 2025');
  expect(dayInIndia(new Date('2026-11-13T18:30:00Z'))).toBe('2026-11-14');
});

test('a range of days repeats neither month nor year', () => {
  expect(formatDayRange('2026-11-01', '2026-11-14')).toBe('1 – 14 Nov 2026');
  expect(formatDayRange('2026-10-30', '2026-11-14')).toBe('30 Oct – 14 Nov 2026');
  expect(formatDayRange('2025-12-30', '2026-01-02')).toBe('30 Dec 2025 – 2 Jan 2026');
  expect(formatDayRange('2025-11-01', '2026-11-14')).toBe('1 Nov 2025 – 14 Nov 2026');
  expect(formatDayRange('2026-11-14', '2026-11-14')).toBe('14 Nov 2026');
});

test('a day that is near is written without its year', () => {
  const now = new Date('2026-11-17T06:00:00Z');
  expect(formatNearDay('2027-02-15', now)).toBe('Mon 15 Feb');
  expect(formatNearDay('2026-11-17', now)).toBe('Tue 17 Nov');
  expect(formatNearDay('2027-11-16', now)).toBe('Tue 16 Nov 2027');
  expect(formatNearDay('2025-11-18', now)).toBe('Tue 18 Nov 2025');
});
