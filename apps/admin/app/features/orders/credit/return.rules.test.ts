import { expect, test } from 'vitest';
import type { Order, OrderItem } from '@dalan/contract/orders/orders';
import {
  asRefund,
  chargeLeftPaise,
  firstWeights,
  moneyAfter,
  planLine,
  refundOf,
  submitLabel,
} from './return.rules.ts';

const jowar = {
  productId: { _id: 'jowar', name: 'Jowar Flour', productImg: '', description: '' },
  quantityKg: 5,
  pricePerKg: 78,
  totalPrice: 390,
} as OrderItem;
const besan = { ...jowar, productId: { ...jowar.productId, _id: 'besan' }, quantityKg: 0.5 };
const order = {
  items: [jowar, besan],
  totalAmount: 459,
  deliveryCharge: 40,
  paidAmount: 499,
  payments: [],
} as unknown as Order;

test.each([
  ['2', { grams: 2000, paise: 15_600 }],
  ['500 g', { grams: 500, paise: 3900 }],
  ['137 g', { grams: 137, paise: 1069 }],
  ['5', { grams: 5000, paise: 39_000 }],
])('%s of 5 kg comes back at the price paid', (typed, planned) => {
  expect(planLine(jowar, typed)).toEqual({ ...planned, problem: undefined });
});

test.each([
  ['', 'Please enter a weight such as 2 or 0.5'],
  ['0', 'Please enter a weight such as 2 or 0.5'],
  ['0.0005', 'Please enter a weight such as 2 or 0.5'],
  ['5.001', 'At most 5 kg'],
])('“%s” does not come back', (typed, problem) => {
  expect(planLine(jowar, typed)).toEqual({ grams: 0, paise: 0, problem });
});

test('what came back before is not there any more', () => {
  const left = { ...jowar, givenBack: { kg: 4.5, amount: 351, discount: 0 } };
  expect(planLine(left, '0.5')).toMatchObject({ paise: 3900 });
  expect(planLine(left, '1').problem).toBe('At most 500 g');
});

test('the only line comes back by itself; of two, staff choose', () => {
  expect(firstWeights(order)).toEqual({});
  expect(firstWeights({ ...order, items: [jowar] })).toEqual({ jowar: '5' });
});

test('the button names the money that leaves', () => {
  expect(moneyAfter(order, 15_600)).toEqual({ refundPaise: 15_600, openPaise: 0 });
  expect(moneyAfter({ ...order, paidAmount: 400 }, 15_600)).toEqual({
    refundPaise: 5700,
    openPaise: 0,
  });
  expect(moneyAfter({ ...order, paidAmount: 0 }, 15_600)).toEqual({
    refundPaise: 0,
    openPaise: 34_300,
  });
  expect(submitLabel(15_600, { method: 'cash', paise: 15_600 })).toBe('Give back ₹156.00');
  expect(submitLabel(15_600, undefined)).toBe('Take ₹156.00 off');
  expect(submitLabel(0, undefined)).toBe('Give back');
});

test('of an order on account, all of a note comes off what is open; what was paid leaves as money', () => {
  const onAccount = { ...order, amountToPay: 499, paidAmount: 0, onAccount: true as const };
  expect(refundOf(onAccount, 15_600, 'cash')).toEqual({ method: 'account', paise: 15_600 });
  expect(refundOf({ ...onAccount, onAccount: undefined as never }, 15_600, 'cash')).toBeUndefined();
  expect(refundOf({ ...onAccount, paidAmount: 400 }, 15_600, 'account')).toEqual({
    method: 'cash',
    paise: 5700,
  });
  expect(submitLabel(15_600, refundOf(onAccount, 15_600, 'UPI'))).toBe(
    'Take ₹156.00 off the account',
  );
  expect(asRefund({ method: 'UPI', paise: 5700 }, ' 4312 ')).toEqual({
    ...{ method: 'UPI', amount: 57, reference: '4312' },
  });
});

test('the delivery charge is given back once', () => {
  const note = { deliveryCharge: 40 } as NonNullable<Order['creditNotes']>[number];
  expect(chargeLeftPaise(order)).toBe(4000);
  expect(chargeLeftPaise({ ...order, creditNotes: [note] })).toBe(0);
});
