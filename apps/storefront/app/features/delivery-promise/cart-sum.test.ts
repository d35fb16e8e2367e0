import { expect, it } from 'vitest';

import { sumCart } from './cart-sum.rules.ts';

const products = [
  { _id: 'jowar', pricePerKg: 78 },
  { _id: 'besan', pricePerKg: 138.5 },
];

it('sums the cart at the prices of the list, to the paisa', () => {
  const lines = [
    { productId: 'jowar', quantityKg: 3 },
    { productId: 'besan', quantityKg: 1 },
  ];
  expect(sumCart(lines, products)).toEqual({ totalPaise: 372_50, kg: 4 });
});

it('leaves out flours that are no longer sold', () => {
  expect(sumCart([{ productId: 'gone', quantityKg: 3 }], products)).toEqual({
    totalPaise: 0,
    kg: 0,
  });
});
