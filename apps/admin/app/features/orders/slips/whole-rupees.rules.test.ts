import { expect, test } from 'vitest';
import { wholeRupees } from './whole-rupees.rules.ts';

test('paper says whole rupees, and paise only if there are some', () => {
  expect(wholeRupees(1094)).toBe('₹1,094');
  expect(wholeRupees(734.5)).toBe('₹734.50');
  expect(wholeRupees(0)).toBe('₹0');
});
