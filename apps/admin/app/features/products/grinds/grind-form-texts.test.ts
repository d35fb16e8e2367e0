import { expect, test } from 'vitest';
import { grindFormTexts } from './grind-form-texts.ts';
import { heldBelowStep, heldInGrind } from './grinds.rules.ts';

const { heldBy, leaves, largerStep } = grindFormTexts;
const fine = { id: 'own_0', name: ' FINE ', nameMr: 'बारीक', nameHi: 'बारीक' };
const holders = {
  grinds: [{ key: 'fine', orders: 3, repeats: 1 }],
  steps: [{ stepGrams: 1000, orders: 1, repeats: 0 }],
};

test('a grind says who holds it, and what becomes of them', () => {
  expect(heldBy({ orders: 4, repeats: 2 })).toBe(
    'In 4 open orders and 2 repeats. Removed: the orders keep it, the repeats ask the customer.',
  );
  expect(heldBy({ orders: 1, repeats: 0 })).toBe('In 1 open order. Removed: the order keeps it.');
  expect(heldBy({ orders: 0, repeats: 1 })).toBe(
    'In 1 repeat. Removed: the repeat asks the customer.',
  );
  expect(leaves('Fine', { orders: 3, repeats: 1 })).toBe(
    'Fine goes when you save. 3 open orders and 1 repeat hold it: the orders keep it, the repeat asks the customer.',
  );
  expect(leaves('Fine', { orders: 1, repeats: 0 })).toBe(
    'Fine goes when you save. 1 open order holds it: the order keeps it.',
  );
  expect(leaves('Fine', { orders: 0, repeats: 2 })).toBe(
    'Fine goes when you save. 2 repeats hold it: the repeats ask the customer.',
  );
  expect(leaves('Fine', { orders: 0, repeats: 0 })).toBe(
    'Fine goes when you save. No open order and no repeat holds it.',
  );
});

test('before the shop has answered, nothing is said about how many', () => {
  expect(heldInGrind(undefined, fine)).toBeUndefined();
  expect(heldBelowStep(undefined, 1000)).toBeUndefined();
  expect(leaves('Fine', undefined)).not.toMatch(/\d|No /);
  expect(largerStep(undefined)).not.toMatch(/\d|No /);
});

test('a grind is found by its words, a step by its weight', () => {
  expect(heldInGrind(holders, fine)).toMatchObject({ orders: 3, repeats: 1 });
  expect(heldInGrind(holders, { ...fine, name: 'Coarse' })).toEqual({ orders: 0, repeats: 0 });
  expect(largerStep(heldBelowStep(holders, 1000))).toBe(
    '1 open order holds a weight that this step does not allow: the order keeps it.',
  );
  expect(heldBelowStep(holders, 500)).toEqual({ orders: 0, repeats: 0 });
});
