import { expect, test } from 'vitest';
import { readyStorage } from '@dalan/contract/catalog/label-facts';
import { labelFormTexts } from './label-form-texts.ts';
import { isReadyStorage, labelFormOf, labelOf, missingInForm } from './label.rules.ts';

const facts = {
  ingredients: 'Jowar (sorghum)',
  hasGluten: false,
  isMilledWithWheat: true,
  isVegetarian: true,
  storage: 'Keep dry',
  origin: 'India',
};

test('the form gives back the facts that it got', () => {
  expect(labelOf(labelFormOf(facts))).toEqual(facts);
  expect(labelOf(labelFormOf())).toEqual({});
  expect(labelFormOf(facts)).toMatchObject({ hasGluten: 'No', isVegetarian: 'Yes', storageMr: '' });
});

test('an answer that is taken back is not said', () => {
  const form = { ...labelFormOf(facts), isVegetarian: '' as const };
  expect(labelOf(form)).not.toHaveProperty('isVegetarian');
});

test('the stone goes with the answer about gluten', () => {
  const form = { ...labelFormOf(facts), hasGluten: 'Yes' as const };
  expect(labelOf(form)).not.toHaveProperty('isMilledWithWheat');
});

test('says what is missing while the form is filled in', () => {
  const bare = { category: 'Blends', shelfLifeDays: ' ', label: labelFormOf() };
  expect(missingInForm(bare)).toEqual(['ingredients', 'vegetarian', 'shelfLife', 'origin']);
  const filled = { category: 'Blends', shelfLifeDays: '60', label: labelFormOf(facts) };
  expect(missingInForm(filled)).toEqual([]);
});

test.each([
  [['ingredients'], 'Ingredients are missing.'],
  [['origin'], 'Country of origin is missing.'],
  [['shelfLife', 'origin'], 'Shelf life and country of origin are missing.'],
] as const)('names %j in a sentence', (missing, sentence) => {
  expect(labelFormTexts.missing(missing)).toBe(sentence);
});

test('the ready words for storage are offered until all three are there', () => {
  expect(isReadyStorage(labelFormOf({ storage: readyStorage.storage }))).toBe(false);
  expect(isReadyStorage(labelFormOf(readyStorage))).toBe(true);
});
