import { expect, test } from 'vitest';
import { formOf, readLimitForm } from './limit.rules.ts';

const terms = {
  limit: 10_000,
  percentOff: 5,
  prices: [{ productId: 'jowar', pricePerKg: 70.5 }],
};

test('what was saved stands in the form, and is read as the same', () => {
  expect(formOf(terms)).toEqual({ limit: '10000', percentOff: '5', prices: { jowar: '70.50' } });
  expect(readLimitForm(formOf(terms))).toEqual({ terms });
});

test('a new account has no prices of its own; an empty percent is none', () => {
  expect(readLimitForm({ ...formOf(undefined), limit: '₹ 10,000', percentOff: '' })).toEqual({
    terms: { limit: 10_000, percentOff: 0, prices: [] },
  });
});

test.each([
  [{ limit: '' }, 'limit'],
  [{ limit: '100.50' }, 'limit'],
  [{ limit: '1000001' }, 'limit'],
  [{ percentOff: '51' }, 'percentOff'],
  [{ percentOff: '2.5' }, 'percentOff'],
  [{ prices: { besan: '0' } }, { price: 'besan' }],
  [{ prices: { jowar: '70', besan: '' } }, { price: 'besan' }],
])('%j is not saved', (typed, fault) => {
  expect(readLimitForm({ ...formOf(terms), ...typed })).toEqual({ fault });
});
