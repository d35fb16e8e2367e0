import { firstSettings } from '@dalan/contract/settings/settings';
import type { Delivery } from '@dalan/contract/settings/settings';
import { expect, test } from 'vitest';
import { brokenPromise } from './time-words.ts';

const rule: Delivery = { ...firstSettings().delivery, isOn: true, daysOff: [0] };
/** The time is that of Pune. */
const saturdayMorning = new Date('2026-11-14T10:52:00+05:30');
const mondayMorning = new Date('2026-11-16T09:00:00+05:30');
const mondayEvening = new Date('2026-11-16T19:00:00+05:30');

function wordsAt(now: Date, text: string): string[] | undefined {
  return brokenPromise(text, rule, now)?.words;
}

test('a time that the rule cannot keep is named, with the promised day', () => {
  const text = 'At your door in Pune within 24 hours. Pay in cash when it reaches you.';
  expect(brokenPromise(text, rule, saturdayMorning)).toEqual({
    words: ['24 hours'],
    promisedDay: '2026-11-16',
  });
});

test('a time that the rule keeps is not named', () => {
  for (const text of ['Within 24 hours.', 'Home tomorrow.', 'In 3 days.', 'Next day delivery']) {
    expect(wordsAt(mondayMorning, text)).toBeUndefined();
  }
  expect(wordsAt(saturdayMorning, 'Within 48 hours, at most 2 days')).toBeUndefined();
});

test('after the cut-off the next day is too early', () => {
  expect(wordsAt(mondayEvening, 'Packed today, home tomorrow. Within 24 hours!')).toEqual([
    '24 hours',
    'tomorrow',
  ]);
});

test('minutes and tonight are always too early', () => {
  const text = 'In 90 minutes, 12 hours or tonight';
  expect(wordsAt(mondayMorning, text)).toEqual(['90 minutes', '12 hours', 'tonight']);
});

test('words without a time, the promised day and a rule that is off are left alone', () => {
  expect(wordsAt(saturdayMorning, 'Packed the same day. Home {day}. 100 g')).toBeUndefined();
  expect(brokenPromise('24 hours', { ...rule, isOn: false }, saturdayMorning)).toBeUndefined();
});
