import { describe, expect, it } from 'vitest';

import {
  atPrices,
  joinFlours,
  lineTotalPaise,
  toOrderItem,
  totalKg,
  totalPaise,
  withQuantity,
  mergeShownLines,
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
    expect(withQuantity([jowar, besan], 'besan', 7)).toEqual([jowar, { ...besan, quantityKg: 7 }]);
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
    expect(withoutLines(stored, ['jowar', 'besan'])).toEqual([
      { productId: 'gone', quantityKg: 1 },
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
