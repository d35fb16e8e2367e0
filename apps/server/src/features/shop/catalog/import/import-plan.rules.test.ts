import { expect, test } from 'vitest';
import { productFormTexts } from '@dalan/contract/catalog/catalog';
import { grindTexts, readyGrinds } from '@dalan/contract/catalog/grinds';
import { inputTexts } from '@dalan/contract/errors';
import { importLimits, importTexts } from '@dalan/contract/catalog/product-import';
import type { ProductRow } from '../product-mapper.rules.ts';
import { idsIn, planImport } from './import-plan.rules.ts';
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
const known = {
  products: new Map([jowar, bajra].map((row) => [row.id, row])),
  all: [jowar, bajra],
  codes: [],
};

function previewFor(text: string) {
  const { records, faults } = readCsvFile(text);
  const plan = planImport(records, known);
  return previewOf(faults.length === 0 ? plan : { ...plan, faults }, known);
}

test('tells new, changed and unchanged products apart', () => {
  const preview = previewFor(
    [
      'id,name,PRICE PER KG,Category,Description,Stock (kg)',
      `${jowar.id},Jowar Flour,70.50,Millets,"Ground slowly.\r\nFor bhakri.",99`,
      '',
      `${bajra.id.toUpperCase()},Bajra Flour,65,Millets,"Ground slowly.\nFor bhakri.",`,
      ',नाचणी पीठ,90,Hill grains,Ragi,12',
    ].join('\n'),
  );
  expect(preview).toEqual({
    rows: [
      {
        line: 2,
        _id: jowar.id,
        name: 'Jowar Flour',
        changes: [{ column: 'Price per kg', was: '65.00', is: '70.50' }],
      },
      {
        line: 5,
        _id: null,
        name: 'नाचणी पीठ',
        changes: [
          { column: 'Category', was: '', is: 'Hill grains' },
          { column: 'Price per kg', was: '', is: '90' },
          { column: 'Active', was: '', is: 'yes' },
          { column: 'Description', was: '', is: 'Ragi' },
          { column: 'Stock (kg)', was: '', is: '12' },
        ],
      },
    ],
    unchanged: 1,
    faults: [],
    faultsLeftOut: 0,
    newCategories: ['Hill grains'],
    versions: { [jowar.id]: 3, [bajra.id]: 3 },
  });
});

test('reads grinds and the step, and leaves an exported row unchanged', () => {
  const cell = 'Fine / बारीक / बारीक; For bhakri / भाकरीसाठी / भाकरी के लिए';
  const given = previewFor(`Id,Sold by (g),Grinds\n${jowar.id},500,${cell}\n`);
  expect(given.rows[0]?.changes).toEqual([
    { column: 'Sold by (g)', was: '1000', is: '500' },
    { column: 'Grinds', was: '', is: cell },
  ]);
  const [fine, , , forBhakri] = readyGrinds;
  // PostgreSQL has its own order of the fields in a document.
  const grinds = [fine, forBhakri].map(({ key, name, nameHi, nameMr }) => ({
    key,
    name,
    nameHi,
    nameMr,
  }));
  const milled = { ...jowar, grinds, stepGrams: 500 };
  const products = new Map([[milled.id, milled]]);
  const { records } = readCsvFile(`Id,Sold by (g),Grinds\n${jowar.id},500,${cell}\n`);
  expect(planImport(records, { products, all: [milled], codes: [] }).unchanged).toHaveLength(1);
});

test.each([
  ['Fine / बारीक', grindTexts.nameRequired],
  ['बारीक / बारीक / बारीक', grindTexts.noLetters],
  ['Fine / बारीक / बारीक; fine / बारीक / बारीक', grindTexts.twice],
  [Array.from({ length: 6 }, (_, n) => `G${n} / अ / अ`).join('; '), grindTexts.tooMany],
])('refuses the grinds %s', (cell, text) => {
  const { faults } = previewFor(`Id,Grinds\n${jowar.id},${cell}\n`);
  expect(faults).toMatchObject([{ line: 2, column: 'Grinds', message: text }]);
});

test.each([';', '\t'])(
  'reads a file with %j between the cells, and its byte order mark',
  (mark) => {
    const text = `\ufeffId,Name,Text\r\n${jowar.id},Jowar Flour,"Fine, white"\r\n`;
    const file = text.replaceAll(/,(?! )/g, mark);
    expect(previewFor(file).rows).toMatchObject([{ changes: [{ is: 'Fine, white' }] }]);
  },
);

test('takes the apostrophe away that keeps a cell from being run', () => {
  const changesOf = (cell: string) =>
    previewFor(`Id,Text\n${jowar.id},${cell}\n`).rows.map(({ changes }) => changes[0]?.is);
  expect(changesOf("'=1+1")).toEqual(['=1+1']);
  expect(changesOf("''=1+1")).toEqual(["'=1+1"]);
  expect(changesOf("'tis")).toEqual(["'tis"]);
});

const head = 'Id,Name,Price per kg,Description';
test.each([
  [
    'an unknown column',
    `${head},Colour\n,A,1,B,red`,
    [1, 'Colour', importTexts.unknownColumn('Colour')],
  ],
  ['a column twice', `${head},name\n,A,1,B,`, [1, 'name', importTexts.columnTwice('name')]],
  ['no rows', head, [1, '', importTexts.noRows]],
  ['a cell too many', `${head}\n,A,1,B,C`, [2, '', importTexts.columnWithoutName]],
  ['an open quote', `${head}\n,"A,1,B\n`, [2, '', importTexts.openQuote]],
  ['no name', `${head}\n,,1,B`, [2, 'Name', productFormTexts.nameRequired]],
  ['no price', `Name,Description\nA,B`, [2, 'Price per kg', productFormTexts.priceRequired]],
  ['a price of zero', `${head}\n,A,0,B`, [2, 'Price per kg', productFormTexts.priceInvalid]],
  ['a price in words', `${head}\n,A,ten,B`, [2, 'Price per kg', productFormTexts.priceInvalid]],
  [
    'an emptied price',
    `Id,Price per kg\n${jowar.id},`,
    [2, 'Price per kg', productFormTexts.priceInvalid],
  ],
  ['no description', `${head}\n,A,1,`, [2, 'Description', productFormTexts.descriptionRequired]],
  [
    'a long name',
    `${head}\n,${'A'.repeat(121)},1,B`,
    [2, 'Name', expect.stringContaining('120') as string],
  ],
  ['an answer that is none', `${head},Active\n,A,1,B,maybe`, [2, 'Active', inputTexts.yesOrNo]],
  ['an HSN code', `${head},HSN code\n,A,1,B,12`, [2, 'HSN code', productFormTexts.hsnInvalid]],
  [
    'a GST rate',
    `${head},GST rate\n,A,1,B,7%`,
    [2, 'GST rate', expect.stringContaining('18') as string],
  ],
  [
    'a GST rate that has ended',
    `${head},GST rate\n,A,1,B,12`,
    [2, 'GST rate', productFormTexts.gstEnded],
  ],
  [
    'a GST rate that has ended, for another flour',
    `Id,GST rate\n${jowar.id},12`,
    [2, 'GST rate', productFormTexts.gstEnded],
  ],
  [
    'a shelf life',
    `${head},Shelf life (days)\n,A,1,B,long`,
    [2, 'Shelf life (days)', productFormTexts.shelfLifeInvalid],
  ],
  [
    'an unknown id',
    `${head}\n${jowar.id.replace(/9$/, '1')},A,1,B`,
    [2, 'Id', importTexts.unknownId],
  ],
  ['no id at all', `${head}\nx,A,1,B`, [2, 'Id', importTexts.unknownId]],
  ['an id twice', `Id,Text\n${jowar.id},A\n${jowar.id},B`, [3, 'Id', importTexts.idTwice(2)]],
  ['a name twice', `${head}\n,A,1,B\n,a,1,B`, [3, 'Name', importTexts.nameTwice(2)]],
  ['a name that is taken', `${head}\n,JOWAR flour,1,B`, [2, 'Name', importTexts.nameTaken]],
  ['the name of another', `Id,Name\n${jowar.id},Bajra Flour`, [2, 'Name', importTexts.nameTaken]],
])('names the line and column of %s', (_, text, [line, column, message]) => {
  expect(previewFor(text).faults).toMatchObject([{ line, column, message }]);
});

test('a fault names the flour and the value', () => {
  const text = `${head}\n,A,ten,B\n${jowar.id},,0,\n,${'L'.repeat(70)},-1,B\n,,1,B\n`;
  const named = previewFor(text).faults.map(({ line, column, flour, value }) => [
    line,
    column,
    flour,
    value,
  ]);
  expect(named).toEqual([
    [2, 'Price per kg', 'A', 'ten'],
    // Where the file has no name, the fault has the product's name in the shop.
    [3, 'Name', 'Jowar Flour', undefined],
    [3, 'Price per kg', 'Jowar Flour', '0'],
    [3, 'Description', 'Jowar Flour', undefined],
    [4, 'Price per kg', `${'L'.repeat(60)}…`, '-1'],
    [5, 'Name', undefined, undefined],
  ]);
});

test('refuses more products than one file may have', () => {
  const lines = Array.from({ length: 10_001 }, (_, place) => `Flour ${place},1,B`);
  const { faults } = previewFor(`Name,Price per kg,Description\n${lines.join('\n')}`);
  expect(faults).toMatchObject([{ line: 10_002, column: '', message: importTexts.tooManyRows }]);
});

test('asks the database for ids only', () => {
  const { records } = readCsvFile(`Id,Name\n${jowar.id},A\n' or 1=1,B\n,C`);
  expect(idsIn(records)).toEqual([jowar.id]);
});

test.each([
  ['1.5 MB of commas', `${head}\n${','.repeat(1_500_000)}\n`, 2, importTexts.tooManyColumns],
  [
    '300,000 columns',
    `${Array.from({ length: 300_000 }, (_, n) => `Column ${n}`).join(',')}\nA\n`,
    1,
    importTexts.tooManyColumns,
  ],
  [
    'a cell too long',
    `${head}\n,A,1,B\n,C,1,${'x'.repeat(importLimits.cellMax + 1)}\n`,
    3,
    importTexts.cellTooLong,
  ],
])('stops reading a file with %s at once, with one fault', (_, text, line, message) => {
  expect(previewFor(text)).toMatchObject({
    faults: [{ line, column: '', message }],
    faultsLeftOut: 0,
  });
});

test('reads a file as wide and a cell as long as they may be', () => {
  const wide = `${head}${','.repeat(importLimits.columnsMax - 4)}\n,A,1,B\n`;
  expect(previewFor(wide)).toMatchObject({ rows: [{ name: 'A' }], faults: [] });
  const long = `${head}\n,A,1,"B${' '.repeat(importLimits.cellMax - 1)}"\n`;
  expect(previewFor(long)).toMatchObject({ rows: [{ name: 'A' }], faults: [] });
});

test('reports the first faults of a file, and how many more it has', () => {
  const rows = Array.from({ length: importLimits.faultsMax + 20 }, (_, n) => `,Flour ${n},0,B`);
  const { faults, faultsLeftOut } = previewFor([head, ...rows].join('\n'));
  expect(faults).toHaveLength(importLimits.faultsMax);
  expect(faults.at(-1)).toMatchObject({ line: importLimits.faultsMax + 1 });
  expect(faultsLeftOut).toBe(20);
});

test('shortens a long title of an unknown column', () => {
  const { faults } = previewFor(`${head},${'x'.repeat(5_000)}\n,A,1,B\n`);
  expect(faults).toMatchObject([{ line: 1, column: `${'x'.repeat(60)}…` }]);
  expect(JSON.stringify(faults).length).toBeLessThan(500);
});

test('a flour keeps the GST rate that has ended while a file changes other fields', () => {
  const old = { ...jowar, gstRate: 12 };
  const { records } = readCsvFile(`Id,Price per kg,GST rate\n${jowar.id},70,12%`);
  const shop = { products: new Map([[old.id, old]]), all: [old], codes: [] };
  expect(planImport(records, shop)).toMatchObject({
    faults: [],
    changed: [{ fields: { pricePaise: 7_000 } }],
  });
});
