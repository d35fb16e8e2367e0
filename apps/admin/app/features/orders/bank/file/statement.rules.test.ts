import { describe, expect, test } from 'vitest';
import type { BankColumnRole } from '@dalan/contract/bank/bank-rows';
import { openStatement, readCredits } from './statement.rules.ts';
import type { Statement } from './statement.rules.ts';

const today = '2026-11-18';

function open(text: string): Statement {
  const read = openStatement(text);
  if ('fault' in read) throw new Error(read.fault);
  return read;
}

function creditsOf(text: string) {
  const statement = open(text);
  return readCredits(statement, { columns: statement.columns, dayOrder: null, today });
}

const banks: Record<string, string> = {
  SBI: [
    'Account Name\t: Ms. SUNANDA MORE',
    'Address\t: 3 Kasba Peth, Pune, 411011',
    'Balance as on 1 Nov 2026\t: 1,02,003.00',
    '',
    'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance',
    '16 Nov 2026\t16 Nov 2026\tBY TRANSFER-UPI/CR/431277120045/ASHA/SBIN/asha@upi/Order D4AB3606--\tTRANSFER FROM 4897\t \t1,23,456.00\t2,25,459.00',
    '17 Nov 2026\t17 Nov 2026\tTO TRANSFER-NEFT\tN321\t3,420.00\t \t2,22,039.00',
  ].join('\r\n'),
  HDFC: [
    '\ufeff  Date     ,Narration,Value Dat,Debit Amount,Credit Amount,Chq/Ref Number,Closing Balance',
    ' 16/11/26 ,UPI-ASHA KULKARNI-431277120045-D4AB3606,16/11/26,0.00,123456.00,0000431277120045,225459.00',
    ' 17/11/26 ,NEFT DR,17/11/26,3420.00,0.00,N321,222039.00',
  ].join('\n'),
  ICICI: [
    'DETAILED STATEMENT,,,,,,,',
    'Transactions List - SUNANDA MORE (INR) - 000501234567,,,,,,,',
    'S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )',
    '1,16/11/2026,16/11/2026,-,"UPI/431277120045/Order D4AB3606/asha@upi, PUNE/SBI",0.00,"1,23,456.00","2,25,459.00"',
    '2,17/11/2026,17/11/2026,-,NEFT,"3,420.00",0.00,"2,22,039.00"',
    'Legends Used in Account Statement,,,,,,,',
  ].join('\r\n'),
  Axis: [
    'Name :- SUNANDA MORE',
    'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL',
    '16-11-2026,-,UPI/P2A/431277120045/ASHA KUL/SBI/Order D4AB3606, ,123456.00,225459.00,057',
    '17-11-2026,-,NEFT,3420.00, ,222039.00,057',
  ].join('\n'),
  'Bank of Maharashtra': [
    'Sr No;Date;Particulars;Cheque/Reference No;Debit;Credit;Balance;Channel',
    '1;16-Nov-2026;UPI 431277120045/ASHA/D4AB3606;431277120045;-;1,23,456.00;2,25,459.00;UPI',
    '2;17-Nov-2026;NEFT;N321;3,420.00;-;2,22,039.00;NEFT',
    ';Total;;;3,420.00;;;',
  ].join('\r\n'),
  'a bank with Dr and Cr beside the amount': [
    'Sl. No.,Transaction Date,Description,Chq / Ref No.,Amount,Dr / Cr,Balance,Dr / Cr',
    '1,2026-11-16 18:20:11,UPI/ASHA,UPI-431277120045,"1,23,456.00",CR,"2,25,459.00",CR',
    '2,2026-11-17 09:00:00,NEFT,N321,"3,420.00",DR,"2,22,039.00",CR',
  ].join('\n'),
  'a bank with Dr and Cr behind the amount': [
    'Date,Details,Ref,Amount',
    '16/11/2026,UPI/431277120045/ASHA,431277120045,"1,23,456.00 Cr"',
    '17/11/2026,NEFT,N321,"3,420.00 Dr"',
  ].join('\n'),
};

test.each(Object.entries(banks))('the file of %s is read without a question', (_bank, text) => {
  const { credits, unread, dayOrders } = creditsOf(text);
  expect(credits).toMatchObject([{ day: '2026-11-16', amount: 123_456, copy: 1 }]);
  expect(`${credits[0]?.reference} ${credits[0]?.text}`).toContain('431277120045');
  expect([unread, dayOrders]).toEqual([0, ['dmy']]);
});

test('rows above the head are skipped, and the row of the head is named', () => {
  expect(open(banks['SBI']!).headRow).toBe(5);
  expect(open(banks['SBI']!).columns).toEqual<BankColumnRole[]>([
    'day',
    'unused',
    'text',
    'reference',
    'unused',
    'moneyIn',
    'unused',
  ]);
});

test('a head with unknown titles is found above the first row, and nothing is chosen', () => {
  const statement = open('दिनांक,तपशील,जमा\n16/11/2026,UPI-ASHA,412.00\n');
  expect(statement.head).toEqual(['दिनांक', 'तपशील', 'जमा']);
  expect(statement.columns).toEqual(['unused', 'unused', 'unused']);
  const columns: BankColumnRole[] = ['day', 'text', 'moneyIn'];
  expect(readCredits(statement, { columns, dayOrder: null, today }).credits).toMatchObject([
    { day: '2026-11-16', amount: 412, text: 'UPI-ASHA' },
  ]);
});

describe('a day that reads two ways', () => {
  const head = 'Date,Narration,Deposit';

  test('is asked for, once for the whole file, and the answer counts', () => {
    const statement = open(`${head}\n01/02/2026,A,1.00\n03/04/2026,B,2.00`);
    const read = (dayOrder: 'dmy' | 'mdy' | null) =>
      readCredits(statement, { columns: statement.columns, dayOrder, today });
    expect(read(null)).toMatchObject({ dayOrders: ['dmy', 'mdy'], dayOrder: undefined });
    expect(read('dmy').credits.map(({ day }) => day)).toEqual(['2026-02-01', '2026-04-03']);
    expect(read('mdy').credits.map(({ day }) => day)).toEqual(['2026-01-02', '2026-03-04']);
  });

  test.each([
    ['one row of the file decides', '01/02/2026,A,1.00\n13/02/2026,B,1.00', 'dmy'],
    ['one row of the file decides otherwise', '01/02/2026,A,1.00\n02/13/2026,B,1.00', 'mdy'],
    ['one reading would be still to come', '05/11/2026,A,1.00\n12/10/2026,B,1.00', 'dmy'],
    ['both readings are the same', '02/02/2026,A,1.00', 'dmy'],
    ['the month has a name', '01-Feb-2026,A,1.00', 'dmy'],
  ])('is not asked for if %s', (_why, rows, order) => {
    expect(creditsOf(`${head}\n${rows}`).dayOrders).toEqual([order]);
  });
});

test.each<[text: string, fault: string]>([
  ['', 'empty'],
  ['\ufeff \r\n', 'empty'],
  ['%PDF-1.7 abc', 'notCsv'],
  ['PK\u0003\u0004zip', 'notCsv'],
  ['only one column\nof text', 'notCsv'],
  ['Date,Text,"Deposit\n1,2,3', 'notCsv'],
  ['Date,Narration,Branch\n16/11/2026,UPI,12\n', 'noMoney'],
  ['name,phone,city\nAsha,98220,Pune', 'noMoney'],
  ['Date,Narration,Deposit', 'empty'],
  [`Date,Narration,Deposit\n16/11/2026,${'x'.repeat(501)},1.00`, 'cellTooLong'],
  [`${'a,'.repeat(41)}b`, 'tooManyColumns'],
  [`Date,Narration,Deposit\n${'16/11/2026,UPI,1.00\n'.repeat(5_001)}`, 'tooManyRows'],
])('a file is refused (%#)', (text, fault) => {
  expect(openStatement(text)).toEqual({ fault });
});

test('a row with money and without a readable day is counted, not lost silently', () => {
  const { credits, unread } = creditsOf(
    'Date,Narration,Deposit\n16/11/2026,A,1.00\n31/02/2026,B,2.00\n,Total,3.00',
  );
  expect([credits.length, unread]).toEqual([1, 2]);
});
