import { expect, test } from 'vitest';
import { errorTexts } from './errors.ts';

test.each([
  [1, '1 second'],
  [30, '30 seconds'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [892, '15 minutes'],
  [3600, '60 minutes'],
  [5400, '90 minutes'],
  [5401, '2 hours'],
  [86_400, '24 hours'],
])('a wait of %d seconds is shown as %s', (seconds, words) => {
  const text = `Too many attempts. Please try again in ${words}.`;
  expect(errorTexts.tooManyRequests(seconds)).toBe(text);
});
