import { expect, test } from 'vitest';
import { logInDelaySeconds } from './log-in-delay.rules.ts';

test('the delay doubles with each failure over the limit, up to 30 seconds', () => {
  const tooMany = [-30, -1, 0, 1, 2, 3, 4, 5, 6, 7, 1_000_000];
  expect(tooMany.map(logInDelaySeconds)).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 30, 30, 30]);
});
