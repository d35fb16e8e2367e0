import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { expect, it } from 'vitest';

import { grindsInRefusal, withGrindsNow } from './line-grinds.rules.ts';
import { isGrindOpen } from './order-lines.rules.ts';

const [fine, medium, coarse] = readyGrinds;
const named = { _id: 'jowar', name: 'Jowar Flour', nameMr: '', picture: null };
const flour = { ...named, pricePerKg: 78, quantity: 9, grinds: [fine, coarse] };

it('a refused order names the grinds of some flours and says nothing of the others', () => {
  const items = [{ productId: 'besan' }, { productId: 'jowar', grinds: [fine, medium] }];
  expect(grindsInRefusal({ details: { items } })).toEqual([
    { productId: 'jowar', grinds: [fine, medium] },
  ]);
  expect(grindsInRefusal({})).toEqual([]);
});

it('a flour that is milled in one way only now needs no choice any more', () => {
  const lines = [{ flour, quantityKg: 1 }];
  expect(lines.map(isGrindOpen)).toEqual([true]);
  const now = withGrindsNow(lines, [{ productId: 'jowar', grinds: [] }]);
  expect(now.map(isGrindOpen)).toEqual([false]);
});

it('a flour that is not named keeps its grinds', () => {
  const lines = [{ flour, grind: 'coarse', quantityKg: 1 }];
  expect(withGrindsNow(lines, [{ productId: 'besan', grinds: [fine] }])).toEqual(lines);
});
