import { expect, test } from 'vitest';
import type { Product } from '@dalan/contract/catalog';
import { readQuickAdd } from './quick-add.ts';

const flour = (name: string, nameMr: string) =>
  ({ _id: name, name, nameMr, category: '', searchAlso: [], text: '', description: '' }) as Pick<
    Product,
    '_id' | 'name' | 'nameMr' | 'category' | 'searchAlso' | 'text' | 'description'
  > as Product;

const flours = [
  flour('Lokwan Wheat Flour', 'लोकवन गहू पीठ'),
  flour('Jowar Flour', 'ज्वारीचे पीठ'),
  flour('Besan', 'बेसन'),
];

test.each([
  ['jo 5', 'Jowar Flour', 5],
  ['ज्वारी 5', 'Jowar Flour', 5],
  ['ज्वारी ५', 'Jowar Flour', 5],
  ['besan', 'Besan', 1],
  ['wheat 12 kg', 'Lokwan Wheat Flour', 12],
  ['besan 0', 'Besan', 1],
])('reads “%s”', (typed, name, kg) => {
  const found = readQuickAdd(flours, typed);
  expect([found?.flour.name, found?.kg]).toEqual([name, kg]);
});

test.each(['', '5', 'zzzz 5'])('finds nothing for “%s”', (typed) => {
  expect(readQuickAdd(flours, typed)).toBeUndefined();
});
