import { expect, test } from 'vitest';
import { roomText } from './due-days.ts';

test.each([
  [48, '48 kg room'],
  [1.5, '1.5 kg room'],
  [0.5, '500 g room'],
  [0, 'full'],
  [-0.5, '500 g over'],
  [-12, '12 kg over'],
  [null, ''],
])('a day with %s kg left says "%s"', (leftKg, said) => {
  expect(roomText({ leftKg })).toBe(said);
});
