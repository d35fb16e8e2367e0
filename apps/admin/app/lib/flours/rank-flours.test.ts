import { expect, test } from 'vitest';
import type { Product } from '@dalan/contract/catalog/catalog';
import { rankFlours } from './rank-flours.ts';

const flour = (name: string, nameMr = '') =>
  ({ _id: name, name, nameMr, category: '', searchAlso: [], text: '', description: '' }) as Pick<
    Product,
    '_id' | 'name' | 'nameMr' | 'category' | 'searchAlso' | 'text' | 'description'
  > as Product;

const offered = [
  flour('Lokwan Wheat Flour', 'लोकवन गहू पीठ'),
  flour('Jowar Flour', 'ज्वारीचे पीठ'),
  flour('Besan', 'बेसन'),
];
const namesOf = (flours: readonly Product[]) => flours.map(({ name }) => name);

test.each([
  ['jo', ['Jowar Flour']],
  ['ज्वारी', ['Jowar Flour']],
  ['besan', ['Besan']],
  ['zzzz', []],
  ['', ['Lokwan Wheat Flour', 'Jowar Flour', 'Besan']],
])('“%s” finds what is offered', (words, names) => {
  expect(namesOf(rankFlours(offered, [], words))).toEqual(names);
});

test('a flour that the server found is ranked by its name, and comes last if another text matched', () => {
  const found = [flour('Kodo Flour'), flour('Jowar Rava'), flour('Jowar Flour')];
  expect(namesOf(rankFlours(offered, found, 'jowar'))).toEqual([
    'Jowar Flour',
    'Jowar Rava',
    'Kodo Flour',
  ]);
});
