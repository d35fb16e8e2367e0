import { describe, expect, it } from 'vitest';

import { canAddKg, canTakeKg, clampKg } from './quantity.rules.ts';

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
  it('stop at ten, and stay stopped where more was typed', () => {
    expect(canAddKg(9, PLENTY)).toBe(true);
    expect(canAddKg(10, PLENTY)).toBe(false);
    expect(canAddKg(40, PLENTY)).toBe(false);
  });

  it('stop at what is on the shelf', () => {
    expect(canAddKg(2, 3.5)).toBe(true);
    expect(canAddKg(3, 3.5)).toBe(false);
  });

  it('stop at one', () => {
    expect(canTakeKg(2)).toBe(true);
    expect(canTakeKg(1)).toBe(false);
  });
});
