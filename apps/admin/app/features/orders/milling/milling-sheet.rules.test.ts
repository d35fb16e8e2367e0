import { expect, test } from 'vitest';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import type { MilledFlour } from '@dalan/contract/mill/milling';
import { lineName, placesInWords, sheetFlours } from './milling-sheet.rules.ts';

const DAY = '2026-11-17';

test('places are named as people say them', () => {
  expect([placesInWords(1, 4), placesInWords(5, 6), placesInWords(7, 7)]).toEqual([
    '1 to 4',
    '5, 6',
    '7',
  ]);
});

const [fine, , coarse] = readyGrinds;
const bags = [{ kg: 2, count: 1 }];
const besan = { productId: 'besan', name: 'Besan', code: 'BE', batchesMade: {}, kg: 2, bags };
const jowar = {
  ...besan,
  productId: 'jowar',
  name: 'Jowar Flour',
  code: 'JW',
  batchesMade: { [DAY]: 2, '2026-11-16': 9 },
  kg: 3.5,
  grinds: [
    { grind: fine, kg: 2, bags },
    { grind: coarse, kg: 1, bags },
    { grind: null, kg: 0.5, bags },
  ],
};
const flours = [jowar, besan] as unknown as MilledFlour[];
const room = {
  ...{ _id: 'room', productId: 'jowar', grind: 'coarse', number: 'JW-1116-9', roomKg: 3 },
  ...{ milledOn: '2026-11-16', bestBefore: null },
};

test('a flour is milled grind by grind, each a batch of its own after those of the day', () => {
  const [withGrinds, without] = sheetFlours({ flours, rooms: [room] }, DAY);
  expect(withGrinds?.rows.map(({ key, name, batch, kg }) => [key, name, batch, kg])).toEqual([
    ['jowar/fine', 'Jowar Flour, fine', 'JW-1117-3', 2],
    ['jowar/coarse', 'Jowar Flour, coarse', 'JW-1117-4', 1],
    ['jowar', 'Jowar Flour', 'JW-1117-5', 0.5],
  ]);
  expect(without?.rows).toMatchObject([{ key: 'besan', grind: null, batch: 'BE-1117-1', kg: 2 }]);
});

test('a row knows what is milled already of its grind', () => {
  const [withGrinds, without] = sheetFlours({ flours, rooms: [room] }, DAY);
  expect(withGrinds?.rows.map(({ rooms }) => rooms.length)).toEqual([0, 1, 0]);
  expect(without?.rows[0]?.rooms).toEqual([]);
});

test('a list names a line by its flour and grind', () => {
  const lines = [
    { productId: 'jowar', grind: 'fine' },
    { productId: 'jowar', grind: 'coarse' },
  ];
  expect(lines.map((line) => lineName(flours, line))).toEqual([
    'Jowar Flour fine',
    'Jowar Flour coarse',
  ]);
});
