import { readyGrinds } from '@dalan/contract/catalog/grinds';
import type { Order } from '@dalan/contract/orders/orders';
import { quantityLimits } from '@dalan/contract/orders/quantities';
import { expect, test } from 'vitest';
import {
  bodyOf,
  changesIn,
  draftOf,
  heldLines,
  maxKgOf,
  stockMoves,
  withKeptPrices,
} from './change-order.rules.ts';

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

const [fine, medium, coarse] = readyGrinds;
const jowar = { productId: 'jowar', name: 'Jowar Flour', quantityKg: 2, pricePerKg: 80 };
const ordered = {
  items: [
    {
      productId: { _id: 'jowar', name: 'Jowar Flour' },
      grind: fine,
      quantityKg: 2,
      pricePerKg: 78,
    },
  ],
} as unknown as Order;

test('lines of one flour share what the order holds and what is free', () => {
  const flour = { quantity: 3.3, stepGrams: 500 } as const;
  expect(maxKgOf(order, flour, 'besan', [1.5])).toBe(3.5);
});

test('a line in another grind keeps its price, and a second grind has the price of today', () => {
  const reground = [{ ...jowar, grind: coarse }];
  expect(withKeptPrices(ordered, reground, () => 80)[0]?.pricePerKg).toBe(78);
  const two = withKeptPrices(ordered, [...reground, { ...jowar, grind: medium }], () => 80);
  expect(two.map(({ pricePerKg }) => pricePerKg)).toEqual([78, 80]);
  expect(heldLines(ordered, two).size).toBe(1);
});

test('a line in another grind is still the same line when its old grind is added again', () => {
  const draft = draftOf({ ...ordered, deliveryAddress: '', contactNumber: '', pincode: null });
  const lines = withKeptPrices(
    ordered,
    [...draft.lines.map((line) => ({ ...line, grind: coarse })), { ...jowar, grind: fine }],
    () => 80,
  );
  expect(lines.map(({ pricePerKg }) => pricePerKg)).toEqual([78, 80]);
  expect(bodyOf(ordered, { ...draft, lines }).items).toEqual([
    { productId: 'jowar', grind: 'coarse', wasGrind: 'fine', quantityKg: 2, pricePerKg: 78 },
    { productId: 'jowar', grind: 'fine', quantityKg: 2, pricePerKg: 80 },
  ]);
  expect(changesIn(ordered, { ...draft, lines }, null)?.lines).toEqual([
    { name: 'Jowar Flour', grind: coarse, wasGrind: fine, wasKg: 2, isKg: 2 },
    { name: 'Jowar Flour', grind: fine, wasKg: 0, isKg: 2 },
  ]);
  expect(bodyOf(ordered, draft).items[0], 'what stays is sent as before').not.toHaveProperty(
    'wasGrind',
  );
});

test('a change of grind moves no stock', () => {
  const reground = { name: 'Jowar Flour', grind: coarse, wasGrind: fine, wasKg: 2, isKg: 2 };
  expect(stockMoves({ lines: [reground] })).toBe('');
  const added = { name: 'Jowar Flour', grind: fine, wasKg: 0, isKg: 2.5 };
  const besan = { name: 'Besan', wasKg: 1, isKg: 0.5 };
  expect(stockMoves({ lines: [reground, added, besan] })).toBe('Jowar Flour −2.5 kg, Besan +500 g');
});
