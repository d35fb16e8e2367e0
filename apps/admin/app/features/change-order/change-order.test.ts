import { quantityLimits } from '@dalan/contract/orders/quantities';
import { expect, test } from 'vitest';
import { maxKgOf } from './change-order.rules.ts';

const order = { items: [{ productId: { _id: 'besan' }, quantityKg: 2 }] };
const most = quantityLimits.quantityMaxKg;

test.each([
  ['what the line holds and what is free', { quantity: 3 }, 'besan', 5],
  ['what is free, for a flour that the order does not have', { quantity: 3 }, 'jowar', 3],
  ['whole kilograms', { quantity: 3.9 }, 'besan', 5],
  ['what the line holds, if nothing is free', { quantity: -1 }, 'besan', 2],
  ['at most what a line may have', { quantity: most }, 'besan', most],
  ['what a line may have, until the flours have come', undefined, 'besan', most],
])('a line can have %s', (_name, flour, productId, maxKg) => {
  expect(maxKgOf(order, flour, productId)).toBe(maxKg);
});
