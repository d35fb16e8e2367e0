import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPaise, formatRupees, isWholePaise, paiseToRupees, rupeesToPaise } from './money.ts';
import { formatGrams, gramsToKg, kgToGrams, linePaise } from './weight.ts';

test('amounts are written the Indian way', () => {
  expect(formatRupees(100000)).toBe('₹1,00,000.00');
  expect(formatPaise(12800)).toBe('₹128.00');
  expect(formatPaise(5)).toBe('₹0.05');
  expect(formatGrams(1_250_000)).toBe('1,250 kg');
});

test('a paisa survives the way to the screen and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), (paise) => {
      expect(rupeesToPaise(paiseToRupees(paise))).toBe(paise);
      expect(isWholePaise(paiseToRupees(paise))).toBe(true);
    }),
  );
  expect(isWholePaise(65.555)).toBe(false);
});

test('half a paisa is rounded up', () => {
  expect(linePaise(101, 500)).toBe(51);
  expect(linePaise(100, 500)).toBe(50);
  expect(linePaise(1, 499)).toBe(0);
});

test('a weight keeps its grams on the way to the screen and back', () => {
  expect(kgToGrams(2.5)).toBe(2500);
  expect(kgToGrams(1.0004)).toBe(1000);
  expect(gramsToKg(2500)).toBe(2.5);
  expect(formatGrams(1250)).toBe('1.25 kg');
});

test('the flour of an order costs its price times its weight', () => {
  expect(linePaise(7_800, 3_000)).toBe(23_400);
});
