import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatPaise,
  formatPromised,
  formatRupees,
  isWholePaise,
  paiseToRupees,
  rupeesToPaise,
} from './money.ts';
import { formatGrams, gramsToKg, kgToGrams, linePaise } from './weight.ts';

test('formats amounts the Indian way', () => {
  expect(formatRupees(100000)).toBe('₹1,00,000.00');
  expect(formatPaise(12800)).toBe('₹128.00');
  expect(formatPaise(5)).toBe('₹0.05');
  expect(formatGrams(1_250_000)).toBe('1,250 kg');
});

test('rupees and paise convert without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), (paise) => {
      expect(rupeesToPaise(paiseToRupees(paise))).toBe(paise);
      expect(isWholePaise(paiseToRupees(paise))).toBe(true);
    }),
  );
  expect(isWholePaise(65.555)).toBe(false);
});

test('rounds half a paisa up', () => {
  expect(linePaise(101, 500)).toBe(51);
  expect(linePaise(100, 500)).toBe(50);
  expect(linePaise(1, 499)).toBe(0);
});

test('kilograms and grams convert without loss', () => {
  expect(kgToGrams(2.5)).toBe(2500);
  expect(kgToGrams(1.0004)).toBe(1000);
  expect(gramsToKg(2500)).toBe(2.5);
  expect(formatGrams(1250)).toBe('1.25 kg');
});

test('a line costs price times weight', () => {
  expect(linePaise(7_800, 3_000)).toBe(23_400);
});

test('a weight is in grams below a kilogram, and in kilograms from there on', () => {
  expect(formatGrams(999)).toBe('999 g');
  expect(formatGrams(1000)).toBe('1 kg');
  expect(formatGrams(0)).toBe('0 kg');
});

test('money that goes back has its minus before the rupee sign', () => {
  expect(formatPaise(-1_500_50)).toBe('-₹1,500.50');
});

test('a promise names paise only where there are some', () => {
  expect(formatPromised(1_000_00)).toBe('₹1,000');
  expect(formatPromised(40_50)).toBe('₹40.50');
});
