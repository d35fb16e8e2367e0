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
  ['grind', { items: [besan, { ...jowar, grind: 'fine' }] }],
  ['order to replace', { insteadOf: 'earlier' }],
])('another %s makes another order', (_, change) => {
  expect(canonicalOrder({ ...order, ...change })).not.toBe(canonicalOrder(order));
});

// Hashes of this text are in the database, and a retry must find the order that it has placed.
test('the text of an order without a delivery rule is as it was stored', () => {
  expect(canonicalOrder(order)).toBe(
    '[[["a",2,138.5],["b",3,78]],"12 Jatyachi Aali, Pune","5550014268"]',
  );
});

test('the text of an order with everything is as it was stored', () => {
  const all = {
    ...order,
    items: [{ ...jowar, grind: 'fine' }, besan],
    pincode: '411004',
    dueOn: '2026-11-17',
    deliveryCharge: 40,
    insteadOf: 'earlier',
  };
  expect(canonicalOrder(all)).toBe(
    '[[["a",2,138.5],["b",3,78,"fine"]],"12 Jatyachi Aali, Pune","5550014268",' +
      '{"pincode":"411004","dueOn":"2026-11-17","deliveryCharge":40},{"insteadOf":"earlier"}]',
  );
});
