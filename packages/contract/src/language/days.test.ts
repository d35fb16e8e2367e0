import { expect, test } from 'vitest';
import { days as english } from './days.texts.ts';
import { days as hindi } from './days.texts.hi.ts';
import { days as marathi } from './days.texts.mr.ts';

const tuesday = '2026-11-17';
const at = '2026-11-14T13:10:00Z';
const monday = new Date('2026-11-16T10:00+05:30');

test.each([
  [english, 'Tue 17 Nov', 'Tuesday 17 November', 'on Tue 17 Nov', '17 November 2026'],
  [marathi, 'मंगळ 17 नोव्हें', 'मंगळवार, 17 नोव्हेंबर', 'मंगळवारी, 17 नोव्हेंबर', '17 नोव्हेंबर 2026'],
  [hindi, 'मंगल 17 नव', 'मंगलवार, 17 नवंबर', 'मंगलवार, 17 नवंबर को', '17 नवंबर 2026'],
])('a day in each language: %#', (days, short, inFull, onDay, date) => {
  expect(days.formatDueDay(tuesday)).toBe(short);
  expect(days.dayInFull(tuesday)).toBe(inFull);
  expect(days.onDay(tuesday)).toBe(onDay);
  expect(days.dateInFull(tuesday)).toBe(date);
});

test.each([
  [english, '14 Nov 2026', '14 Nov 2026, 6:40 PM', '14 Nov, 6:40 PM'],
  [marathi, '14 नोव्हें 2026', '14 नोव्हें 2026, संध्याकाळी 6:40', '14 नोव्हें, संध्याकाळी 6:40'],
  [hindi, '14 नव 2026', '14 नव 2026, शाम 6:40', '14 नव, शाम 6:40'],
])('a moment in each language: %#', (days, date, moment, ofYear) => {
  expect(days.formatDate(at)).toBe(date);
  expect(days.formatMoment(at)).toBe(moment);
  expect(days.formatMomentOfYear(at)).toBe(ofYear);
});

test('moments are in India’s time, wherever the device is', () => {
  expect(english.formatMoment('2026-11-14T19:10:00Z')).toBe('15 Nov 2026, 12:40 AM');
});

test('tomorrow always comes with weekday and date', () => {
  expect(english.promisedDay(tuesday, monday)).toBe('Tomorrow, Tue 17 Nov');
  expect(marathi.promisedDay(tuesday, monday)).toBe('उद्या, मंगळ 17 नोव्हें');
  expect(hindi.dayInSentence(tuesday, monday)).toBe('कल, मंगल 17 नव');
  expect(hindi.dayInSentence('2026-11-18', monday)).toBe('बुधवार, 18 नवंबर को');
});

test.each([
  ['04:59', '4:59 AM', 'रात्री 4:59', 'रात 4:59 बजे'],
  ['05:00', '5:00 AM', 'सकाळी 5', 'सुबह 5 बजे'],
  ['12:00', '12:00 PM', 'दुपारी 12', 'दोपहर 12 बजे'],
  ['15:59', '3:59 PM', 'दुपारी 3:59', 'दोपहर 3:59 बजे'],
  ['18:00', '6:00 PM', 'संध्याकाळी 6', 'शाम 6 बजे'],
  ['19:00', '7:00 PM', 'रात्री 7', 'रात 7 बजे'],
  ['00:05', '12:05 AM', 'रात्री 12:05', 'रात 12:05 बजे'],
])('%s o’clock in each language', (time, inEnglish, inMarathi, inHindi) => {
  expect(english.formatTime(time)).toBe(inEnglish);
  expect(marathi.formatTime(time)).toBe(inMarathi);
  expect(hindi.formatTime(time)).toBe(inHindi);
});

test('opening hours are formatted, also as the owner writes them', () => {
  expect(english.formatHours('10:00 AM', '8:00 PM')).toBe('10:00 AM to 8:00 PM');
  expect(marathi.formatHours('10:00 AM', '8:00 PM')).toBe('सकाळी 10 ते रात्री 8');
  expect(hindi.formatHours('10:00 AM', '8:00 PM')).toBe('सुबह 10 से रात 8 बजे तक');
  expect(english.formatHours('noon', '8 pm')).toBe('noon to 8 pm');
});
