import { quantityLimits } from '@dalan/contract/orders/quantities';
import { describe, expect, it } from 'vitest';

import { addLine } from './add-line.rules.ts';

const jowar = { productId: 'jowar', quantityKg: 1, availableKg: 86, stepGrams: 1000 };

describe('adding a flour to the cart', () => {
  it('starts a line of one kilogram', () => {
    expect(addLine([], jowar)).toEqual({
      outcome: 'added',
      lines: [{ productId: 'jowar', quantityKg: 1 }],
      quantityKg: 1,
    });
  });

  it('adds to an existing line and leaves the others unchanged', () => {
    const besan = { productId: 'besan', quantityKg: 4 };
    const lines = [{ productId: 'jowar', quantityKg: 2 }, besan];
    expect(addLine(lines, jowar)).toEqual({
      outcome: 'added',
      lines: [{ productId: 'jowar', quantityKg: 3 }, besan],
      quantityKg: 3,
    });
  });

  it('stops at the limit of the plus button', () => {
    const lines = [{ productId: 'jowar', quantityKg: quantityLimits.buttonMaxKg }];
    expect(addLine(lines, jowar)).toEqual({
      outcome: 'line-full',
      quantityKg: quantityLimits.buttonMaxKg,
    });
  });

  it('allows more than the plus button does if it was typed', () => {
    const typed = { ...jowar, quantityKg: 25 };
    expect(addLine([], typed)).toMatchObject({ outcome: 'added', quantityKg: 25 });
    const lines = [{ productId: 'jowar', quantityKg: 40 }];
    expect(addLine(lines, typed)).toMatchObject({ outcome: 'added', quantityKg: 65 });
    expect(addLine(lines, jowar)).toEqual({ outcome: 'line-full', quantityKg: 40 });
  });

  it('stops at the limit of one order, however much is typed', () => {
    const lines = [{ productId: 'jowar', quantityKg: 90 }];
    expect(addLine(lines, { ...jowar, quantityKg: 25, availableKg: 500 })).toMatchObject({
      outcome: 'added',
      quantityKg: quantityLimits.quantityMaxKg,
    });
  });

  it('stops at the stock', () => {
    const lines = [{ productId: 'jowar', quantityKg: 3 }];
    expect(addLine(lines, { ...jowar, availableKg: 3.5 })).toEqual({
      outcome: 'line-full',
      quantityKg: 3,
    });
  });

  it('adds nothing of a flour that is out of stock', () => {
    expect(addLine([], { ...jowar, availableKg: 0 }).outcome).toBe('line-full');
  });

  it('adds no more flours than one order allows', () => {
    const lines = Array.from({ length: quantityLimits.itemsMax }, (_, index) => ({
      productId: `flour ${index}`,
      quantityKg: 1,
    }));
    expect(addLine(lines, jowar)).toEqual({ outcome: 'cart-full' });
    expect(addLine(lines, { ...jowar, productId: 'flour 0' }).outcome).toBe('added');
  });
});

describe('adding a flour in a grind', () => {
  const fine = { ...jowar, grind: 'fine', stepGrams: 500 };
  const lines = [
    { productId: 'jowar', grind: 'fine', quantityKg: 1.5 },
    { productId: 'jowar', grind: 'coarse', quantityKg: 1 },
    { productId: 'jowar', quantityKg: 2 },
  ];

  it('adds to the line of the same grind only', () => {
    expect(addLine(lines, fine)).toEqual({
      outcome: 'added',
      lines: [{ ...lines[0], quantityKg: 2.5 }, lines[1], lines[2]],
      quantityKg: 2.5,
    });
  });

  it('starts a line for another grind', () => {
    expect(addLine(lines, { ...fine, grind: 'medium', quantityKg: 0.5 })).toMatchObject({
      outcome: 'added',
      lines: [...lines, { productId: 'jowar', grind: 'medium', quantityKg: 0.5 }],
    });
  });

  it('stops at the stock that the lines of the flour share', () => {
    expect(addLine(lines, { ...fine, availableKg: 5.2 })).toMatchObject({ quantityKg: 2 });
    expect(addLine(lines, { ...fine, availableKg: 4.7 })).toEqual({
      outcome: 'line-full',
      quantityKg: 1.5,
    });
  });
});
