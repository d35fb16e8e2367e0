import { expect, test } from 'vitest';
import type { Product } from '@dalan/contract/catalog/catalog';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import { sumsOf } from './phone-order.rules.ts';

const PINCODE = '411030';
const rule: Delivery = {
  isOn: true,
  areas: [{ name: 'Sadashiv Peth', pincodes: [PINCODE], charge: 20 }],
  freeFrom: null,
  minimum: null,
} as unknown as Delivery;
const flour = { _id: 'jowar', name: 'Jowar Flour', pricePerKg: 62 } as Product;

test('an order without a line costs nothing, not even its delivery', () => {
  expect(sumsOf([], rule, PINCODE).toPay).toBe(0);
});

test('an order with a line costs its flour and its delivery', () => {
  const lines = [{ flour, kg: 2, pricePerKg: 62 }];
  expect(sumsOf(lines, rule, PINCODE)).toMatchObject({ total: 124, charge: 20, toPay: 144 });
});
