import { expect, test } from 'vitest';
import { canonicalOrder } from './request-hash.rules.ts';

const besan = { productId: 'a', quantityKg: 2, pricePerKg: 138.5 };
const jowar = { productId: 'b', quantityKg: 3, pricePerKg: 78 };
const order = {
  userId: 'asha',
  items: [besan, jowar],
  deliveryAddress: '12 Jatyachi Aali, Pune',
  contactNumber: '5550014268',
};

test('the order of the lines does not matter', () => {
  const turned = { ...order, items: [jowar, besan] };
  expect(canonicalOrder(turned)).toBe(canonicalOrder(order));
  const three = [besan, jowar, { ...jowar, productId: 'c' }];
  const orders = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 0, 2],
    [2, 0, 1],
  ].map((places) => ({ ...order, items: places.map((place) => three[place]!) }));
  expect(new Set(orders.map(canonicalOrder)).size).toBe(1);
});

test.each([
  ['address', { deliveryAddress: '7 Laxmi Road, Pune' }],
  ['number', { contactNumber: '5550014269' }],
  ['flour', { items: [besan, { ...jowar, productId: 'c' }] }],
  ['weight', { items: [besan, { ...jowar, quantityKg: 4 }] }],
  ['price', { items: [besan, { ...jowar, pricePerKg: 77 }] }],
  ['number of lines', { items: [besan] }],
  ['pincode', { pincode: '411002' }],
  ['day', { dueOn: '2026-11-17' }],
  ['charge', { deliveryCharge: 0 }],
])('another %s makes another order', (_, change) => {
  expect(canonicalOrder({ ...order, ...change })).not.toBe(canonicalOrder(order));
});

test('without a delivery rule the text is the one of before there was one', () => {
  expect(canonicalOrder({ ...order, items: [besan] })).toBe(
    '[[["a",2,138.5]],"12 Jatyachi Aali, Pune","5550014268"]',
  );
});
