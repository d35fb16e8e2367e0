import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { describe, expect, it } from 'vitest';

import { firstKg, grindCells, weightCells } from './choice.rules.ts';

describe('the weights to choose from', () => {
  const labels = (stepGrams: 250 | 500) =>
    weightCells({ stepGrams, quantity: 50 }).map(({ label }) => label);

  it('follow the step of the flour', () => {
    expect(labels(500)).toEqual(['500 g', '1 kg', '2 kg', '5 kg']);
    expect(labels(250)).toEqual(['250 g', '500 g', '1 kg', '2 kg']);
    expect(weightCells({ quantity: 50 }).map(({ value }) => value)).toEqual([1, 2, 5, 10]);
  });

  it('are off above the stock', () => {
    const cells = weightCells({ stepGrams: 500, quantity: 1.2 });
    expect(cells.map(({ isOff }) => isOff)).toEqual([false, false, true, true]);
  });

  it('begin with a kilogram, or with what is left of it', () => {
    expect(firstKg({ stepGrams: 500, quantity: 50 })).toBe(1);
    expect(firstKg({ stepGrams: 500, quantity: 0.8 })).toBe(0.5);
    expect(firstKg({ stepGrams: 500, quantity: 0.2 })).toBe(1);
  });
});

it('offers the grinds by their names in the language of the page', () => {
  expect(grindCells(readyGrinds.slice(0, 2))).toEqual([
    { value: 'fine', label: 'Fine', lang: undefined },
    { value: 'medium', label: 'Medium', lang: undefined },
  ]);
});
