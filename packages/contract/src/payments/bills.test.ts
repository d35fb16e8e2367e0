import { expect, test } from 'vitest';
import { billTexts as hindi } from './bill-view.texts.hi.ts';
import { billTexts as marathi } from './bill-view.texts.mr.ts';
import { billTexts, billView } from './bill-view.ts';
import { financialYearOf, taxInside } from './bills.ts';
import type { Bill, BillDocument } from './bills.ts';
import { stateOfGstin } from './gst-states.ts';
import { amountInWords } from '../money/amount-in-words.texts.mr.ts';
import { BillDocument as StoredDocument } from './bills.schema.ts';
import { rupeesInWords } from '../money/rupees-in-words.ts';

test.each([
  [1, 'Rupees zero and one paise only'],
  [41_200, 'Rupees four hundred and twelve only'],
  [100_00, 'Rupees one hundred only'],
  [1_021_50, 'Rupees one thousand and twenty-one and fifty paise only'],
  [
    12_34_567_89,
    'Rupees twelve lakh thirty-four thousand five hundred and sixty-seven and eighty-nine paise only',
  ],
  [2_00_00_00_000_00, 'Rupees two hundred crore only'],
])('%i paise in words: %s', (paise, words) => {
  expect(rupeesInWords(paise)).toBe(words);
});

test('half a paisa of tax is rounded up, and the rest is the taxable value', () => {
  // 21 paise with 5%: one paisa of tax, half a paisa each.
  expect(taxInside(21, 5)).toEqual({ taxablePaise: 19, cgstPaise: 1, sgstPaise: 1 });
  expect(taxInside(20, 5)).toEqual({ taxablePaise: 20, cgstPaise: 0, sgstPaise: 0 });
  expect(taxInside(23_400, 0)).toEqual({ taxablePaise: 23_400, cgstPaise: 0, sgstPaise: 0 });
});

test('a financial year begins on 1 April in India', () => {
  expect(financialYearOf(new Date('2027-03-31T18:29:59.999Z'))).toBe(2026);
  expect(financialYearOf(new Date('2027-03-31T18:30:00Z'))).toBe(2027);
  expect(financialYearOf(new Date('2026-12-31T23:59:59Z'))).toBe(2026);
});

test('the state comes from the GSTIN', () => {
  expect(stateOfGstin('27AAAAA0000A1Z5')).toBe('Maharashtra (27)');
  expect(stateOfGstin('99AAAAA0000A1Z5')).toBe('');
});

const line = {
  name: 'Jowar Flour',
  hsn: '1102',
  weightGrams: 3_000,
  pricePaise: 7_800,
  totalPaise: 23_400,
};
const free = { gstRate: 0, ...taxInside(23_400, 0) };
const document: BillDocument = {
  title: 'Bill',
  seller: {
    name: 'Dalan',
    address: '12 Jatyachi Aali',
    phone: '+91 20 5550 0142',
    fssaiLicence: '',
    gstin: '',
    grievanceOfficer: '',
  },
  buyer: { name: 'Asha Kulkarni', address: 'Prabhat Road', phone: '5550014268' },
  placeOfSupply: '',
  lines: [{ ...line, ...free }],
  delivery: null,
  totals: { ...taxInside(23_400, 0), totalPaise: 23_400 },
};
const bill: Bill = {
  orderId: '01a1dcfa-5aa5-79eb-8c0a-04f76a512a82',
  number: '26-27/000412',
  madeAt: '2026-11-16T20:00:00Z',
  isCancelled: false,
  paymentStatus: 'Pending',
  paid: { paise: 0, methods: [], at: null },
  document,
};

test('a plain bill has no tax and no sums besides the total', () => {
  const view = billView(bill);
  expect(view).toMatchObject({
    title: 'Bill',
    facts: [{ value: '26-27/000412' }, { value: '17 Nov 2026' }, { value: '6A512A82' }],
    seller: { lines: [{ text: '12 Jatyachi Aali' }, { text: 'Phone +91 20 5550 0142' }] },
    buyer: { lines: [{ text: 'Prabhat Road' }, { text: 'Phone +91 55500 14268' }] },
    columns: ['HSN', 'kg', 'Rate per kg'],
    rows: [{ cells: ['1102', '3', '₹78.00'], amount: '₹234.00' }],
    sums: [],
    total: '₹234.00',
    payment: 'Still to pay: ₹234.00',
    notes: billTexts.noSignature,
  });
  expect(view.rows[0]!.below).toEqual(['HSN 1102, 3 kg × ₹78.00']);
});

test('a plain bill with a delivery says what the flour costs', () => {
  const delivery = { area: 'Deccan', hsn: '9968', totalPaise: 4_000, gstRate: 0 };
  const view = billView({
    ...bill,
    document: {
      ...document,
      delivery: { ...delivery, ...taxInside(4_000, 0) },
      totals: { ...taxInside(27_400, 0), totalPaise: 27_400 },
    },
  });
  expect(view.rows).toHaveLength(1);
  expect(view.sums).toMatchObject([
    { name: 'Flour', amount: '₹234.00' },
    { name: 'Delivery, Deccan', amount: '₹40.00' },
  ]);
});

test('a tax invoice has the halves of each rate', () => {
  const taxed = (gstRate: number) => ({ ...line, gstRate, ...taxInside(line.totalPaise, gstRate) });
  const view = billView({
    ...bill,
    document: {
      ...document,
      title: 'Tax Invoice',
      lines: [taxed(18), taxed(5), taxed(5), taxed(0)],
      totals: { taxablePaise: 87_802, cgstPaise: 2_899, sgstPaise: 2_899, totalPaise: 93_600 },
    },
  });
  expect(view.sums).toMatchObject([
    { name: 'Taxable value', amount: '₹878.02' },
    { name: 'CGST 2.5%', amount: '₹11.14' },
    { name: 'SGST 2.5%', amount: '₹11.14' },
    { name: 'CGST 9%', amount: '₹17.85' },
    { name: 'SGST 9%', amount: '₹17.85' },
  ]);
  expect(view.rows[1]!.cells).toEqual(['1102', '3 kg × ₹78.00', '₹222.86', '5%', '₹5.57', '₹5.57']);
  expect(view.columns).toHaveLength(6);
  expect(view.rows[1]!.below).toEqual([
    'HSN 1102, 3 kg × ₹78.00',
    'Taxable ₹222.86, GST 5%:',
    'CGST ₹5.57 + SGST ₹5.57',
  ]);
});

test('a bill says what was paid, how and when, and what is left', () => {
  const at = '2026-11-16T06:00:00Z';
  const paid = { paise: 23_400, methods: ['UPI' as const], at };
  expect(billView({ ...bill, paid }).payment).toBe(
    'Paid ₹234.00 by UPI, 16 Nov 2026. Nothing left to pay.',
  );
  const partly = { paise: 10_000, methods: ['cash' as const, 'UPI' as const], at };
  expect(billView({ ...bill, paid: partly }).payment).toBe(
    'Paid ₹100.00 in cash and by UPI, 16 Nov 2026. Still to pay: ₹134.00',
  );
});

test('a bill says in each language what was paid', () => {
  const paid = ['₹100.00', ['cash', 'UPI'], '2026-11-16T06:00:00Z'] as const;
  expect(marathi.received(...paid)).toBe('₹100.00 मिळाले, रोख आणि UPI ने, 16 नोव्हें 2026.');
  expect(hindi.received(...paid)).toBe('₹100.00 मिले, नकद और UPI से, 16 नव 2026।');
  expect(marathi.received('₹100.00', ['other'], null)).toBe('₹100.00 मिळाले.');
});

test('a cancelled bill asks for no money', () => {
  expect(billView({ ...bill, isCancelled: true })).toMatchObject({
    isCancelled: true,
    payment: '',
  });
  expect(billView({ ...bill, paymentStatus: 'Paid' }).payment).toBe('Paid. Nothing left to pay.');
  const onAccount = { ...bill, onAccount: true } as const;
  expect(billView(onAccount).payment).toBe('On account: ₹234.00');
  expect(billView({ ...onAccount, paymentStatus: 'Paid' }).payment).toBe(
    'Paid. Nothing left to pay.',
  );
});

const besideEnglish = { page: 'mr' as const, beside: 'mr' as const, amountInWords };
const delivered = {
  ...document,
  lines: [{ ...line, nameMr: 'ज्वारीचे पीठ', ...free }],
  delivery: {
    ...{ area: 'Deccan', areaMr: 'डेक्कन', hsn: '9968', totalPaise: 4_000, gstRate: 0 },
    ...taxInside(4_000, 0),
  },
  totals: { ...taxInside(27_400, 0), totalPaise: 27_400 },
};

test('names, address and the total in words stand on the bill in the language of the reader', () => {
  const seller = { ...document.seller, nameMr: 'दळण', addressMr: '12, जात्याची आळी' };
  const made = { ...delivered, seller, language: 'mr' as const };
  expect(billView({ ...bill, document: made }, besideEnglish)).toMatchObject({
    seller: { name: 'Dalan', nameBeside: 'दळण', lines: [{ text: '12, जात्याची आळी' }, {}] },
    rows: [{ name: 'Jowar Flour', nameBeside: 'ज्वारीचे पीठ' }],
    sums: [{ nameBeside: '' }, { name: 'Delivery, Deccan', nameBeside: 'डेक्कन' }],
    totalInWords: 'Rupees two hundred and seventy-four only',
    totalBeside: 'दोनशे चौऱ्याहत्तर रुपये फक्त',
  });
  const onEnglishPage = billView({ ...bill, document: made }, { ...besideEnglish, page: 'en' });
  expect(onEnglishPage).toMatchObject({
    seller: { nameBeside: 'दळण', lines: [{ text: '12 Jatyachi Aali' }, {}] },
    rows: [{ nameBeside: 'ज्वारीचे पीठ' }],
  });
  expect(billView({ ...bill, document: made })).toMatchObject({
    seller: { nameBeside: '', lines: [{ text: '12 Jatyachi Aali' }, {}] },
    rows: [{ nameBeside: '' }],
    totalBeside: '',
  });
});

test('a bill that was made before bills had other languages stays as it was', () => {
  const { seller, rows, sums, totalBeside } = billView(
    { ...bill, document: delivered },
    besideEnglish,
  );
  expect(StoredDocument.parse(delivered)).toEqual(delivered);
  expect([seller, ...rows, ...sums].map(({ nameBeside }) => nameBeside).join('')).toBe('');
  expect(totalBeside).toBe('');
});

test('a bill of the composition scheme says so, and has no tax columns', () => {
  const made = {
    ...document,
    title: 'Bill of Supply' as const,
    language: 'mr' as const,
    taxNote: 'composition' as const,
    seller: { ...document.seller, gstin: '27AAAAA0000A1Z5' },
  };
  const view = billView({ ...bill, document: made }, besideEnglish);
  expect(view).toMatchObject({
    declaration: 'Composition taxable person, not eligible to collect tax on supplies',
    declarationBeside: expect.stringMatching(/^कंपोझिशन/) as string,
    columns: ['HSN', 'kg', 'Rate per kg'],
    seller: { gstin: '27AAAAA0000A1Z5' },
    notes: billTexts.noSignature,
  });
  expect(billView({ ...bill, document: made }).declarationBeside).toBe('');
  expect(StoredDocument.parse(made)).toEqual(made);
});

test('a bill says that prices include all taxes; one from before stays as it was', () => {
  const made = { ...document, taxNote: 'inclusive' as const };
  const { notes, declaration } = billView({ ...bill, document: made });
  expect(notes).toBe(`${billTexts.taxesIncluded} ${billTexts.noSignature}`);
  expect(declaration).toBe('');
  expect(billView(bill)).toMatchObject({ notes: billTexts.noSignature, declaration: '' });
});

test('a line says when it was milled, with the year; a bill from before batches says nothing', () => {
  const batch = { number: 'JW-1117-1', milledOn: '2026-11-17', bestBefore: '2027-02-15' };
  const milledOf = (lines: BillDocument['lines']) =>
    billView({ ...bill, document: { ...document, lines } }).rows.map(({ milled }) => milled);
  const plain = { ...line, ...free };
  expect(
    milledOf([{ ...plain, batch }, { ...plain, batch: { ...batch, bestBefore: null } }, plain]),
  ).toEqual([
    { days: 'Milled on 17 Nov 2026, best before 15 Feb 2027', batch: 'Batch JW-1117-1' },
    { days: 'Milled on 17 Nov 2026', batch: 'Batch JW-1117-1' },
    undefined,
  ]);
  expect(StoredDocument.parse(document)).toEqual(document);
});
