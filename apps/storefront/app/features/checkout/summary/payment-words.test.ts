import { expect, it } from 'vitest';

import { paymentWords } from './payment-words.rules.ts';

it('a shop without a UPI id takes cash only', () => {
  expect(paymentWords('', false)).toEqual({
    name: 'Cash on Delivery',
    note: 'Pay the delivery person when the flour reaches you. Nothing to pay now.',
  });
});

it('a shop with a UPI id takes both', () => {
  expect(paymentWords('dalan@upi', false)).toEqual({
    name: 'Cash or UPI',
    note: 'Pay by UPI after ordering, or in cash at the door. Nothing to pay now.',
  });
});

it('a customer on account pays nothing at the door, whatever the shop takes', () => {
  for (const upiId of ['', 'dalan@upi']) {
    expect(paymentWords(upiId, true)).toEqual({
      name: 'On account',
      note: 'It goes on your account. Nothing to pay now.',
    });
  }
});
