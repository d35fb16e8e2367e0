import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { expect, test } from 'vitest';
import { bagKey, bagsOf, canComeBackInPart, openAfter, returnedLines } from './comes-back.rules.ts';
import type { Bag } from './comes-back.rules.ts';

const [fine, , coarse] = readyGrinds;

function bag(name: string, quantityKg: number, pricePerKg: number, change: object = {}): Bag {
  const totalPrice = Math.round(quantityKg * pricePerKg * 100) / 100;
  const sold = { pricePerKg, totalPrice };
  return { productId: { _id: name, name }, quantityKg, sold, ...change };
}

const jowar = bag('jowar', 2.5, 78.5, { grind: fine });
const jowarCoarse = bag('jowar', 0.25, 78.3, { grind: coarse });
const besan = bag('besan', 1, 138);
/** ₹196.25 + ₹19.58 + ₹138.00, and ₹30 of delivery. */
const order = { items: [jowar, jowarCoarse, besan], amountToPay: 383.83, paidAmount: 0 };

test('bags that come back are taken off what is to collect, to the paisa', () => {
  expect(openAfter(order, [])).toBe(383.83);
  expect(openAfter(order, [besan])).toBe(245.83);
  expect(openAfter(order, [jowarCoarse])).toBe(364.25);
  expect(openAfter(order, [jowar, besan]), 'the charge is not given back').toBe(49.58);
  expect(openAfter({ ...order, paidAmount: 100.5 }, [besan])).toBe(145.33);
});

test('what was paid before for such bags was paid too much', () => {
  expect(openAfter({ ...order, paidAmount: 383.83 }, [besan])).toBe(-138);
});

test('a bag is worth what is left of its line after a discount', () => {
  const sold = { ...besan.sold!, givenBack: { kg: 0, amount: 13.81, discount: 13.81 } };
  const discounted = { ...besan, sold };
  const after = { ...order, items: [jowar, discounted], amountToPay: 320.44 };
  expect(openAfter(after, [discounted])).toBe(196.25);
});

test('each bag is named by its flour and its grind, whole', () => {
  expect(returnedLines([jowar, besan])).toEqual([
    { productId: 'jowar', grind: 'fine', kg: 2.5 },
    { productId: 'besan', kg: 1 },
  ]);
  expect(bagsOf(order, returnedLines([jowarCoarse]))).toEqual([jowarCoarse]);
  expect(new Set(order.items.map(bagKey)).size).toBe(3);
  expect(bagsOf(order)).toEqual([]);
});

test('one bag is taken or refused, and a run kept from before names no prices', () => {
  expect(canComeBackInPart(order)).toBe(true);
  expect(canComeBackInPart({ ...order, items: [besan] })).toBe(false);
  const { sold: _, ...before } = besan;
  expect(canComeBackInPart({ ...order, items: [jowar, before] })).toBe(false);
});
