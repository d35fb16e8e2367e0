import { expect, it } from 'vitest';

import { initialsOf } from './initials.rules.ts';

it.each([
  ['Asha Kulkarni', 'AK'],
  ['asha', 'A'],
  ['Asha  Vinayak Kulkarni ', 'AK'],
  ['आशा कुलकर्णी', 'आक'],
  ['', ''],
])('the face of “%s” says %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
