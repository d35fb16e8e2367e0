import { expect, test } from 'vitest';
import { checkAmount, readAmount, restsOf } from './amounts.rules.ts';
import { paymentTexts } from './payment-texts.ts';

test.each([
  ['112', 112],
  ['112.5', 112.5],
  ['₹1,112.50', 1112.5],
  ['', Number.NaN],
  ['1.005', Number.NaN],
  ['-1', Number.NaN],
  ['1e3', Number.NaN],
])('“%s” is %d rupees', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test('an amount is above zero and at most what is open', () => {
  expect(checkAmount('112', 11_200)).toBeUndefined();
  expect(checkAmount('112.01', 11_200)).toBe('At most ₹112.00');
  expect(checkAmount('0', 11_200)).toBe(paymentTexts.amountInvalid);
});

test('corrections are taken off their payment', () => {
  const row = { method: 'cash', reference: '', reason: '', by: '', at: '' } as const;
  const rests = restsOf({
    payments: [
      { ...row, _id: 'a', corrects: null, amount: 300 },
      { ...row, _id: 'b', corrects: null, amount: 112 },
      { ...row, _id: 'c', corrects: 'a', amount: -299.99 },
    ],
  });
  expect([...rests]).toEqual([
    ['a', 1],
    ['b', 11_200],
  ]);
});
