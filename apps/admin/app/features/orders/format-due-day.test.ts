import { expect, test } from 'vitest';
import { dueDayOf } from './format-due-day.ts';

/** 15 November in India, still the 14th in UTC. */
const now = new Date('2026-11-14T19:00:00Z');

test.each([
  ['2026-11-15', 'Due today', false],
  ['2026-11-16', 'Due Mon 16 Nov', false],
  ['2026-11-13', 'Late, Fri 13 Nov', true],
  ['2027-01-02', 'Due Sat 2 Jan 2027', false],
])('an order due on %s reads %s', (dueOn, text, isLate) => {
  expect(dueDayOf({ dueOn, orderStatus: 'Confirmed' }, now)).toEqual({ text, isLate });
});

test('an order that is delivered, cancelled or returned is not due', () => {
  for (const orderStatus of ['Delivered', 'Cancelled', 'Returned'] as const) {
    expect(dueDayOf({ dueOn: '2026-11-13', orderStatus }, now)).toBeUndefined();
  }
});
