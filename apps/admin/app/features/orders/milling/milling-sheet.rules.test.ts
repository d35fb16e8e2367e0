import { expect, test } from 'vitest';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import type { MilledFlour } from '@dalan/contract/mill/milling';
import {
  batchCodes,
  lineName,
  ordersDone,
  placesInWords,
  sheetFlours,
} from './milling-sheet.rules.ts';

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

const [fine, , coarse] = readyGrinds;
const besan = { productId: 'besan', name: 'Besan', kg: 2, bags: [{ kg: 2, count: 1 }] };
const jowar = {
  ...besan,
  productId: 'jowar',
  name: 'Jowar Flour',
  kg: 3.5,
  grinds: [
    { grind: fine, kg: 2, bags: [{ kg: 2, count: 1 }] },
    { grind: coarse, kg: 1, bags: [{ kg: 1, count: 1 }] },
    { grind: null, kg: 0.5, bags: [{ kg: 0.5, count: 1 }] },
  ],
};
const flours = [jowar, besan] as unknown as MilledFlour[];

test('a flour is milled grind by grind, each a batch of its own', () => {
  const [withGrinds, without] = sheetFlours(flours, '2026-11-14');
  expect(withGrinds?.rows.map(({ key, name, batch, kg }) => [key, name, batch, kg])).toEqual([
    ['jowar/fine', 'Jowar Flour, fine', 'JO-1411-1', 2],
    ['jowar/coarse', 'Jowar Flour, coarse', 'JO-1411-2', 1],
    ['jowar', 'Jowar Flour', 'JO-1411-3', 0.5],
  ]);
  expect(without?.rows).toMatchObject([{ key: 'besan', grind: null, batch: 'BE-1411', kg: 2 }]);
});

test('an order in two grinds waits for both', () => {
  const lines = [
    { productId: 'jowar', grind: 'fine', kg: 2 },
    { productId: 'jowar', grind: 'coarse', kg: 1 },
  ];
  const order = { _id: 'one', lines } as never;
  expect(ordersDone([order], (key) => key === 'jowar/fine')).toEqual([]);
  expect(ordersDone([order], () => true)).toEqual([order]);
  expect(lines.map((line) => lineName(flours, line))).toEqual([
    'Jowar Flour fine',
    'Jowar Flour coarse',
  ]);
});
