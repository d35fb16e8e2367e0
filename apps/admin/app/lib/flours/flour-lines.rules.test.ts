import { expect, test } from 'vitest';
import type { Product } from '@dalan/contract/catalog/catalog';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { sumKg } from '../format/sum-kg.rules.ts';
import { grindChoices, grindNamed, inWholeSteps, lineInList } from './flour-lines.rules.ts';

const [fine, medium, coarse, bhakri] = readyGrinds;
const jowar = { name: 'Jowar Flour', grinds: [...readyGrinds] } as unknown as Product;

test.each([
  [3.9, undefined, 3],
  [3.9, 500, 3.5],
  [0.4, 500, 0],
  [0.75, 250, 0.75],
  [-1, undefined, 0],
] as const)('%d kg by steps of %s g are %d kg', (kg, stepGrams, steps) => {
  expect(inWholeSteps(kg, stepGrams === undefined ? {} : { stepGrams })).toBe(steps);
});

test('weights are added to the gram', () => {
  expect(sumKg([0.1, 0.2])).toBe(0.3);
});

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
