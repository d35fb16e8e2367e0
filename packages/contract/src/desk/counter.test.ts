import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRoundOff } from '../payments/bill-rows.ts';
import { linePaise } from '../money/weight.ts';
import {
  counterTotal,
  gramsForPaise,
  inNotes,
  likelyCash,
  mostToDiscount,
  readCounterAmount,
  readCounterEntry,
  roundOffOf,
  roundOffToCredit,
  scaleSteps,
} from './counter.ts';

const price = fc.integer({ min: 1, max: 1_000_000_00 });
const step = fc.constantFrom(...scaleSteps);

test('₹50 of besan is 360 g on a scale of 10 g, and the slip is rounded to the rupee', () => {
  expect(gramsForPaise(50_00, 138_00, 10)).toBe(360);
  expect(linePaise(138_00, 360)).toBe(49_68);
  const lines = [
    { pricePaise: 78_00, grams: 1000 },
    { pricePaise: 138_00, grams: 360 },
  ];
  expect(counterTotal(lines)).toEqual({
    linesPaise: 127_68,
    roundOffPaise: 32,
    toPayPaise: 128_00,
  });
  expect(formatRoundOff(32)).toBe('+ ₹0.32');
  expect(formatRoundOff(-49)).toBe('- ₹0.49');
});

test('rupees give the most flour of the scale that costs no more than asked', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_00 }), price, step, (paise, pricePaise, scale) => {
      const grams = gramsForPaise(paise, pricePaise, scale);
      expect(grams % scale).toBe(0);
      expect(linePaise(pricePaise, grams)).toBeLessThanOrEqual(paise);
      // One step more is above the price per kilogram.
      const exact = BigInt(pricePaise) * BigInt(grams + scale);
      expect(exact > BigInt(paise) * 1000n).toBe(true);
    }),
  );
});

test('the rounding brings every amount to the nearest rupee, as whole numbers do', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (paise) => {
      const rounded = ((BigInt(paise) + 50n) / 100n) * 100n;
      expect(BigInt(paise + roundOffOf(paise))).toBe(rounded);
      expect(roundOffOf(paise)).toBeGreaterThanOrEqual(-49);
      expect(roundOffOf(paise)).toBeLessThanOrEqual(50);
      expect(Object.is(roundOffOf(paise), -0)).toBe(false);
    }),
  );
});

test('returns of a sale add up to what was paid, whatever comes back first', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 500_00 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(parts, (lines) => {
      const total = lines.reduce((sum, paise) => sum + paise, 0);
      const sold = total + roundOffOf(total);
      fc.pre(sold > 0);
      let left = total;
      let credited = 0;
      for (const paise of lines) {
        const after = left - paise;
        credited +=
          paise + roundOffToCredit(roundOffOf(total), { beforePaise: left, afterPaise: after });
        left = after;
        expect(credited).toBeLessThanOrEqual(sold);
      }
      expect(credited).toBe(sold);
    }),
  );
});

test('a discount leaves the rounding to a return', () => {
  expect(mostToDiscount(0, 127_68)).toBe(127_68);
  expect(mostToDiscount(32, 127_68)).toBe(127_18);
  expect(mostToDiscount(-20, 30)).toBe(0);
});

test('change is the fewest notes and coins', () => {
  expect(inNotes(353_00).map(({ rupees, count }) => [rupees, count])).toEqual([
    [200, 1],
    [100, 1],
    [50, 1],
    [2, 1],
    [1, 1],
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000 }), (rupees) => {
      const sum = inNotes(rupees * 100).reduce((all, note) => all + note.rupees * note.count, 0);
      expect(sum).toBe(rupees);
    }),
  );
});

test('the buttons offer what people are likely to hand over', () => {
  expect(likelyCash(147_00, 4)).toEqual([150, 200, 500, 1_000]);
  expect(likelyCash(128_00, 3)).toEqual([130, 150, 200]);
  expect(likelyCash(500_00, 3)).toEqual([600, 1_000, 2_000]);
});

test.each([
  ['500', { grams: 500 }],
  ['49', { grams: 49_000 }],
  ['50', { grams: 50 }],
  ['1.5', { grams: 1_500 }],
  ['.25', { grams: 250 }],
  ['250 g', { grams: 250 }],
  ['2kg', { grams: 2_000 }],
  ['100 kg', { grams: 100_000 }],
  ['₹50', { paise: 5_000 }],
  ['₹49.5', { paise: 4_950 }],
  ['rs 20', { paise: 2_000 }],
  ['५००', { grams: 500 }],
  ['₹५०', { paise: 5_000 }],
  ['0', undefined],
  ['', undefined],
  ['jowar', undefined],
  ['₹50 kg', undefined],
])('“%s” is typed as an amount', (text, amount) => {
  expect(readCounterAmount(text)).toEqual(amount);
});

test('an entry has the letters of a flour and an amount', () => {
  expect(readCounterEntry('jo 500')).toEqual({ name: 'jo', amount: { grams: 500 } });
  expect(readCounterEntry('besan ₹50')).toEqual({ name: 'besan', amount: { paise: 5_000 } });
  expect(readCounterEntry('khapli wheat 1.5')).toEqual({
    name: 'khapli wheat',
    amount: { grams: 1_500 },
  });
  expect(readCounterEntry('₹20')).toEqual({ name: '', amount: { paise: 2_000 } });
  expect(readCounterEntry('ज्वारी ५००')).toEqual({ name: 'ज्वारी', amount: { grams: 500 } });
  expect(readCounterEntry('upvas')).toEqual({ name: 'upvas', amount: undefined });
});
