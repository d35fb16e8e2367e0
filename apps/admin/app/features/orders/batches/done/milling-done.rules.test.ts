import { describe, expect, test } from 'vitest';
import type { BatchWithRoom } from '@dalan/contract/mill/batches';
import type { MillingSheet } from '@dalan/contract/mill/milling';
import { kgToMill, millingOutlook, ordersWithTicks, readMilled } from './milling-done.rules.ts';

const DAY = '2026-11-17';
const none: ReadonlySet<string> = new Set();

const order = (id: string, kg: Record<string, number>) => ({
  ...{
    _id: id,
    version: 1,
    name: id,
    dueOn: DAY,
    sheetPrintedAt: null,
    isChangedAfterPrint: false,
  },
  lines: Object.entries(kg).map(([productId, weight]) => ({ productId, kg: weight })),
});

const flour = (productId: string, code: string, kg: number) => ({
  ...{ productId, name: productId, nameMr: '', isWithoutGluten: true, code, kg, bags: [] },
  shelfLifeDays: productId === 'jowar' ? 90 : null,
  batchesMade: {},
});

const room = (id: string, roomKg: number, milledOn = '2026-11-16'): BatchWithRoom => ({
  ...{ _id: id, productId: 'jowar', number: `JW-${id}`, milledOn, bestBefore: null, roomKg },
});

const sheetOf = (rooms: BatchWithRoom[] = []): MillingSheet => ({
  ...{ day: DAY, due: null, notOnSheet: [], days: [], rooms },
  orders: [
    order('asha', { jowar: 2, besan: 1 }),
    order('meera', { jowar: 5 }),
    order('rohan', { jowar: 1 }),
  ],
  flours: [flour('jowar', 'JW', 8), flour('besan', 'BE', 1)],
});

const outlook = (typed: Record<string, string>, sheet = sheetOf(), unmilled = none) =>
  millingOutlook({ sheet, unmilled, typed, milledOn: DAY });

describe('a typed weight', () => {
  test.each([
    ['12.5', 12.5],
    ['300', 300],
    ['1,250', 1250],
    ['500 g', 0.5],
    ['1½', 1.5],
    ['१२', 12],
    ['0', 0],
    ['0.0004', 0],
  ])('“%s” is %f kg', (typed, kg) => expect(readMilled(typed)).toBe(kg));
  test.each(['', 'much', '-3', '10001'])('“%s” is none', (typed) =>
    expect(readMilled(typed)).toBeUndefined(),
  );
});

describe('what is to be milled', () => {
  test('without earlier flour it is what was ordered', () => {
    expect(Object.fromEntries(kgToMill(sheetOf(), DAY))).toEqual({ jowar: 8, besan: 1 });
  });

  test('bags that earlier batches fill are not milled again', () => {
    // The bag of 5 kg fits in no batch, so the 3 kg go to the two smaller bags.
    expect(Object.fromEntries(kgToMill(sheetOf([room('old', 3)]), DAY))).toEqual({
      jowar: 5,
      besan: 1,
    });
  });
});

describe('Milling done', () => {
  test('as ordered, all orders move and every row is a batch', () => {
    const { rows, moved, waiting } = outlook({});
    expect([moved, waiting]).toEqual([3, 0]);
    expect(
      rows.map(({ typed, batch, bestBefore, extraKg }) => [typed, batch, bestBefore, extraKg]),
    ).toEqual([
      ['8', 'JW-1117-1', '2027-02-15', 0],
      ['1', 'BE-1117-1', null, 0],
    ]);
  });

  test('what is milled beyond the orders is for the counter', () => {
    expect(outlook({ jowar: '11' }).rows[0]).toMatchObject({ extraKg: 3, waiting: 0 });
  });

  test('what is short names the orders that wait, the ones due last first', () => {
    const { rows, moved, waiting } = outlook({ jowar: '7.5' });
    expect(rows[0]).toMatchObject({ extraKg: -0.5, waiting: 1 });
    expect([moved, waiting]).toEqual([2, 1]);
    expect(outlook({ jowar: '6' }).rows[0]).toMatchObject({ extraKg: -2, waiting: 1 });
    expect(outlook({ jowar: '2.5' }).rows[0]).toMatchObject({ waiting: 2 });
  });

  test('orders that wait for a flour without a tick are not counted as short', () => {
    const sheet = sheetOf();
    const { rows, moved, waiting } = outlook({ jowar: '7' }, sheet, new Set(['besan']));
    expect(rows).toHaveLength(1);
    expect([moved, waiting]).toEqual([2, 1]);
    expect(rows[0]).toMatchObject({ extraKg: -1, waiting: 0 });
    expect(ordersWithTicks(sheet, new Set(['besan']), DAY).waiting).toEqual(['asha']);
  });

  test('a weight of 0 makes no batch, and the earlier flour still fills what it can', () => {
    const { rows, moved } = outlook({ jowar: '0' }, sheetOf([room('old', 3)]));
    expect(rows.map(({ batch }) => batch)).toEqual(['', 'BE-1117-1']);
    expect(rows[0]).toMatchObject({ extraKg: -5, waiting: 1 });
    expect(moved).toBe(2);
  });

  test('flour of a later day is not counted on', () => {
    const { rows, moved } = outlook({}, sheetOf([room('new', 3, '2026-11-18')]));
    expect(rows[0]?.typed).toBe('8');
    expect(moved).toBe(3);
  });

  test('an unreadable weight is no batch and no reason to wait', () => {
    expect(outlook({ jowar: 'x' }).rows[0]).toMatchObject({
      milledKg: undefined,
      batch: '',
      waiting: 0,
    });
  });
});
