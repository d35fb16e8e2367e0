import { describe, expect, it } from 'vitest';

import { canAddKg, canRemoveKg, clampKg, settleKg } from './quantity.rules.ts';

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
});

describe('a quantity typed into a line of 5 kg', () => {
  const settle = (typed: string, availableKg = 1000) =>
    settleKg(typed, { name: 'Besan', presentKg: 5, availableKg });

  it.each([
    ['1', 1],
    ['12', 12],
    [' 100 ', 100],
    ['३', 3],
    ['007', 7],
  ])('“%s” is taken as %i kg', (typed, kg) => expect(settle(typed)).toEqual({ kg }));

  it('does not change if nothing was typed', () => expect(settle(' ')).toEqual({ kg: 5 }));

  it.each(['0', '2.5', '2,5', '-3', 'abc', '5 kg'])('“%s” changes nothing and shows why', (typed) =>
    expect(settle(typed)).toEqual({
      kg: 5,
      notice: 'Quantity must be a whole number of kg from 1 to 100',
    }),
  );

  it('is reduced to the limit or the stock, with a notice', () => {
    expect(settle('500')).toEqual({ kg: 100, notice: 'You can order up to 100 kg at a time' });
    expect(settle('500', 100)).toEqual({
      kg: 100,
      notice: 'You can order up to 100 kg at a time',
    });
    expect(settle('8', 7.5)).toEqual({ kg: 7, notice: 'Only 7 kg of Besan left' });
    expect(settle('7', 7.5)).toEqual({ kg: 7 });
  });

  it('does not change if the flour is out of stock', () => {
    expect(settle('2', 0.5)).toEqual({ kg: 5 });
  });
});
