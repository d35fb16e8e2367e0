import { expect, test } from 'vitest';
import { productTexts, sellableKg, stockLevel } from './catalog.ts';

test.each([
  [{ quantity: 0.64 }, 0, 'out'],
  [{ quantity: 0 }, 0, 'out'],
  [{ quantity: 1 }, 1, 'low'],
  [{ quantity: 5.9 }, 5, 'low'],
  [{ quantity: 6.2 }, 6, 'in'],
  [{ quantity: 0.49, stepGrams: 500 }, 0, 'out'],
  [{ quantity: 0.64, stepGrams: 500 }, 0.5, 'low'],
  [{ quantity: 5.5, stepGrams: 250 }, 5.5, 'in'],
] as const)('of %j customers can buy %d kg, so it is %s', (flour, kg, level) => {
  expect(sellableKg(flour)).toBe(kg);
  expect(stockLevel(flour)).toBe(level);
});

test('what is left is said as weights are said everywhere', () => {
  expect(productTexts.fewLeft(0.5)).toBe('Only 500 g left');
  expect(productTexts.fewLeft(1.5)).toBe('Only 1.5 kg left');
  expect(productTexts.inStockKg(1250)).toBe('In stock, 1,250 kg');
});
