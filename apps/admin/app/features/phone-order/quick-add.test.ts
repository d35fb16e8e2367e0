import { expect, test } from 'vitest';
import { readQuickAdd } from './quick-add.ts';

test.each([
  ['jo 5', 'jo', 5],
  ['ज्वारी 5', 'ज्वारी', 5],
  ['ज्वारी ५', 'ज्वारी', 5],
  ['besan', 'besan', 1],
  ['wheat 12 kg', 'wheat', 12],
  ['jowar flour 2', 'jowar flour', 2],
  ['besan 0', 'besan', 1],
  ['', '', 1],
  ['5', '', 5],
])('reads “%s”', (typed, words, kg) => {
  expect(readQuickAdd(typed)).toEqual({ words, kg });
});
