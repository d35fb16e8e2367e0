import { expect, test } from 'vitest';
import { clockIn, dayIn, momentIn, onDayIn } from './days-in.ts';

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

test('an hour has the part of the day', () => {
  const moment = new Date('2026-11-14T13:10:00Z');
  expect(clockIn('en', moment)).toBe('6:40 PM');
  expect(clockIn('mr', moment)).toBe('संध्याकाळी 6:40');
  expect(clockIn('hi', moment)).toBe('शाम 6:40');
});
