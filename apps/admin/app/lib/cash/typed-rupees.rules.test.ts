import { expect, test } from 'vitest';
import { readRupees, takenOutOf } from './typed-rupees.rules.ts';

test.each([
  ['1000', 1000],
  ['1,000.50', 1000.5],
  ['₹ 40', 40],
  ['0', 0],
  ['5.', 5],
])('%s is an amount', (typed, rupees) => {
  expect(readRupees(typed)).toBe(rupees);
});

test.each(['', ' ', '-5', '1.005', 'ten', '1e3', '12345678'])('%s is none', (typed) => {
  expect(readRupees(typed)).toBeUndefined();
});

test('what is taken out is the count less what stays, never below zero', () => {
  expect(takenOutOf(9522, 1000)).toBe(8522);
  expect(takenOutOf(0.3, 0.1)).toBe(0.2);
  expect(takenOutOf(100, 100)).toBe(0);
  expect(takenOutOf(100, 101)).toBeUndefined();
  expect(takenOutOf(100, undefined)).toBeUndefined();
});
