import { expect, test } from 'vitest';
import { searchProducts } from '@dalan/contract/catalog/product-search';
import { seedFlours } from '../../../../../seed/catalogue.ts';
import { pageForVisitor } from './visitor-list.rules.ts';

const products = seedFlours.map((flour, index) => ({
  ...flour,
  _id: flour.slug,
  productImg: '',
  imageUrl: '',
  picture: null,
  hsn: '',
  gstRate: 0,
  quantity: flour.quantityKg,
  isActive: true,
  createdAt: new Date(Date.UTC(2026, 0, 31 - index)).toISOString(),
  version: 1,
}));

function find(search: string): string[] {
  return searchProducts(products, search).map(({ name }) => name);
}

test.each([
  ['jowar', 'Jowar Flour'],
  ['JOWAR', 'Jowar Flour'],
  ['jwari', 'Jowar Flour'],
  ['jowr', 'Jowar Flour'],
  ['jwoar', 'Jowar Flour'],
  ['ज्वारी', 'Jowar Flour'],
  ['ज्वारि', 'Jowar Flour'],
  ['nachini', 'Nachni Flour'],
  ['ragi', 'Nachni Flour'],
  ['thalipeet', 'Thalipeeth Bhajani'],
  ['tahlipith', 'Thalipeeth Bhajani'],
  ['besen', 'Besan'],
  ['gram flour', 'Besan'],
  ['soybean', 'Soya Flour'],
  ['ambemohr', 'Ambemohar Rice Flour'],
])('“%s” finds %s', (search, name) => {
  expect(find(search)).toContain(name);
});

test('an exact word finds no similar words', () => {
  expect(find('bajra')).toEqual(['Bajra Flour']);
  expect(find('wheat')).toEqual(['Khapli Wheat Flour', 'Lokwan Wheat Flour']);
  expect(find('khapli wheat')).toEqual(['Khapli Wheat Flour']);
});

test('a category finds its flours, and an empty search finds all', () => {
  expect(find('fasting')).toEqual(['Rajgira Flour', 'Upvas Bhajani']);
  expect(find('  ')).toHaveLength(12);
});

test('unrelated words find nothing', () => {
  for (const search of ['sugar', 'xyz', 'chocolate', '%', '_', "' or 1=1 --"]) {
    expect(find(search), search).toEqual(search === '%' || search === '_' ? find('') : []);
  }
});

test('visitors can page and sort', () => {
  const cheapest = pageForVisitor(products, { sort: 'pricePerKg', pageSize: 2 });
  expect(cheapest.rows.map(({ name }) => name)).toEqual(['Lokwan Wheat Flour', 'Makka Flour']);
  expect(cheapest.total).toBe(12);
  const last = pageForVisitor(products, { sort: '-name', page: 6, pageSize: 2 });
  expect(last.rows.map(({ name }) => name)).toEqual(['Bajra Flour', 'Ambemohar Rice Flour']);
  const [newest] = pageForVisitor(products, { sort: '-createdAt' }).rows;
  expect(newest?.name).toBe('Khapli Wheat Flour');
  expect(pageForVisitor(products, { page: 9 })).toEqual({ rows: [], total: 12 });
});
