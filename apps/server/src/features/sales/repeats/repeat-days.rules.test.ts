import { expect, test } from 'vitest';
import {
  dayAfterNext,
  earliestDay,
  firstOn,
  madeUntil,
  weekdayChoices,
} from './repeat-days.rules.ts';

const at = (moment: string) => new Date(`${moment}+05:30`);

test('orders are made two days ahead, from eight in the morning', () => {
  expect(madeUntil(at('2026-11-16T07:59'))).toBe('2026-11-17');
  expect(madeUntil(at('2026-11-16T08:00'))).toBe('2026-11-18');
});

test('the first day is the weekday after what comes anyway', () => {
  const now = at('2026-11-16T12:00');
  expect(firstOn(2, earliestDay(now))).toBe('2026-11-24');
  expect(firstOn(4, earliestDay(now))).toBe('2026-11-19');
  expect(firstOn(4, earliestDay(now, '2026-11-19'))).toBe('2026-11-26');
});

test('closed weekdays cannot be chosen, and the present one keeps its day', () => {
  const choices = weekdayChoices([0], '2026-11-19', '2026-12-01');
  expect(choices.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(choices[1]?.firstOn).toBe('2026-12-01');
  expect(choices[3]?.firstOn).toBe('2026-11-19');
  expect(choices[6]?.firstOn).toBeNull();
});

test('days that passed are not made afterwards', () => {
  const repeat = { nextOn: '2026-11-17', everyWeeks: 2 };
  expect(dayAfterNext(repeat, '2026-11-17')).toBe('2026-12-01');
  expect(dayAfterNext(repeat, '2026-12-01')).toBe('2026-12-15');
});
