import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDecimal, groupDigits } from './indian-digits.ts';
import { formatPaise } from './money.ts';
import { formatGrams } from './weight.ts';

const amounts = fc.oneof(
  fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
  fc.integer({ min: -2_000, max: 2_000 }),
);

const whole = new Intl.NumberFormat('en-IN');
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const kilograms = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });
const tenths = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

test('numbers, rupees and kilograms are written as the browser writes them in India', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(groupDigits(amount)).toBe(whole.format(amount));
      expect(formatPaise(amount)).toBe(rupees.format(amount / 100));
      const isBelowAKilogram = amount !== 0 && Math.abs(amount) < 1000;
      expect(formatGrams(amount)).toBe(
        isBelowAKilogram ? `${amount} g` : `${kilograms.format(amount / 1000)} kg`,
      );
      expect(formatDecimal(amount, 10)).toBe(tenths.format(amount / 10));
    }),
  );
});
