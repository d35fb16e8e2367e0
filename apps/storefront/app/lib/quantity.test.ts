import { describe, expect, it } from 'vitest';

import { canAddKg, canRemoveKg, clampKg } from './quantity.rules.ts';

const PLENTY = 86;

describe('a typed quantity', () => {
  it.each([
    ['1', 1],
    ['25', 25],
    ['100', 100],
    ['101', 100],
    ['250', 100],
    ['0', 1],
    ['-5', 1],
    ['', 1],
    ['abc', 1],
    ['2.9', 2],
    [' 7 kg', 7],
  ])('“%s” becomes %i kg', (typed, kg) => {
    expect(clampKg(typed)).toBe(kg);
  });
});

describe('the buttons', () => {
  it('stop at ten, also if more was typed', () => {
    expect(canAddKg(9, PLENTY)).toBe(true);
    expect(canAddKg(10, PLENTY)).toBe(false);
    expect(canAddKg(40, PLENTY)).toBe(false);
  });

  it('stop at the stock', () => {
    expect(canAddKg(2, 3.5)).toBe(true);
    expect(canAddKg(3, 3.5)).toBe(false);
  });

  it('stop at one', () => {
    expect(canRemoveKg(2)).toBe(true);
    expect(canRemoveKg(1)).toBe(false);
  });

  it('stop at one step of a flour that is sold by half kilos', () => {
    expect(canRemoveKg(1, 0.5)).toBe(true);
    expect(canRemoveKg(0.5, 0.5)).toBe(false);
    expect(canAddKg(3, 3.5, 0.5)).toBe(true);
    expect(canAddKg(3.5, 3.9, 0.5)).toBe(false);
    expect(canAddKg(9.5, PLENTY, 0.5)).toBe(true);
  });
});
