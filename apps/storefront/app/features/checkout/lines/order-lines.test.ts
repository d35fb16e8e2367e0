import { totalKg } from '@dalan/contract/orders/quantities';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { describe, expect, it } from 'vitest';

import {
  atPrices,
  availableKg,
  countFlours,
  isGrindOpen,
  joinFlours,
  lineName,
  lineTotalPaise,
  toOrderItem,
  totalPaise,
  withGrind,
  withQuantity,
  mergeShownLines,
  withoutFlours,
  withoutLines,
} from './order-lines.rules.ts';

function flour(_id: string, pricePerKg: number) {
  return {
    _id,
    name: _id,
    nameMr: '',
    picture: null,
    pricePerKg,
    quantity: 50,
  };
}

const jowar = { flour: flour('jowar', 78), quantityKg: 3 };
const besan = { flour: flour('besan', 138.55), quantityKg: 2 };

describe('order lines', () => {
  it('add up to whole paise', () => {
    expect(lineTotalPaise(besan)).toBe(27_710);
    expect(totalPaise([jowar, besan])).toBe(51_110);
    expect(totalPaise([])).toBe(0);
    expect(totalKg([jowar, besan])).toBe(5);
  });

  it('show the prices that a kept order was written with', () => {
    const items = [{ productId: 'jowar', quantityKg: 3, pricePerKg: 70 }];
    expect(totalPaise(atPrices([jowar, besan], items))).toBe(21_000 + 27_710);
  });

  it('change one quantity and no other', () => {
    expect(withQuantity([jowar, besan], { productId: 'besan' }, 7)).toEqual([
      jowar,
      { ...besan, quantityKg: 7 },
    ]);
  });

  it('are sent with the price on screen', () => {
    expect(toOrderItem(besan)).toEqual({ productId: 'besan', quantityKg: 2, pricePerKg: 138.55 });
  });
});

describe('the cart', () => {
  const stored = [
    { productId: 'jowar', quantityKg: 3 },
    { productId: 'gone', quantityKg: 1 },
    { productId: 'besan', quantityKg: 2 },
  ];

  it('keeps its order, and lists the flours that are gone', () => {
    expect(joinFlours(stored, [besan.flour, jowar.flour])).toEqual({
      lines: [jowar, besan],
      gone: ['gone'],
    });
  });

  it('loses what was bought and keeps what another tab added', () => {
    expect(withoutLines(stored, [jowar, besan])).toEqual([{ productId: 'gone', quantityKg: 1 }]);
  });

  it('loses flours that are no longer sold', () => {
    expect(withoutFlours(stored, ['jowar', 'gone'])).toEqual([
      { productId: 'besan', quantityKg: 2 },
    ]);
  });

  it('takes over the lines on screen and keeps the others', () => {
    const shown = [jowar, besan];
    expect(mergeShownLines(stored, shown, [{ ...jowar, quantityKg: 5 }])).toEqual([
      { productId: 'jowar', quantityKg: 5 },
      { productId: 'gone', quantityKg: 1 },
    ]);
  });
});

describe('lines of one flour in several grinds', () => {
  const [fineGrind, mediumGrind, coarseGrind] = readyGrinds;
  const milled = { ...flour('jowar', 78), quantity: 4, stepGrams: 500 as const };
  const ground = { ...milled, name: 'Jowar Flour', grinds: [fineGrind, coarseGrind] };
  const fine = { flour: ground, grind: 'fine', quantityKg: 1.5 };
  const coarse = { flour: ground, grind: 'coarse', quantityKg: 2 };
  const lines = [fine, coarse, besan];

  it('have names of their own, and are one flour', () => {
    expect(lines.map(lineName)).toEqual(['Jowar Flour, fine', 'Jowar Flour, coarse', 'besan']);
    expect(countFlours(lines)).toBe(2);
  });

  it('share the stock', () => {
    expect(availableKg(lines, fine)).toBe(2);
    expect(availableKg(lines, coarse)).toBe(2.5);
    expect(availableKg(lines, besan)).toBe(50);
  });

  it('are changed, sent and stored one by one', () => {
    expect(withQuantity(lines, { productId: 'jowar', grind: 'coarse' }, 1)).toEqual([
      fine,
      { ...coarse, quantityKg: 1 },
      besan,
    ]);
    expect(toOrderItem(fine)).toEqual({
      productId: 'jowar',
      grind: 'fine',
      quantityKg: 1.5,
      pricePerKg: 78,
    });
    const stored = [
      { productId: 'jowar', grind: 'fine', quantityKg: 1 },
      { productId: 'jowar', quantityKg: 3 },
    ];
    expect(mergeShownLines(stored, [fine], [{ ...fine, quantityKg: 2.5 }])).toEqual([
      { productId: 'jowar', grind: 'fine', quantityKg: 2.5 },
      { productId: 'jowar', quantityKg: 3 },
    ]);
    expect(withoutLines(stored, [fine])).toEqual([{ productId: 'jowar', quantityKg: 3 }]);
  });

  it('stand in the cart once, even if another tab has added the grind that is chosen here', () => {
    const stored = [
      { productId: 'jowar', grind: 'fine', quantityKg: 1.5 },
      { productId: 'jowar', grind: 'coarse', quantityKg: 2 },
      { productId: 'besan', quantityKg: 2 },
    ];
    expect(mergeShownLines(stored, [fine], [{ ...fine, grind: 'coarse' }])).toEqual([
      { productId: 'jowar', grind: 'coarse', quantityKg: 1.5 },
      { productId: 'besan', quantityKg: 2 },
    ]);
  });

  it('wait for a choice if their grind is gone, or the flour has grinds since', () => {
    expect(isGrindOpen(fine)).toBe(false);
    expect(isGrindOpen(besan)).toBe(false);
    expect(isGrindOpen({ ...fine, grind: mediumGrind.key })).toBe(true);
    expect(isGrindOpen({ flour: ground, quantityKg: 1 })).toBe(true);
    expect(isGrindOpen({ ...besan, grind: 'fine' })).toBe(true);
  });

  it('stay as they are if the grind is chosen that the line has', () => {
    expect(withGrind(lines, { productId: 'jowar', grind: 'fine' }, 'fine')).toEqual(lines);
  });

  it('stay as they are if the line is gone for which a grind is chosen', () => {
    expect(withGrind(lines, { productId: 'jowar', grind: 'medium' }, 'fine')).toEqual(lines);
  });

  it('join the line that has the chosen grind already', () => {
    const gone = { flour: ground, grind: 'medium', quantityKg: 1 };
    const id = { productId: 'jowar', grind: 'medium' };
    expect(withGrind([gone, besan], id, 'fine')).toEqual([{ ...gone, grind: 'fine' }, besan]);
    expect(withGrind([gone, fine], id, 'fine')).toEqual([{ ...fine, quantityKg: 2.5 }]);
    expect(
      withGrind([{ ...besan, grind: 'fine' }], { productId: 'besan', grind: 'fine' }, undefined),
    ).toEqual([besan]);
  });
});
