import { describe, expect, test } from 'vitest';
import type { BankOpenOrder, BankOrders } from '@dalan/contract/bank/bank-rows';
import {
  chosenOf,
  daysOf,
  firstChoices,
  groupsOf,
  keptChoices,
  overOf,
  recordedSum,
  recordOf,
  withAllCertain,
  withChoice,
} from './groups.rules.ts';
import type { Credit } from './groups.rules.ts';

const asha: BankOpenOrder = {
  orderId: '01a1dcfa-5aa5-79eb-8c0a-04f7d4ab3606',
  name: 'Asha Kulkarni',
  open: 412,
  dueOn: '2026-11-17',
  claimReference: null,
};
const ansari = {
  ...asha,
  orderId: asha.orderId.replace('d4ab3606', 'c0d871e5'),
  open: 492,
  name: 'M Ansari',
};

const rowOf = (fingerprint: string, change: Partial<Credit>): Credit => ({
  ...{ fingerprint, day: '2026-11-16', amount: 412, reference: '', text: '', copy: 1 },
  ...change,
});
const sure = rowOf('aa', { text: 'UPI-X-D4AB3606' });
const unsure = rowOf('bb', { amount: 500, text: 'UPI-M ANSARI', day: '2026-11-17' });
const recorded = rowOf('cc', { text: 'UPI-D4AB3606 again' });
const byHand = rowOf('dd', { reference: '0000431277120045', amount: 5 });
const unknown = rowOf('ee', { amount: 9, reference: '431277120045' });

const compared: BankOrders = {
  orders: [asha, ansari],
  isCut: false,
  recorded: [{ fingerprint: 'cc', at: '2026-11-16T14:50:00.000Z' }],
  references: [{ reference: '431277120045', amount: 5 }],
};
const groups = groupsOf([sure, unsure, recorded, byHand, unknown], compared);

test('what is recorded by fingerprint, or by hand with reference and amount, is left out', () => {
  expect(groups.before).toEqual([
    { row: recorded, at: '2026-11-16T14:50:00.000Z' },
    { row: byHand, at: undefined },
  ]);
  expect(groups.certain.map(({ row }) => row)).toEqual([sure]);
  expect(groups.doubtful.map(({ row }) => row)).toEqual([unsure]);
  expect(groups.unknown).toEqual([unknown]);
});

describe('choices', () => {
  const first = firstChoices(groups);

  test('begin with the certain rows; a doubtful one is added by choosing its order', () => {
    expect(chosenOf(groups, first)).toMatchObject([{ row: sure, order: asha }]);
    const both = withChoice(first, unsure, ansari.orderId);
    const chosen = chosenOf(groups, both);
    expect(chosen.map(({ order }) => order)).toEqual([asha, ansari]);
    expect(chosen.map(overOf)).toEqual([0, 8]);
    // More than is open is never recorded.
    expect(recordedSum(chosen)).toBe(412 + 492);
    expect(chosenOf(groups, withChoice(both, unsure, undefined))).toHaveLength(1);
    expect(chosenOf(groups, withAllCertain(both, groups, false))).toMatchObject([{ row: unsure }]);
    expect(withAllCertain(new Map(), groups, true)).toEqual(first);
  });

  test('become a call that says of each row what was open, and whether it is too much', () => {
    const chosen = chosenOf(groups, withChoice(first, unsure, ansari.orderId));
    const { rows, ...days } = recordOf(chosen, daysOf([unsure, sure]));
    expect(days).toEqual({ from: '2026-11-16', to: '2026-11-17' });
    expect(rows).toMatchObject([
      { orderId: asha.orderId, amount: 412, open: 412 },
      { orderId: ansari.orderId, amount: 500, open: 492, isTooMuch: true },
    ]);
    expect(rows[0]).not.toHaveProperty('fingerprint');
    expect(rows[0]).not.toHaveProperty('isTooMuch');
  });

  test('stay when the orders are read again, as far as they still can', () => {
    const chosen = withChoice(withAllCertain(first, groups, false), unsure, ansari.orderId);
    const same = groupsOf([sure, unsure], compared);
    expect(keptChoices(groups, chosen, same)).toEqual(new Map([['bb', ansari.orderId]]));
    const gone = groupsOf([sure, unsure], { ...compared, orders: [asha] });
    expect(keptChoices(groups, first, gone)).toEqual(first);
    expect(keptChoices(groups, chosen, gone)).toEqual(new Map());
  });
});
