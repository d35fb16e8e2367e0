import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { paiseToRupees, rupeesToPaise } from '../money/money.ts';
import { askedOfCustomer, paymentStatusOf, stillToPay } from './payments.ts';
import { kgToGrams, linePaise } from '../money/weight.ts';

const line = fc.record({
  pricePaise: fc.integer({ min: 1, max: 1_000_000_00 }),
  kg: fc.integer({ min: 1, max: 100 }),
});
/**
 * A payment takes a share of what is still to pay; a correction, of what is left of an earlier
 * payment.
 */
const step = fc.record({
  isCorrection: fc.boolean(),
  of: fc.nat({ max: 20 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('for random orders with charges, payments and corrections every sum is right to the paisa', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 1_000_00 }),
      fc.array(step, { maxLength: 20 }),
      (lines, chargePaise, steps) => {
        const totalPaise = lines.reduce(
          (sum, { pricePaise, kg }) => sum + linePaise(pricePaise, kgToGrams(kg)),
          0,
        );
        const exactToPay = lines.reduce(
          (sum, { pricePaise, kg }) => sum + BigInt(pricePaise) * BigInt(kg),
          BigInt(chargePaise),
        );
        // The API carries the amounts in rupees.
        const amountToPay = paiseToRupees(totalPaise + chargePaise);
        expect(BigInt(rupeesToPaise(amountToPay))).toBe(exactToPay);

        const left: bigint[] = [];
        const onTheWire: number[] = [];
        for (const { isCorrection, of, share } of steps) {
          const paid = left.reduce((sum, one) => sum + one, 0n);
          const index = of % Math.max(1, left.length);
          const most = isCorrection ? (left[index] ?? 0n) : exactToPay - paid;
          const amount = BigInt(Math.ceil(Number(most) * share));
          if (amount <= 0n || amount > most) continue;
          if (isCorrection) left[index] = most - amount;
          else left.push(amount);
          onTheWire.push(paiseToRupees(Number(isCorrection ? -amount : amount)));
        }

        const exactPaid = left.reduce((sum, one) => sum + one, 0n);
        const paidPaise = onTheWire.reduce((sum, one) => sum + rupeesToPaise(one), 0);
        expect(BigInt(paidPaise)).toBe(exactPaid);
        const balance = { amountToPay, paidAmount: paiseToRupees(paidPaise) };
        expect(BigInt(rupeesToPaise(stillToPay(balance)))).toBe(exactToPay - exactPaid);
        const status = paymentStatusOf(paidPaise, totalPaise + chargePaise);
        const model =
          exactPaid === exactToPay ? 'Paid' : exactPaid > 0n ? 'Partially Paid' : 'Pending';
        expect(status).toBe(model);
        const order = { ...balance, orderStatus: 'Placed', paymentStatus: status } as const;
        expect(askedOfCustomer(order)).toBe(stillToPay(balance));
        expect(askedOfCustomer({ ...order, orderStatus: 'Cancelled' })).toBe(0);
      },
    ),
    PROPERTY_RUNS,
  );
});

test('a status set by hand as settled asks nothing of the customer', () => {
  const order = { amountToPay: 412, paidAmount: 0, orderStatus: 'Delivered' } as const;
  expect(askedOfCustomer({ ...order, paymentStatus: 'Completed' })).toBe(0);
  expect(askedOfCustomer({ ...order, paymentStatus: 'Refunded' })).toBe(0);
  expect(askedOfCustomer({ ...order, paymentStatus: 'Failed' })).toBe(412);
});
