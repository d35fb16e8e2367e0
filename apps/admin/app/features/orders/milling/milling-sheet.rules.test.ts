import { expect, test } from 'vitest';
import { batchCodes, ordersDone, placesInWords } from './milling-sheet.rules.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

test('a batch is the first letters of its flour and the day', () => {
  expect(batchCodes(named('Jowar Flour', 'Besan'), '2026-11-14')).toEqual(['JO-1411', 'BE-1411']);
});

test('two flours of a sheet never share a batch', () => {
  expect(batchCodes(named('Rajgira Flour', 'Ragi Flour', 'Besan'), '2026-11-14')).toEqual([
    'RAJ-1411',
    'RAG-1411',
    'BE-1411',
  ]);
  expect(batchCodes(named('Multigrain 1', 'Multigrain 2'), '2026-11-14')).toEqual([
    'MULT1-1411',
    'MULT2-1411',
  ]);
  expect(batchCodes(named('बाजरीचे पीठ'), '2026-11-14')).toEqual(['बाज-1411']);
});

test('places are named as people say them', () => {
  expect([placesInWords(1, 4), placesInWords(5, 6), placesInWords(7, 7)]).toEqual([
    '1 to 4',
    '5, 6',
    '7',
  ]);
});

test('an order is done once all its flours are milled', () => {
  const line = (productId: string) => ({ productId, kg: 1 });
  const order = {
    version: 1,
    name: '',
    dueOn: '',
    sheetPrintedAt: null,
    isChangedAfterPrint: false,
  };
  const one = { ...order, _id: 'one', lines: [line('jowar'), line('besan')] };
  const two = { ...order, _id: 'two', lines: [line('besan')] };
  expect(ordersDone([one, two], (flour) => flour === 'besan')).toEqual([two]);
  expect(ordersDone([one, two], () => true)).toEqual([one, two]);
});
