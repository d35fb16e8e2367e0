import { expect, test } from 'vitest';
import { grindTexts, readyGrinds } from '@dalan/contract/catalog/grinds';
import {
  cellId,
  grindProblems,
  leavingGrinds,
  readyLeft,
  rowsOf,
  sorted,
  withOwn,
  withReady,
} from './grinds.rules.ts';

const [fine, medium, coarse] = readyGrinds;
const two = rowsOf(readyGrinds.slice(0, 2));

test('a ready grind comes in three languages and is not offered twice', () => {
  const three = withReady(two, coarse);
  expect(three.at(-1)).toMatchObject({ name: 'Coarse', nameMr: 'जाड', nameHi: 'मोटा' });
  expect(readyLeft(three).map(({ name }) => name)).toEqual(['For bhakri', 'For laddoo']);
});

test('own words need all three languages', () => {
  const rows = withOwn(two);
  const own = rows.at(-1)?.id ?? '';
  expect([...grindProblems(rows).keys()]).toEqual([
    cellId(own, 'name'),
    cellId(own, 'nameMr'),
    cellId(own, 'nameHi'),
  ]);
  expect(grindProblems(two).size).toBe(0);
});

test('of two alike, the second is wrong', () => {
  const alike = { id: 'own_0', name: ' FINE ', nameMr: 'बारीक', nameHi: 'बारीक' };
  const problems = grindProblems([...two, alike]);
  expect([...problems]).toEqual([[cellId('own_0', 'name'), grindTexts.twice]]);
});

test('an English name has letters from a to z', () => {
  const row = { id: 'own_0', name: 'बारीक', nameMr: 'बारीक', nameHi: 'बारीक' };
  expect(grindProblems([row]).get(cellId('own_0', 'name'))).toBe(grindTexts.noLetters);
});

test('every added row has an id of its own', () => {
  const renamed = two.map((row) => ({ ...row, name: `${row.name} sieved` }));
  const rows = withOwn(withOwn(withReady(renamed, readyGrinds[0])));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(5);
});

test('a removed and a renamed grind leave the flour', () => {
  const [first, second] = two;
  const renamed = [{ ...first!, name: 'Very fine' }];
  expect(leavingGrinds(two, renamed)).toEqual([first, second]);
  expect(leavingGrinds(two, [...two].reverse())).toEqual([]);
});

test('rows are sorted by their ids', () => {
  expect(sorted(two, ['medium', 'fine']).map(({ name }) => name)).toEqual([medium.name, fine.name]);
});
