import { expect, it } from 'vitest';

import { initialsOf } from './initials.rules.ts';

it.each([
  ['Asha Kulkarni', 'AK'],
  ['asha', 'A'],
  ['Asha  Vinayak Kulkarni ', 'AK'],
  ['आशा कुलकर्णी', 'आक'],
  ['', ''],
])('the initials of “%s” are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
