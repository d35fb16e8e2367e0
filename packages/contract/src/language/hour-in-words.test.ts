import { expect, test } from 'vitest';
import { hourInWords } from './hour-in-words.ts';

const parts = ['सकाळी', 'दुपारी', 'संध्याकाळी', 'रात्री'] as const;

test.each([
  ['4:59 AM', 'रात्री 4:59'],
  ['5:00 AM', 'सकाळी 5'],
  ['10:00 AM', 'सकाळी 10'],
  ['12:00 PM', 'दुपारी 12'],
  ['4:00 PM', 'संध्याकाळी 4'],
  ['6:40 PM', 'संध्याकाळी 6:40'],
  ['8:00 PM', 'रात्री 8'],
  ['12:00 AM', 'रात्री 12'],
])('%s is %s', (time, words) => expect(hourInWords(time, parts)).toBe(words));
