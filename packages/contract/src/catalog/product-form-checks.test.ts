import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import {
  checkHsn,
  checkPricePerKg,
  checkSearchWords,
  checkTypedPrice,
  checkTypedShelfLife,
  checkTypedStock,
  productFormTexts,
} from './catalog.ts';
import { checkImageFile, IMAGE_MAX_BYTES, mediaTexts } from './media.ts';
import { MAX_PRICE_PAISE, paiseToRupees, rupeesToPaise } from '../money/money.ts';

test.each([
  ['', productFormTexts.priceRequired],
  ['  ', productFormTexts.priceRequired],
  ['0', productFormTexts.priceInvalid],
  ['-5', productFormTexts.priceInvalid],
  ['10.001', productFormTexts.priceInvalid],
  ['sixty', productFormTexts.priceInvalid],
  ['1e9', productFormTexts.priceInvalid],
  ['1e308', productFormTexts.priceInvalid],
  ['Infinity', productFormTexts.priceInvalid],
  ['0.001', productFormTexts.priceInvalid],
  ['0.000000001', productFormTexts.priceInvalid],
  ['-0', productFormTexts.priceInvalid],
  ['1000000.01', productFormTexts.priceInvalid],
  ['0.01', undefined],
  ['1000000', undefined],
  ['65.5', undefined],
])('the price %j gives %j', (typed, problem) => {
  expect(checkTypedPrice(typed)).toBe(problem);
});

test.each([
  ['', undefined],
  ['1', undefined],
  ['730', undefined],
  ['0', productFormTexts.shelfLifeInvalid],
  ['731', productFormTexts.shelfLifeInvalid],
  ['1.5', productFormTexts.shelfLifeInvalid],
  ['long', productFormTexts.shelfLifeInvalid],
])('the shelf life %j gives %j', (typed, problem) => {
  expect(checkTypedShelfLife(typed)).toBe(problem);
});

test.each([
  ['', undefined],
  ['1102', undefined],
  [' 11029090 ', undefined],
  ['110', productFormTexts.hsnInvalid],
  ['110290901', productFormTexts.hsnInvalid],
  ['11a2', productFormTexts.hsnInvalid],
])('the HSN code %j gives %j', (typed, problem) => {
  expect(checkHsn(typed)).toBe(problem);
});

test('every valid price can be stored', () => {
  const anyNumber = fc.oneof(fc.double(), fc.double({ min: 0, max: 2e6 }), fc.float());
  fc.assert(
    fc.property(anyNumber, (value) => {
      if (checkPricePerKg(value) !== undefined) return;
      expect(Number.isInteger(rupeesToPaise(value))).toBe(true);
      expect(rupeesToPaise(value)).toBeGreaterThanOrEqual(1);
      expect(rupeesToPaise(value)).toBeLessThanOrEqual(MAX_PRICE_PAISE);
    }),
    PROPERTY_RUNS,
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_PRICE_PAISE }), (paise) => {
      expect(checkPricePerKg(paiseToRupees(paise))).toBeUndefined();
    }),
  );
});

test.each(['', '-1', '1.5', '1e3', '100001', 'ten'])('%j is not a valid stock', (typed) => {
  expect(checkTypedStock(typed)).toBe(productFormTexts.stockInvalid);
});

test.each(['0', ' 25 ', '100000'])('%j is a valid stock', (typed) => {
  expect(checkTypedStock(typed)).toBeUndefined();
});

test('allows at most twenty search words, each of limited length', () => {
  const words = (count: number) => Array.from({ length: count }, (_, place) => `w${place}`);
  expect(checkSearchWords(words(20).join(','))).toBeUndefined();
  expect(checkSearchWords(words(21).join(','))).toBe(productFormTexts.tooManyWords);
  expect(checkSearchWords(`jwari, ${'x'.repeat(61)}`)).toBe('Please use at most 60 characters');
});

test('accepts JPEG, PNG and WebP of less than 2,097,152 bytes', () => {
  const png = { type: 'image/png', size: IMAGE_MAX_BYTES - 1 };
  expect(checkImageFile(png)).toBeUndefined();
  expect(checkImageFile({ ...png, size: IMAGE_MAX_BYTES })).toBe(mediaTexts.tooLarge);
  expect(checkImageFile({ ...png, type: 'image/svg+xml' })).toBe(mediaTexts.notAnImage);
  expect(checkImageFile({ ...png, type: '' })).toBe(mediaTexts.notAnImage);
});
