import { expect, test } from 'vitest';
import { formatVital, verdictOf } from './speed-format.ts';

test.each([
  ['lcp', 1876, '1.9 s'],
  ['lcp', 10_000, 'over 10.0 s'],
  ['ttfb', 90, '90 ms'],
  ['ttfb', 999, '999 ms'],
  ['ttfb', 1000, '1.0 s'],
  ['inp', 0, '0 ms'],
  ['cls', 20, '0.02'],
  ['cls', 1000, 'over 1.00'],
  ['cls', null, '–'],
] as const)('%s of %s reads %s', (vital, value, text) => {
  expect(formatVital(vital, value)).toBe(text);
});

test.each([
  [2500, 'good'],
  [2501, 'fair'],
  [4000, 'fair'],
  [4001, 'poor'],
] as const)('a main picture after %i ms is %s', (value, verdict) => {
  expect(verdictOf('lcp', value)).toBe(verdict);
});
