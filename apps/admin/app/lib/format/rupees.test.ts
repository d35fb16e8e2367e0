import { expect, test } from 'vitest';
import { formatShortRupees, formatWholeRupees } from './rupees.ts';

test('sums are in whole rupees, with their sign', () => {
  expect([0, 5_000, 247_199.5].map(formatWholeRupees)).toEqual(['₹0', '₹5,000', '₹2,47,200']);
});

test('short sums have their sign, too', () => {
  expect([0, 500, 250_000].map(formatShortRupees)).toEqual(['₹0', '₹500', '₹2.5L']);
});
