import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { expect, it } from 'vitest';

import { problemIn } from './line-problem.rules.ts';

const [fine, , coarse] = readyGrinds;
const jowar = { _id: 'jowar', name: 'Jowar Flour', nameMr: '', picture: null };
const ground = { ...jowar, pricePerKg: 78, quantity: 9, grinds: [fine, coarse] };
const besan = { ...jowar, _id: 'besan', name: 'Besan', pricePerKg: 138, quantity: 9 };
const sound = { flour: ground, grind: 'fine', quantityKg: 2 };

it('an order of whole steps in grinds that the flours have is no problem', () => {
  expect(problemIn([sound, { flour: besan, quantityKg: 1 }])).toBeUndefined();
});

it('the first problem of an order is shown, with the name of its line', () => {
  const half = { ...sound, grind: 'coarse', quantityKg: 1.5 };
  const problems = [half, { flour: ground, quantityKg: 1 }];
  expect(problemIn([sound, ...problems])).toBe(
    'Jowar Flour, coarse: Quantity must be a whole number of kg from 1 to 100',
  );
  expect(problemIn([sound, ...problems.toReversed()])).toBe(
    'Choose the grind of Jowar Flour first.',
  );
});
