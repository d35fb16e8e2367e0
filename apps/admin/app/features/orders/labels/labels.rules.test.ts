import { expect, test } from 'vitest';
import type { BagLabelsAnswer, BagToLabel } from '@dalan/contract/mill/bag-labels';
import { labelsPath, readLabelsQuery } from './labels-path.ts';
import { bagsToPrint, gapsOf, inSheets, kindsOf, labelCount } from './labels.rules.ts';

const jowar: BagToLabel = {
  orderId: 'one',
  productId: 'jowar',
  name: 'Jowar Flour',
  nameMr: '',
  nameHi: '',
  language: 'en',
  kg: 1,
  price: 78,
  pricePerKg: 78,
  batch: {
    _id: 'batch',
    number: 'JW-1117-1',
    path: '2026-JW-1117-1',
    milledOn: '2026-11-17',
    bestBefore: '2027-02-15',
  },
  obstacle: null,
};
const inMarathi: BagToLabel = { ...jowar, orderId: 'two', language: 'mr' };
const large: BagToLabel = { ...jowar, kg: 5 };
const unmilled: BagToLabel = { ...jowar, orderId: 'three', batch: null, obstacle: 'not milled' };
const none = new Set<string>();

const answer: BagLabelsAnswer = {
  day: null,
  bags: [jowar, inMarathi, large, unmilled],
  flours: [{ productId: 'jowar', name: 'Jowar Flour', facts: {}, missing: [] }],
  packer: { name: 'Dalan', address: 'Pune', phone: '020', email: '', fssaiLicence: '115' },
  withoutLabels: [],
};

test('bags of one flour, weight and batch are one kind, whoever they are for', () => {
  const kinds = kindsOf(answer.bags);
  expect(kinds.map(({ name, kg, batch, bags }) => [name, kg, batch, bags.length])).toEqual([
    ['Jowar Flour', 1, 'JW-1117-1', 2],
    ['Jowar Flour', 5, 'JW-1117-1', 1],
    ['Jowar Flour', 1, '', 1],
  ]);
});

test('one label a bag, unless staff say otherwise or it cannot be printed', () => {
  const [small, , waiting] = kindsOf(answer.bags);
  if (!small || !waiting) throw new Error('kinds are missing');
  expect(labelCount(small, new Map(), none, none)).toBe(2);
  expect(labelCount(small, new Map([[small.key, 7]]), none, none)).toBe(7);
  expect(labelCount(small, new Map(), new Set([small.key]), none)).toBe(0);
  expect(labelCount(small, new Map(), none, new Set([small.key]))).toBe(0);
  expect(labelCount(waiting, new Map([[waiting.key, 7]]), none, none)).toBe(0);
  expect(bagsToPrint(small, 3)).toEqual([jowar, inMarathi, jowar]);
  expect(bagsToPrint(small, 1)).toEqual([jowar]);
});

test('a sheet is filled before the next one', () => {
  expect(inSheets([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inSheets([], 2)).toEqual([]);
});

test('gaps are named with their labels, and a shelf life only where it stops one', () => {
  const missing = ['ingredients', 'shelfLife'] as const;
  const flour = { productId: 'jowar', name: 'Jowar Flour', facts: {}, missing: [...missing] };
  const packer = { ...answer.packer, fssaiLicence: '' };
  expect(gapsOf({ ...answer, flours: [flour], packer }, none)).toEqual([
    { of: 'shop', fact: 'licence' },
    { of: 'flour', fact: 'ingredients', flour, bags: 0 },
    { of: 'batch', obstacle: 'not milled', orderIds: ['three'], bags: 1 },
  ]);
  const withoutEnd: BagToLabel = { ...jowar, obstacle: 'no shelf life' };
  const tooLong = new Set([kindsOf([inMarathi])[0]?.key ?? '']);
  expect(gapsOf({ ...answer, bags: [withoutEnd], flours: [flour] }, none)).toContainEqual({
    of: 'flour',
    fact: 'shelfLife',
    flour,
    bags: 1,
  });
  expect(gapsOf({ ...answer, bags: [inMarathi] }, tooLong)).toMatchObject([
    { of: 'flour', fact: 'tooLong', bags: 1 },
  ]);
});

test('an address names orders, batches or a day', () => {
  expect(labelsPath()).toBe('/admin/ordermaster/labels');
  expect(labelsPath({ batches: 'a,b' })).toBe('/admin/ordermaster/labels?batches=a%2Cb');
  expect(readLabelsQuery(new URLSearchParams('batches=a%2Cb'))).toEqual({ batches: 'a,b' });
  expect(readLabelsQuery(new URLSearchParams('ids=&day=2026-11-17'))).toEqual({
    day: '2026-11-17',
  });
  expect(readLabelsQuery(new URLSearchParams())).toEqual({});
});
