import { expect, test } from 'vitest';
import { floursFor, priceFor } from './own-prices.rules.ts';

const own = { percentOff: 5, prices: [{ productId: 'jowar', pricePerKg: 70 }] };
const jowar = { _id: 'jowar', pricePerKg: 78 };
const besan = { _id: 'besan', pricePerKg: 138 };

test('a listed flour has its own price, every other one the percent off', () => {
  expect(floursFor([jowar, besan], own).map(({ pricePerKg }) => pricePerKg)).toEqual([70, 131.1]);
});

test('without an account the flours stay the same objects', () => {
  const flours = [jowar, besan];
  expect(floursFor(flours, undefined)).toBe(flours);
  expect(priceFor(jowar, undefined)).toBe(78);
});

test('an own price above the public one does not count', () => {
  expect(priceFor({ ...jowar, pricePerKg: 60 }, own)).toBe(60);
});
