import { expect, test } from 'vitest';
import { formatClock, formatDay, formatMoment, formatOnDay } from './format-day.ts';

const DAY = '2026-11-17';

test('a day has its weekday in each language', () => {
  expect(formatDay('en', DAY)).toBe('Tuesday 17 November');
  expect(formatDay('mr', DAY)).toBe('मंगळवार, 17 नोव्हेंबर');
  expect(formatDay('hi', DAY)).toBe('मंगलवार, 17 नवंबर');
});

test('“on a day” is one word in Marathi and two in Hindi', () => {
  expect(formatOnDay('en', DAY)).toBe('on Tuesday 17 November');
  expect(formatOnDay('mr', DAY)).toBe('मंगळवारी, 17 नोव्हेंबर');
  expect(formatOnDay('hi', DAY)).toBe('मंगलवार, 17 नवंबर को');
});

test('a moment has Western digits and the part of the day', () => {
  const moment = new Date('2026-11-14T13:10:00Z');
  expect(formatMoment('en', moment)).toBe('14 Nov 2026, 6:40 pm');
  expect(formatMoment('mr', moment)).toBe('14 नोव्हें, संध्याकाळी 6:40');
  expect(formatMoment('hi', moment)).toBe('14 नव, शाम 6:40');
});

test('an hour has the part of the day', () => {
  const moment = new Date('2026-11-14T13:10:00Z');
  expect(formatClock('en', moment)).toBe('6:40 PM');
  expect(formatClock('mr', moment)).toBe('संध्याकाळी 6:40');
  expect(formatClock('hi', moment)).toBe('शाम 6:40');
});
