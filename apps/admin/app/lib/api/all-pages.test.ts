import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';

const rowsOf = (...ids: string[]) => ids.map((_id) => ({ _id }));

test('a list of several pages is read to its end', async () => {
  const pages = [rowsOf('e', 'd'), rowsOf('c', 'b'), rowsOf('a')];
  const all = await allPages((page) => Promise.resolve({ rows: pages[page - 1] ?? [], total: 5 }));
  expect(all).toEqual(rowsOf('e', 'd', 'c', 'b', 'a'));
});

test('a new row meanwhile repeats none, and a deleted one does not go on for ever', async () => {
  const pages = [rowsOf('c', 'b'), rowsOf('b', 'a')];
  const all = await allPages((page) => Promise.resolve({ rows: pages[page - 1] ?? [], total: 4 }));
  expect(all).toEqual(rowsOf('c', 'b', 'a'));
});
