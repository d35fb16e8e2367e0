import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from '@dalan/contract/office/csv';
import { formatPaise } from '@dalan/contract/money/money';
import { readCsv } from './csv.rules.ts';
import { readDay } from './day-cell.rules.ts';
import { readMoney } from './money-cell.rules.ts';
import { inFours, noteIn, payerIn } from './narration.rules.ts';

test.each([
  ['1,23,456.00', 123_456_00, undefined],
  ['123456', 123_456_00, undefined],
  ['₹ 412.5', 412_50, undefined],
  ['Rs.412.00', 412_00, undefined],
  ['INR 412.00', 412_00, undefined],
  ['412.00 Cr', 412_00, false],
  ['412.00(Dr)', 412_00, true],
  ['412.00 CR.', 412_00, false],
  ['-412.00', 412_00, true],
  ['412.00-', 412_00, true],
  ['(412.00)', 412_00, true],
  ['+412.00', 412_00, undefined],
])('%j is %d paise', (cell, paise, isOut) => {
  expect(readMoney(cell)).toEqual({ paise, isOut });
});

test.each(['', '-', 'N321224', '1.234,56', '12.345', '4.31E+11', '412.00 X', '1,2', '16/11/2026'])(
  '%j is no money',
  (cell) => {
    expect(readMoney(cell)).toBeUndefined();
  },
);

test('every amount that the shop writes is read back to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (paise) => {
      expect(readMoney(formatPaise(paise))).toEqual({ paise, isOut: undefined });
    }),
  );
});

test.each([
  ['16/11/2026', '2026-11-16'],
  ['16-11-26', '2026-11-16'],
  ['16.11.2026', '2026-11-16'],
  ['16-Nov-2026', '2026-11-16'],
  ['16 NOV 26', '2026-11-16'],
  ['16Nov2026', '2026-11-16'],
  ['16 November 2026', '2026-11-16'],
  ['2026-11-16', '2026-11-16'],
  ['2026-11-16T18:20:00', '2026-11-16'],
  ['16/11/2026 18:20', '2026-11-16'],
  ['29/02/2028', '2028-02-29'],
])('%j is %s', (cell, day) => {
  expect(readDay(cell, 'dmy')).toBe(day);
});

test.each([
  '',
  'Total',
  '31/02/2026',
  '29/02/2026',
  '16/13/2026',
  '00/11/2026',
  '16-Foo-2026',
  '412.00',
  '1611',
])('%j is no day', (cell) => {
  expect(readDay(cell, 'dmy')).toBeUndefined();
});

test('what is written as CSV is read back, with quotes, commas and line ends', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'Z', '1', '"', ',', ' ', '₹', 'ज'),
    maxLength: 12,
  });
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom('\r\n', '\n', '\r'),
      (rows, end) => {
        // A cell that is cleaned, or that a spreadsheet would run, is not read back as it was.
        const plain = rows.map((row) =>
          row.map((one, place) => (place === 0 ? 'x' : one.replace(/\s+/g, ' ').trim())),
        );
        const text = plain.map((row) => csvLine(row).replace('\r\n', end)).join('');
        expect(readCsv(text)).toEqual({ records: plain });
      },
    ),
  );
});

test('what keeps a spreadsheet from reading a reference as a figure is taken away', () => {
  const read = readCsv(`a,b,c,d\n="0000431277120045",'0000431277120045,\u200b x\u00a0 y ,1\n`);
  expect(read).toEqual({
    records: [
      ['a', 'b', 'c', 'd'],
      ['0000431277120045', '0000431277120045', 'x y', '1'],
    ],
  });
});

test.each([
  ['UPI-ASHA KULKARNI-ASHAK@OKBANK-431277120045-D4AB3606', 'ASHA KULKARNI', 'D4AB3606'],
  ['UPI-SHOBHA N-55500@BANK-431280099312-FLOUR', 'SHOBHA N', 'FLOUR'],
  ['UPI/P2A/431277120045/ASHA KUL/SBI/Order D4AB3606', 'ASHA KUL', 'Order D4AB3606'],
  ['UPI-ANNAPURNA KHANAVAL-ANNAPURNA@BANK-431288907781-', 'ANNAPURNA KHANAVAL', ''],
  ['CASH DEPOSIT', 'CASH DEPOSIT', ''],
  ['431277120045', '431277120045', ''],
])('%j was paid by %j with the note %j', (text, payer, note) => {
  expect([payerIn(text), noteIn(text)]).toEqual([payer, note]);
});

test('a reference is shown in fours', () => {
  expect(inFours('431277120045')).toBe('4312 7712 0045');
  expect(inFours('N321')).toBe('N321');
});
