import { expect, test } from 'vitest';

import { labelData } from './label-data.rules.ts';
import { packFacts } from './pack-facts.rules.ts';

const jowar = {
  _id: '0190a0b0-0000-7000-8000-000000000000',
  name: 'Jowar Flour',
  nameMr: '',
  category: 'Millets',
  productImg: '',
  imageUrl: '',
  picture: null,
  pricePerKg: 78,
  quantity: 20,
  sale: false,
  shelfLifeDays: 90,
  hsn: '',
  gstRate: 0,
  isActive: true,
  description: '',
  text: '',
  searchAlso: [],
  createdAt: '2026-06-11T05:48:00Z',
  version: 1,
};
const label = {
  ingredients: 'Jowar (sorghum)',
  hasGluten: false,
  isMilledWithWheat: true,
  isVegetarian: true,
  storage: 'Keep dry',
  origin: 'India',
};

test('a pack says the facts that are filled in, in the order of the label', () => {
  expect(packFacts({ ...jowar, label }).map(({ term, text }) => `${term}: ${text}`)).toEqual([
    'Ingredients: Jowar (sorghum)',
    'Gluten: No gluten in the grain. Milled on the same stone as wheat.',
    'Storage: Keep dry',
    'Keeps: 90 days from milling',
    'Country of origin: India',
  ]);
  const little = { ...jowar, shelfLifeDays: null, label: { isVegetarian: false } };
  expect(packFacts(little)).toEqual([{ term: 'Vegetarian', text: 'No' }]);
});

test.each([
  [{ hasGluten: true }, 'Contains gluten'],
  [{ hasGluten: false }, 'No gluten in the grain.'],
  [{ hasGluten: false, isMilledWithWheat: false }, 'No'],
])('says plainly about gluten: %j', (said, text) => {
  expect(packFacts({ shelfLifeDays: null, label: said })).toEqual([{ term: 'Gluten', text }]);
});

test('words in another language are marked', () => {
  const facts = packFacts({ ...jowar, label, untranslated: ['ingredients'] });
  expect(facts.map(({ lang }) => lang)).toEqual(['en', undefined, undefined, undefined, undefined]);
});

test('search engines get the facts as properties, and nothing about a flour without them', () => {
  expect(labelData(jowar)).toEqual({});
  expect(labelData({ ...jowar, label })).toMatchObject({
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Ingredients', value: 'Jowar (sorghum)' },
      { name: 'Gluten' },
      { name: 'Storage' },
      { name: 'Keeps', value: '90 days from milling' },
      { name: 'Vegetarian', value: true },
    ],
    countryOfOrigin: { '@type': 'Country', name: 'India' },
  });
});
