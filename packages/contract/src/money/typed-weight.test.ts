import { describe, expect, it } from 'vitest';
import { readWeight } from './typed-weight.ts';

describe('a weight in words', () => {
  it.each([
    ['½', 0.5],
    ['1½', 1.5],
    ['1 ¼ kg', 1.25],
    ['0.5', 0.5],
    ['.5', 0.5],
    ['1.5', 1.5],
    ['१.५', 1.5],
    ['2', 2],
    ['2 kg', 2],
    ['२ किलो', 2],
    ['100', 100],
    ['500 g', 0.5],
    ['500g', 0.5],
    ['750 grams', 0.75],
    ['५०० ग्रॅम', 0.5],
    ['500 ग्राम', 0.5],
    ['1,500 g', 1.5],
    ['2,5 kg', 2.5],
  ])('“%s” is %f kg', (typed, kg) => expect(readWeight(typed)).toBe(kg));

  it('is in grams if it is large and has no unit', () => {
    expect(readWeight('250')).toBe(0.25);
    expect(readWeight('1500')).toBe(1.5);
    expect(readWeight('249')).toBe(249);
  });

  it.each(['', 'abc', '7grain', '-3', '1.2.3', '5 bags', 'kg', '1.'])('“%s” is none', (typed) =>
    expect(readWeight(typed)).toBeUndefined(),
  );
});
