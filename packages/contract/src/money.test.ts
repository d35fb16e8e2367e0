import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPaise, formatRupees, isWholePaise, paiseToRupees, rupeesToPaise } from './money.ts';
import { formatGrams, kgToGrams, linePaise } from './weight.ts';

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

test('a hundred thousand random orders: lines sum to the total and no paisa is created', () => {
  const line = fc.record({
    pricePaise: fc.integer({ min: 1, max: 1_000_000_00 }),
    kg: fc.integer({ min: 1, max: 100 }),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
      const totals = lines.map(({ pricePaise, kg }) => linePaise(pricePaise, kgToGrams(kg)));
      const exact = lines.reduce(
        (sum, { pricePaise, kg }) => sum + BigInt(pricePaise) * BigInt(kg),
        0n,
      );
      const total = totals.reduce((sum, one) => sum + one, 0);
      expect(BigInt(total)).toBe(exact);
      expect(Number.isSafeInteger(total)).toBe(true);
      // What travels as rupees is still the same money on the other side.
      const onTheWire = totals.map(paiseToRupees);
      expect(onTheWire.reduce((sum, one) => sum + rupeesToPaise(one), 0)).toBe(total);
    }),
    { numRuns: 100_000 },
  );
}, 120_000);

test('half a paisa is rounded up', () => {
  expect(linePaise(101, 500)).toBe(51);
  expect(linePaise(100, 500)).toBe(50);
  expect(linePaise(1, 499)).toBe(0);
});
