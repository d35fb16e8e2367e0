import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { paiseToRupees } from '../money/money.ts';
import { upiLink } from './upi.ts';

const orderId = '01a1dee9-7408-7503-b77c-7058d4ab3606';

test('is the link that UPI apps read, with two decimals and the order', () => {
  const payment = { upiId: 'dalan@examplebank', name: 'Dalan', amount: 412, orderId };
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=dalan@examplebank&pn=Dalan&am=412.00&cu=INR&tn=Order%20D4AB3606',
  );
});

test('encodes every name, and every amount to the paisa', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.integer({ min: 1, max: 200_000_000_000 }),
      (name, paise) => {
        const amount = paiseToRupees(paise);
        const link = upiLink({ upiId: 'a.b-c_1@ok', name, amount, orderId });
        const read = new URL(link).searchParams;
        expect(read.get('pn')).toBe(name.toWellFormed());
        expect(read.get('am')).toMatch(/^\d+\.\d\d$/);
        expect(BigInt(read.get('am')!.replace('.', ''))).toBe(BigInt(paise));
        expect([...read.keys()]).toEqual(['pa', 'pn', 'am', 'cu', 'tn']);
        expect(link).not.toContain('+');
      },
    ),
    PROPERTY_RUNS,
  );
});
