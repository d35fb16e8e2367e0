import { expect, test } from 'vitest';
import { shortCodeTexts } from '@dalan/contract/catalog/short-codes';
import { inputTexts } from '@dalan/contract/errors';
import type { ProductRow } from '../product-mapper.rules.ts';
import { planImport } from './import-plan.rules.ts';
import { previewOf } from './import-preview.rules.ts';
import { readCsvFile } from './read-csv-file.ts';

const jowar: ProductRow = {
  id: '01a1e21c-2055-70a6-b895-e9a9e4935a89',
  name: 'Jowar Flour',
  nameMr: 'ज्वारी पीठ',
  nameHi: '',
  textMr: '',
  textHi: '',
  descriptionMr: '',
  descriptionHi: '',
  category: 'Millets',
  description: 'Ground slowly.\nFor bhakri.',
  text: '',
  searchAlso: ['jwari'],
  pricePaise: 6_500,
  stepGrams: 1000,
  grinds: [],
  label: {},
  shortCode: null,
  sale: false,
  isActive: true,
  shelfLifeDays: null,
  hsn: '1102',
  gstRate: 0,
  mediaId: null,
  createdAt: new Date(0),
  version: 3,
  alt: null,
  colourFrom: null,
  colourTo: null,
  onHandGrams: 5_000,
};
const bajra = { ...jowar, id: jowar.id.replace(/9$/, '8'), name: 'Bajra Flour' };
const labelled = {
  ...jowar,
  label: { ingredients: 'Jowar', hasGluten: false, origin: 'India' },
  shortCode: 'JW',
};
const owner = { id: labelled.id, name: labelled.name, shortCode: 'JW', isDeleted: false };
const withLabel = {
  products: new Map([labelled, bajra].map((row) => [row.id, row])),
  all: [labelled, bajra],
  codes: [owner],
};

function planFor(text: string) {
  return planImport(readCsvFile(text).records, withLabel);
}

test('reads label facts and short codes, and keeps facts without a column', () => {
  const plan = planFor(
    `Id,Ingredients,Contains gluten,Short code\n${jowar.id},Sorghum,yes, jo \n${bajra.id},,,\n`,
  );
  expect(plan.changed).toMatchObject([
    {
      fields: {
        label: { ingredients: 'Sorghum', hasGluten: true, origin: 'India' },
        shortCode: 'JO',
      },
    },
  ]);
  expect(plan.unchanged).toHaveLength(1);
  const emptied = planFor(`Id,Contains gluten,Country of origin\n${jowar.id},,\n`);
  expect(emptied.changed[0]?.fields).toEqual({ label: { ingredients: 'Jowar' } });
});

test('a new flour comes with its label', () => {
  const text = 'Name,Price per kg,Description,Vegetarian,Storage\nRala,80,B,yes,Keep dry\n';
  const plan = planFor(text);
  expect(plan.added).toMatchObject([{ asked: { label: { isVegetarian: true } } }]);
  expect(previewOf(plan, withLabel).rows[0]?.changes).toEqual(
    expect.arrayContaining([
      { column: 'Vegetarian', was: '', is: 'yes' },
      { column: 'Storage', was: '', is: 'Keep dry' },
    ]),
  );
});

test.each([
  ['Contains gluten', 'maybe', inputTexts.yesOrNo],
  ['Short code', 'J1', shortCodeTexts.invalid],
  ['Short code', 'JW', shortCodeTexts.taken('JW', owner)],
])('refuses %s %s', (column, cell, message) => {
  const { faults } = planFor(`Id,${column}\n${bajra.id},${cell}\n`);
  expect(faults).toMatchObject([{ line: 2, column, message }]);
});

test('two flours of a file cannot have one short code, but may swap theirs', () => {
  const twice = planFor(`Id,Short code\n${jowar.id},BA\n${bajra.id},ba\n`);
  expect(twice.faults).toMatchObject([
    { line: 3, column: 'Short code', message: shortCodeTexts.twice(2) },
  ]);
  const given = planFor(`Id,Short code\n${jowar.id},BA\n${bajra.id},JW\n`);
  expect(given.faults).toEqual([]);
  expect(given.changed).toHaveLength(2);
});
