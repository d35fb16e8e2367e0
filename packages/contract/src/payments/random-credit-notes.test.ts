import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { linePaise } from '../money/weight.ts';
import { leftOfLine, mostToRefund, paiseForGrams, spreadDiscount } from './credit-notes.ts';
import type { CreditedLine } from './credit-notes.ts';
import { paymentStatusOf } from './payments.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const sold = fc.record({
  pricePaise: fc.integer({ min: 1, max: 1_000_000_00 }),
  steps: fc.integer({ min: 1, max: 400 }),
});
const step = fc.record({
  does: fc.constantFrom('pay', 'correct', 'return', 'discount'),
  of: fc.nat({ max: 19 }),
  share,
  /** How much of what can be given back is given back at once. */
  refund: share,
  withCharge: fc.boolean(),
});

/** A part of the most, above zero; undefined if there is none. */
function partOf(most: number, part: number): number | undefined {
  const amount = Math.min(most, Math.ceil(most * part));
  return amount > 0 ? amount : undefined;
}

/** Payments, corrections and notes as a list that is only added to, as a bookkeeper writes it. */
type Book = {
  notes: { line: number; grams: bigint; paise: bigint }[];
  chargeGivenBack: bigint;
  payments: { paise: bigint; of: number | 'refund' }[];
};

function sum(values: bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

test('for random sales, payments, returns, discounts, refunds and corrections the books add up', () => {
  fc.assert(
    fc.property(
      fc.array(sold, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 1_000_00 }),
      fc.array(step, { maxLength: 30 }),
      (items, chargePaise, steps) => {
        const lines: CreditedLine[] = items.map(({ pricePaise, steps: count }) => ({
          weightGrams: count * 250,
          pricePaise,
          totalPaise: linePaise(pricePaise, count * 250),
          returnedGrams: 0,
          creditedPaise: 0,
          discountPaise: 0,
        }));
        const soldPaise = lines.reduce((total, line) => total + line.totalPaise, chargePaise);
        const book: Book = { notes: [], chargeGivenBack: 0n, payments: [] };
        const paid = () => Number(sum(book.payments.map(({ paise }) => paise)));
        const credited = () =>
          Number(sum(book.notes.map(({ paise }) => paise)) + book.chargeGivenBack);
        const refunded = () =>
          -Number(sum(book.payments.filter(({ of }) => of === 'refund').map(({ paise }) => paise)));

        for (const { does, of, share: part, refund, withCharge } of steps) {
          if (does === 'pay') {
            const amount = partOf(soldPaise - credited() - paid(), part);
            if (amount === undefined) continue;
            book.payments.push({ paise: BigInt(amount), of: book.payments.length });
            continue;
          }
          if (does === 'correct') {
            const left = book.payments.filter((one) => one.of === of).map(({ paise }) => paise);
            const amount = partOf(Math.min(Number(sum(left)), paid()), part);
            if (amount !== undefined) book.payments.push({ paise: -BigInt(amount), of });
            continue;
          }
          const index = of % lines.length;
          const line = lines[index]!;
          if (does === 'return') {
            const grams = partOf(leftOfLine(line).grams, part);
            if (grams === undefined) continue;
            const paise = paiseForGrams(line, grams);
            expect(paise).toBeGreaterThanOrEqual(0);
            line.returnedGrams += grams;
            line.creditedPaise += paise;
            book.notes.push({ line: index, grams: BigInt(grams), paise: BigInt(paise) });
            if (withCharge) book.chargeGivenBack = BigInt(chargePaise);
          } else {
            const left = lines.map((one) => leftOfLine(one).paise);
            const amount = partOf(
              left.reduce((total, paise) => total + paise, 0),
              part,
            );
            if (amount === undefined) continue;
            const shares = spreadDiscount(left, amount);
            expect(sum(shares.map(BigInt))).toBe(BigInt(amount));
            for (const [place, paise] of shares.entries()) {
              expect(paise).toBeLessThanOrEqual(left[place]!);
              lines[place]!.creditedPaise += paise;
              lines[place]!.discountPaise += paise;
              book.notes.push({ line: place, grams: 0n, paise: BigInt(paise) });
            }
          }
          const money = { soldPaise, creditedPaise: credited(), paidPaise: paid() };
          const given = partOf(mostToRefund({ ...money, refundedPaise: refunded() }), refund);
          if (given !== undefined) book.payments.push({ paise: -BigInt(given), of: 'refund' });
        }

        for (const [index, line] of lines.entries()) {
          const taken = book.notes.filter((note) => note.line === index);
          expect(sum(taken.map(({ grams }) => grams))).toBe(BigInt(line.returnedGrams));
          expect(sum(taken.map(({ paise }) => paise))).toBe(BigInt(line.creditedPaise));
          const left = leftOfLine(line);
          expect(left.grams).toBeGreaterThanOrEqual(0);
          expect(left.paise).toBeGreaterThanOrEqual(0);
          // The last grams leave nothing behind.
          if (left.grams === 0) expect(left.paise).toBe(0);
        }
        const toPay = soldPaise - credited();
        expect(toPay).toBeGreaterThanOrEqual(0);
        expect(paid()).toBeGreaterThanOrEqual(0);
        expect(refunded()).toBeLessThanOrEqual(credited());
        const status = paymentStatusOf(paid(), toPay);
        expect(status === 'Paid' || status === 'Refunded').toBe(paid() >= toPay);
        expect(status === 'Refunded').toBe(toPay === 0 && paid() === 0);
      },
    ),
    PROPERTY_RUNS,
  );
});

test('flour comes back at the price paid, rounded like the total of a line', () => {
  const jowar: CreditedLine = {
    ...{ weightGrams: 5000, pricePaise: 7800, totalPaise: 39_000 },
    ...{ returnedGrams: 0, creditedPaise: 0, discountPaise: 0 },
  };
  expect(paiseForGrams(jowar, 2000)).toBe(15_600);
  expect(paiseForGrams(jowar, 137)).toBe(linePaise(7800, 137));
  expect(paiseForGrams({ ...jowar, returnedGrams: 137, creditedPaise: 1069 }, 4863)).toBe(37_931);
  expect(paiseForGrams({ ...jowar, creditedPaise: 3900, discountPaise: 3900 }, 2000)).toBe(14_040);
  expect(spreadDiscount([100, 100, 100], 100)).toEqual([34, 33, 33]);
  expect(spreadDiscount([39_000, 6900], 45_900)).toEqual([39_000, 6900]);
});
