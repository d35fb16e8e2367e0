import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineKey } from '../catalog/grinds.ts';
import { kgToGrams } from '../money/weight.ts';
import { arrivesOld, batchNumber, batchStateOf, bestBeforeOf, fillOrders } from './batches.ts';

test('a number has the code, month and day, and a count', () => {
  expect(batchNumber('JW', '2026-11-17', 1)).toBe('JW-1117-1');
});

test('best before is the day of milling and the shelf life', () => {
  expect(bestBeforeOf('2026-11-17', 90)).toBe('2027-02-15');
  expect(bestBeforeOf('2026-11-17', null)).toBeNull();
});

test('a batch is good on its last day', () => {
  const batch = { bestBefore: '2026-11-17', recalledAt: null };
  expect(batchStateOf(batch, '2026-11-17')).toBe('good');
  expect(batchStateOf(batch, '2026-11-18')).toBe('past best before');
  expect(batchStateOf({ ...batch, recalledAt: '2026-11-01T00:00:00Z' }, '2026-11-18')).toBe(
    'recalled',
  );
});

test('a bag is old with less than 30 % of its life left', () => {
  const batch = { milledOn: '2026-11-01', bestBefore: '2027-02-09' };
  expect(arrivesOld(batch, '2027-01-10')).toBe(false);
  expect(arrivesOld(batch, '2027-01-11')).toBe(true);
  expect(arrivesOld({ ...batch, bestBefore: null }, '2030-01-01')).toBe(false);
});

const line = fc.record({
  productId: fc.constantFrom('jowar', 'wheat'),
  grind: fc.constantFrom(undefined, 'fine', 'coarse'),
  kg: fc.integer({ min: 1, max: 40 }).map((quarters) => quarters / 4),
});
const orders = fc
  .array(fc.uniqueArray(line, { selector: lineKey, minLength: 1, maxLength: 4 }), { maxLength: 12 })
  .map((all) => all.map((lines, place) => ({ _id: `order ${place}`, lines })));
const batches = fc
  .array(
    fc.record({
      productId: fc.constantFrom('jowar', 'wheat'),
      grind: fc.constantFrom(undefined, 'fine', 'coarse'),
      roomKg: fc.integer({ min: 0, max: 80 }).map((quarters) => quarters / 4),
    }),
    { maxLength: 8 },
  )
  .map((all) => all.map((batch, place) => ({ _id: `batch ${place}`, ...batch })));

test('no batch gives more than it has, and an order gets all its bags or none', () => {
  fc.assert(
    fc.property(orders, batches, (asked, offered) => {
      const { filled, waiting, roomGrams } = fillOrders(asked, offered);
      expect([...filled.keys(), ...waiting].toSorted()).toEqual(
        asked.map(({ _id }) => _id).toSorted(),
      );
      const given = new Map<string, number>();
      for (const { _id, lines } of asked) {
        const chosen = filled.get(_id);
        if (chosen === undefined) continue;
        expect(chosen).toHaveLength(lines.length);
        lines.forEach((one, place) => {
          const batch = offered.find((each) => each._id === chosen[place]);
          expect(batch && lineKey(batch)).toBe(lineKey(one));
          given.set(chosen[place] ?? '', (given.get(chosen[place] ?? '') ?? 0) + kgToGrams(one.kg));
        });
      }
      for (const { _id, roomKg } of offered) {
        const left = kgToGrams(roomKg) - (given.get(_id) ?? 0);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(roomGrams.get(_id)).toBe(left);
      }
    }),
  );
});
