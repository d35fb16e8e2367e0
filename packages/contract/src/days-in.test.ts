import { expect, test } from 'vitest';
import { dayIn, momentIn, onDayIn, timeIn } from './days-in.ts';

const DAY = '2026-11-17';

test('a day has its weekday in each language', () => {
  expect(dayIn('en', DAY)).toBe('Tuesday 17 November');
  expect(dayIn('mr', DAY)).toBe('मंगळवार, 17 नोव्हेंबर');
  expect(dayIn('hi', DAY)).toBe('मंगलवार, 17 नवंबर');
});

test('on a day is one word in Marathi and two in Hindi', () => {
  expect(onDayIn('en', DAY)).toBe('on Tuesday 17 November');
  expect(onDayIn('mr', DAY)).toBe('मंगळवारी, 17 नोव्हेंबर');
  expect(onDayIn('hi', DAY)).toBe('मंगलवार, 17 नवंबर को');
});

test('a moment has Western digits and the part of the day', () => {
  const moment = new Date('2026-11-14T13:10:00Z');
  expect(momentIn('en', moment)).toBe('14 Nov 2026, 6:40 pm');
  expect(momentIn('mr', moment)).toBe('14 नोव्हें, संध्याकाळी 6:40');
  expect(momentIn('hi', moment)).toBe('14 नव, शाम 6:40');
});

test.each([
  ['04:59', 'रात्री 4:59', 'रात 4:59'],
  ['05:00', 'सकाळी 5', 'सुबह 5'],
  ['12:00', 'दुपारी 12', 'दोपहर 12'],
  ['16:05', 'संध्याकाळी 4:05', 'शाम 4:05'],
  ['19:00', 'रात्री 7', 'रात 7'],
  ['00:30', 'रात्री 12:30', 'रात 12:30'],
])('%s is %s and %s', (time, marathi, hindi) => {
  expect(timeIn('mr', time)).toBe(marathi);
  expect(timeIn('hi', time)).toBe(hindi);
});
