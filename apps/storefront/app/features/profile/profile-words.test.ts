import { expect, it } from 'vitest';

import { initialsOf, readablePhone } from './profile-words.rules.ts';

it.each([
  ['Asha Kulkarni', 'AK'],
  ['asha', 'A'],
  ['Asha  Vinayak Kulkarni ', 'AK'],
  ['आशा कुलकर्णी', 'आक'],
  ['', ''],
])('the face of “%s” says %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

it('a phone number is shown as it is read out, and an odd one as it is', () => {
  expect(readablePhone('5550014268')).toBe('+91 55500 14268');
  expect(readablePhone('14268')).toBe('14268');
});
