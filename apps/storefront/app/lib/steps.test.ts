import { describe, expect, it } from 'vitest';

import { kgInAddress, nextStep, settleKg } from './steps.rules.ts';

describe('steps', () => {
  it('lead to the next weight that is sold, also from one that is not', () => {
    expect(nextStep(1, 500, 1)).toBe(1.5);
    expect(nextStep(1, 500, -1)).toBe(0.5);
    expect(nextStep(0.75, 500, 1)).toBe(1);
    expect(nextStep(0.75, 500, -1)).toBe(0.5);
    expect(nextStep(1.5, 1000, 1)).toBe(2);
    expect(nextStep(1.5, 1000, -1)).toBe(1);
  });
});

it('reads the weight in an address by the step of the flour', () => {
  expect(kgInAddress('1.5', 500)).toBe(1.5);
  expect(kgInAddress('1.5', 1000)).toBe(1);
  expect(kgInAddress('0.3', 500)).toBe(0.5);
  expect(kgInAddress('100.5', 500)).toBe(100);
  expect(kgInAddress('any', 250)).toBe(1);
});

describe('a weight typed into a line of 2 kg of a flour that is sold by half kilos', () => {
  const settle = (typed: string, availableKg = 86) =>
    settleKg(typed, { name: 'Jowar', presentKg: 2, availableKg, stepGrams: 500 });
  const notice = 'Quantity must be a multiple of 500 g, up to 100 kg';

  it.each([
    ['½', 0.5],
    ['500 g', 0.5],
    ['५०० ग्रॅम', 0.5],
    ['1.5', 1.5],
    ['3', 3],
  ])('“%s” is taken as %f kg', (typed, kg) => expect(settle(typed)).toEqual({ kg }));

  it('is settled to the step, and says why', () => {
    expect(settle('1.3')).toEqual({ kg: 1.5, notice });
    expect(settle('100 g')).toEqual({ kg: 0.5, notice });
  });

  it.each(['0', 'abc'])('“%s” changes nothing and shows why', (typed) =>
    expect(settle(typed)).toEqual({ kg: 2, notice }),
  );

  it('is reduced to the stock by whole steps', () => {
    expect(settle('4', 3.8)).toEqual({ kg: 3.5, notice: 'Only 3.5 kg of Jowar left' });
    expect(settle('4', 0.7)).toEqual({ kg: 0.5, notice: 'Only 500 g of Jowar left' });
    expect(settle('4', 0.4)).toEqual({ kg: 2 });
    expect(settle('100.5', 500)).toEqual({
      kg: 100,
      notice: 'You can order up to 100 kg at a time',
    });
  });
});

describe('a quantity typed into a line of 5 kg', () => {
  const settle = (typed: string, availableKg = 1000) =>
    settleKg(typed, { name: 'Besan', presentKg: 5, availableKg, stepGrams: 1000 });

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
