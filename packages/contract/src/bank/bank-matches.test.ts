import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { shortOrderId } from '../orders/orders.ts';
import { matchRows } from './bank-matches.ts';
import { isNameAlike, wordsOf } from './name-alike.ts';
import type { BankOpenOrder, BankRow } from './bank-rows.ts';

let made = 0;
function order(change: Partial<BankOpenOrder> = {}): BankOpenOrder {
  made += 1;
  return {
    orderId: `01a1dcfa-5aa5-79eb-8c0a-04f7${(0xa0000000 + made).toString(16)}`,
    name: 'Asha Kulkarni',
    open: 412,
    dueOn: '2026-11-17',
    claimReference: null,
    ...change,
  };
}

function row(change: Partial<BankRow> = {}): BankRow {
  return { day: '2026-11-16', amount: 412, reference: '', text: '', copy: 1, ...change };
}

describe('a certain match', () => {
  test('has the reference of a claim and its amount', () => {
    const claimed = order({ claimReference: '431277120045' });
    const credit = row({ reference: '0000431277120045', text: 'UPI-X' });
    const { certain, doubtful } = matchRows([credit], [claimed, order({ open: 1 })]);
    expect(certain).toMatchObject([{ row: credit, order: claimed, like: { reference: true } }]);
    expect(doubtful).toEqual([]);
  });

  test.each([
    (id: string) => `UPI-ASHA-ashak@okbank-431277120045-${shortOrderId(id)}`,
    (id: string) => `UPI/Order ${shortOrderId(id)}/x`,
    (id: string) => `upi order${shortOrderId(id).toLowerCase()}.`,
    (id: string) => `NEFT ${id}`,
  ])('has the id of an order and its amount (%s)', (textOf) => {
    const meant = order();
    const credit = row({ text: textOf(meant.orderId) });
    const { certain } = matchRows([credit], [order(), meant, order()]);
    expect(certain).toMatchObject([{ row: credit, order: meant, like: { orderId: true } }]);
  });
});

describe('a doubtful match', () => {
  test('has the reference but another amount', () => {
    const claimed = order({ claimReference: '431277120045', open: 400, name: 'Someone Else' });
    const { certain, doubtful } = matchRows([row({ reference: '431277120045' })], [claimed]);
    expect(certain).toEqual([]);
    expect(doubtful[0]?.candidates).toEqual([
      { order: claimed, like: { reference: true, orderId: false, amount: false, name: false } },
    ]);
  });

  test('has only the amount, or only the name', () => {
    const sameAmount = order({ name: 'Prakash Oswal' });
    const sameName = order({ open: 492, name: 'Mohammed Ansari' });
    const byAmount = row();
    const byName = row({ amount: 500, text: 'UPI-M ANSARI-mansari@upi' });
    const { certain, doubtful, unknown } = matchRows([byAmount, byName], [sameAmount, sameName]);
    expect([certain, unknown]).toEqual([[], []]);
    expect(doubtful.map(({ candidates }) => candidates.map(({ order: one }) => one))).toEqual([
      [sameAmount],
      [sameName],
    ]);
  });

  test('names two orders, or one that another row names, too', () => {
    const [one, other] = [order({ claimReference: '431277120045' }), order()];
    const both = row({ reference: '431277120045', text: shortOrderId(other.orderId) });
    expect(matchRows([both], [one, other]).certain).toEqual([]);
    const twice = [row({ text: shortOrderId(one.orderId) }), row({ reference: '431277120045' })];
    const matched = matchRows(twice, [one]);
    expect(matched.certain).toEqual([]);
    expect(matched.doubtful).toHaveLength(2);
  });

  test('shows the likeliest orders first, and how many more there are', () => {
    const alike = order({ name: 'Shobha Nimbalkar', open: 604 });
    const says = order({ name: 'Nobody', open: 604, claimReference: '' });
    const many = Array.from({ length: 20 }, () => order({ name: 'Nobody', open: 604 }));
    const credit = row({ amount: 604, text: 'UPI-SHOBHA N-55500@BANK' });
    const [found] = matchRows([credit], [...many, says, alike]).doubtful;
    expect(found?.candidates.slice(0, 2).map(({ order: one }) => one)).toEqual([alike, says]);
    expect(found?.candidates).toHaveLength(5);
    expect(found?.more).toBe(17);
  });

  test('shows orders with only the name alike by how near their amount is', () => {
    const [far, near] = [order({ open: 900 }), order({ open: 410 })];
    const credit = row({ amount: 400, text: 'UPI-ASHA KULKARNI' });
    const [found] = matchRows([credit], [far, near]).doubtful;
    expect(found?.candidates.map(({ order: one }) => one)).toEqual([near, far]);
  });

  test('is not shown an order that has a certain row', () => {
    const meant = order();
    const rows = [row({ text: shortOrderId(meant.orderId) }), row({ text: 'CASH' })];
    const { certain, unknown } = matchRows(rows, [meant]);
    expect([certain.length, unknown]).toEqual([1, [rows[1]]]);
  });
});

test.each([
  ['UPI-SHOBHA N-55500@BANK', 'Shobha Nimbalkar', true],
  ['UPI-SHOBHA N-55500@BANK', 'Shobhana Naik', true],
  ['UPI-M ANSARI-9100', 'Mohammed Ansari', true],
  ['UPI/KULKARNI ASHA/SBIN', 'Asha Kulkarni', true],
  ['UPI-ASHA VINAYAK KULKARNI', 'Asha Kulkarni', true],
  ['UPI-ASHA KULKA', 'Asha Kulkarni', true],
  ['UPI-ANNAPURNA', 'Annapurna', true],
  ['UPI-RAM', 'Ram', false],
  ['UPI-ASHA PATIL', 'Asha Kulkarni', false],
  ['UPI-A K', 'Asha Kulkarni', false],
  ['NEFT DR-ELECTRICITY BOARD', 'Asha Kulkarni', false],
  ['UPI-JOSÉ DIAS', 'Jose Dias', true],
])('%j is like %j: %s', (text, name, isAlike) => {
  expect(isNameAlike(wordsOf(text), name)).toBe(isAlike);
});

test('in any statement each row is in one group, and nothing certain is shared or of another amount', () => {
  const amounts = fc.constantFrom(412, 604, 500);
  const references = fc.constantFrom('', '431277120045', '431280099312', '431288907781');
  const names = fc.constantFrom('Asha Kulkarni', 'Shobha Naik', 'Ram');
  fc.assert(
    fc.property(
      fc.array(fc.record({ open: amounts, claim: references, name: names }), { maxLength: 8 }),
      fc.array(
        fc.record({ amount: amounts, reference: references, name: names, of: fc.nat({ max: 9 }) }),
        { maxLength: 8 },
      ),
      (shop, bank) => {
        const orders = shop.map(({ claim, ...one }) => order({ ...one, claimReference: claim }));
        const rows = bank.map(({ of, name, ...one }) => {
          const named = orders[of];
          return row({ ...one, text: `${name} ${named ? shortOrderId(named.orderId) : ''}` });
        });
        const { certain, doubtful, unknown } = matchRows(rows, orders);
        const all = [...certain.map((one) => one.row), ...doubtful.map((one) => one.row)];
        expect(new Set([...all, ...unknown])).toEqual(new Set(rows));
        expect(all.length + unknown.length).toBe(rows.length);
        expect(new Set(certain.map((one) => one.order)).size).toBe(certain.length);
        for (const one of certain) {
          expect(one.row.amount).toBe(one.order.open);
          expect(one.like.reference || one.like.orderId).toBe(true);
        }
        const again = matchRows(rows.toReversed(), orders.toReversed());
        expect(new Set(again.certain.map((one) => one.row))).toEqual(
          new Set(certain.map((one) => one.row)),
        );
        const sure = new Set(certain.map((one) => one.order));
        expect(doubtful.flatMap((one) => one.candidates).some((one) => sure.has(one.order))).toBe(
          false,
        );
      },
    ),
    PROPERTY_RUNS,
  );
});
