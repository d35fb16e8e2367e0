import { describe, expect, test } from 'vitest';
import {
  areColumnsWhole,
  fingerprintTextOf,
  paymentMethodOf,
  paymentReferenceOf,
  recordedOf,
  upiReferencesIn,
  withCopies,
} from './bank-rows.ts';
import type { BankColumnRole, BankRow } from './bank-rows.ts';

const row: BankRow = {
  day: '2026-11-16',
  amount: 412,
  reference: '0000431277120045',
  text: 'UPI-ASHA KULKARNI-ASHAK@OKBANK-431277120045-D4AB3606',
  copy: 1,
};

describe('the fingerprint of a row', () => {
  test.each([
    ['zeros in front of the reference', { reference: '431277120045' }],
    ['an apostrophe of a spreadsheet', { reference: "'0000431277120045" }],
    ['spaces', { text: ' UPI-ASHA  KULKARNI-ASHAK@OKBANK-431277120045-D4AB3606 ' }],
    ['case', { text: row.text.toLowerCase() }],
  ])('stays the same with other %s', (_what, change) => {
    expect(fingerprintTextOf({ ...row, ...change })).toBe(fingerprintTextOf(row));
  });

  test.each([
    ['day', { day: '2026-11-17' }],
    ['amount', { amount: 412.01 }],
    ['reference', { reference: '0000431277120046' }],
    ['text', { text: 'UPI-ASHA' }],
    ['count within the file', { copy: 2 }],
  ])('differs with another %s', (_what, change) => {
    expect(fingerprintTextOf({ ...row, ...change })).not.toBe(fingerprintTextOf(row));
  });

  test('equal rows of a file are numbered, others are not', () => {
    const { copy: _, ...one } = row;
    const rows = [one, { ...one, amount: 5 }, { ...one, reference: '431277120045' }, one];
    expect(withCopies(rows).map(({ copy }) => copy)).toEqual([1, 1, 2, 3]);
  });
});

test.each([
  ['0000431277120045', 'UPI-ASHA', ['431277120045']],
  ['', 'UPI/CR/431277120045/ASHA/SBIN/asha@upi', ['431277120045']],
  ['431277120045', 'UPI-431277120045-432288000011', ['431277120045', '432288000011']],
  ['0000012345678901', '', ['012345678901']],
  ['9876543210', 'NEFT 20261116', []],
  ['000000123456', 'CHQ DEP', []],
  ['', '1234567890123 50100012345678', []],
])('%j and %j have the references %j', (reference, text, found) => {
  expect(upiReferencesIn({ reference, text })).toEqual(found);
});

test('a payment gets the UPI reference, or what the bank calls the reference', () => {
  expect(paymentReferenceOf(row)).toBe('431277120045');
  expect(paymentReferenceOf({ reference: ' N321224 ', text: 'NEFT' })).toBe('N321224');
  expect(paymentReferenceOf({ reference: '0', text: 'CASH' })).toBe('');
  expect(paymentReferenceOf({ reference: 'X'.repeat(90), text: '' })).toHaveLength(40);
});

test.each([
  ['UPI-ASHA KULKARNI', 'UPI'],
  ['BY TRANSFER-UPI/CR/431277120045', 'UPI'],
  ['mpay/upi/trtr', 'UPI'],
  ['NEFT CR-OCCUPIED HOTEL', 'other'],
  ['IMPS-431277120045', 'other'],
])('%j came by %s', (text, method) => {
  expect(paymentMethodOf({ text })).toBe(method);
});

test.each<[BankColumnRole[], boolean]>([
  [['day', 'text', 'reference', 'unused', 'moneyIn', 'unused'], true],
  [['day', 'moneyIn'], true],
  [['day', 'moneyIn', 'crDr'], true],
  [['day', 'text'], false],
  [['moneyIn', 'text'], false],
  [['day', 'day', 'moneyIn'], false],
  [['day', 'moneyIn', 'moneyIn'], false],
])('columns %j are enough: %s', (columns, isWhole) => {
  expect(areColumnsWhole(columns)).toBe(isWhole);
});

test('more than is open is never recorded', () => {
  expect(recordedOf({ amount: 500, open: 492 })).toBe(492);
  expect(recordedOf({ amount: 400, open: 492 })).toBe(400);
});
