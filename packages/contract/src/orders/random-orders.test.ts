import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { paiseToRupees, rupeesToPaise } from '../money/money.ts';
import { kgToGrams, linePaise } from '../money/weight.ts';

test('for random orders the lines add up to the total, to the paisa', () => {
  const line = fc.record({
    pricePaise: fc.integer({ min: 1, max: 1_000_000_00 }),
    quarters: fc.integer({ min: 1, max: 400 }),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
      const totals = lines.map(({ pricePaise, quarters }) =>
        linePaise(pricePaise, kgToGrams(quarters / 4)),
      );
      // Half a paisa is rounded up: (4x + 2) / 4 in whole numbers.
      const exact = lines.reduce(
        (sum, { pricePaise, quarters }) => sum + (BigInt(pricePaise) * BigInt(quarters) + 2n) / 4n,
        0n,
      );
      const total = totals.reduce((sum, one) => sum + one, 0);
      expect(BigInt(total)).toBe(exact);
      expect(Number.isSafeInteger(total)).toBe(true);
      // Converting to rupees and back keeps the sum.
      const onTheWire = totals.map(paiseToRupees);
      expect(onTheWire.reduce((sum, one) => sum + rupeesToPaise(one), 0)).toBe(total);
    }),
    PROPERTY_RUNS,
  );
});
