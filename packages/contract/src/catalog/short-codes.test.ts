import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { checkShortCode, shortCodeOf, shortCodeTexts, suggestShortCode } from './short-codes.ts';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const everyPair = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

test.each([
  ['', undefined],
  ['TH', undefined],
  [' th ', undefined],
  ['T', shortCodeTexts.invalid],
  ['THA', shortCodeTexts.invalid],
  ['T1', shortCodeTexts.invalid],
  ['था', shortCodeTexts.invalid],
])('a short code is two letters or empty: %j', (typed, problem) => {
  expect(checkShortCode(typed)).toBe(problem);
});

test.each([
  ['Jowar Flour', [], 'JO'],
  ['Jowar Flour', ['JO'], 'JW'],
  ['Bajra', ['BA', 'BJ', 'BR'], 'BB'],
  ['Besan', ['BE', 'BS', 'BA', 'BN'], 'BB'],
  ['B', [], 'BA'],
  ['ज्वारीचे पीठ', ['AA'], 'AB'],
  ['Zed', everyPair.filter((pair) => pair !== 'QX'), 'QX'],
  ['Zed', everyPair, undefined],
])('suggests for %s', (name, taken, suggested) => {
  expect(suggestShortCode(name, taken)).toBe(suggested);
});

test('a suggestion is a free code, and there is one until all are taken', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 40 });
  const taken = fc.uniqueArray(fc.constantFrom(...everyPair), { maxLength: everyPair.length });
  const property = fc.property(name, taken, (flour, codes) => {
    const suggested = suggestShortCode(flour, codes);
    if (codes.length === everyPair.length) return suggested === undefined;
    return (
      suggested !== undefined &&
      checkShortCode(suggested) === undefined &&
      shortCodeOf(suggested) === suggested &&
      !codes.includes(suggested)
    );
  });
  fc.assert(property, PROPERTY_RUNS);
});

test('a code begins with the first letter of the name as long as one such pair is free', () => {
  const taken = fc.uniqueArray(fc.constantFrom(...everyPair), { maxLength: everyPair.length });
  const property = fc.property(fc.constantFrom(...LETTERS), taken, (first, codes) => {
    const isFree = LETTERS.some((second) => !codes.includes(first + second));
    return !isFree || suggestShortCode(`${first}alipeeth`, codes)?.charAt(0) === first;
  });
  fc.assert(property, PROPERTY_RUNS);
});
