import { expect, test } from 'vitest';
import type { Product } from '@dalan/contract/catalog/catalog';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { grindChoices, grindNamed, lineInList } from './flour-lines.rules.ts';

const [fine, medium, coarse, bhakri] = readyGrinds;
const jowar = { name: 'Jowar Flour', grinds: [...readyGrinds] } as unknown as Product;

test('a line in a list has its grind after the name', () => {
  expect(lineInList(0.5, 'Besan', fine)).toBe('500 g Besan fine');
  expect(lineInList(2, 'Besan', undefined)).toBe('2 kg Besan');
});

test.each([
  ['coarse', coarse],
  ['co', coarse],
  ['Bhakri', bhakri],
  ['जाड', coarse],
  ['मोटा', coarse],
  ['extra', undefined],
  ['', undefined],
])('“%s” names a grind', (typed, grind) => {
  expect(grindNamed(jowar, typed)).toBe(grind);
});

test('a line can take a grind that no other line of its flour has', () => {
  expect(grindChoices({ grinds: [fine, medium] }, fine, [medium])).toEqual([fine]);
  expect(grindChoices({}, undefined, [])).toEqual([]);
  expect(grindChoices({}, fine, [])).toEqual([{ key: '', name: 'No grind' }]);
  expect(grindChoices(undefined, fine, [])).toEqual([fine]);
});
