import { nameWithGrind } from '../catalog/grinds.ts';
import { amountInWords } from '../money/amount-in-words.texts.ts';
import { billTexts } from './bill-view.texts.ts';
import type { Bill, BillDelivery, BillDocument, BillLine, BillTitle } from './bills.ts';
import { readablePhone } from '../contact/contact-details.ts';
import { wordsIn, writtenIn } from '../language/content-language.ts';
import { days } from '../language/days.texts.ts';
import type { Language } from '../language/languages.ts';
import { formatPaise } from '../money/money.ts';
import { paidStatuses, shortOrderId } from '../orders/orders.ts';
import { rupeesInWords } from '../money/rupees-in-words.ts';
import { formatGrams, gramsToKg } from '../money/weight.ts';

export { billTexts } from './bill-view.texts.ts';

/** Headings of a bill. They stay in English, as the law words them. */
export const billLabels = {
  number: 'Bill no.',
  date: 'Date',
  order: 'Order',
  soldBy: 'Sold by',
  billedTo: 'Billed to',
  flour: 'Flour',
  hsn: 'HSN',
  kg: 'kg',
  weight: 'Weight',
  ratePerKg: 'Rate per kg',
  taxableValue: 'Taxable value',
  gst: 'GST',
  cgst: 'CGST',
  sgst: 'SGST',
  amount: 'Amount',
  delivery: 'Delivery',
  total: 'Total',
} as const;
export type BillLabel = (typeof billLabels)[keyof typeof billLabels];

export type BillRow = {
  key: string;
  name: string;
  /** The name in the other language, empty if there is none. */
  nameBeside: string;
  /** The label of a row that is not a flour. */
  label: BillLabel | undefined;
  /** One per column between the name and the amount. */
  cells: string[];
  amount: string;
  /** What a phone shows below the name. */
  below: string[];
};

type BillParty = {
  name: string;
  nameBeside: string;
  /** `isEnglish` marks a line that is English also on a page in another language. */
  lines: { text: string; isEnglish?: true }[];
};

export type BillLanguages = {
  /** Language of the sentences and of the seller's address. */
  page: Language;
  /** Language of the words that stand beside the English ones. */
  beside: Language;
  amountInWords: ((paise: number) => string) | undefined;
};

const { language: page } = billTexts;
const ofPage: BillLanguages = { page, beside: page, amountInWords };
const english: BillLanguages = { page: 'en', beside: 'en', amountInWords: undefined };

export type BillView = {
  title: BillTitle;
  facts: { name: BillLabel; value: string }[];
  seller: BillParty & { gstin: string };
  buyer: BillParty;
  /** Titles between the name and the amount. */
  columns: readonly BillLabel[];
  rows: BillRow[];
  sums: { label: BillLabel; name: string; nameBeside: string; amount: string }[];
  total: string;
  totalInWords: string;
  /** Empty if there is none. */
  totalBeside: string;
  /** Empty for a cancelled order. */
  payment: string;
  isCancelled: boolean;
  notes: string;
};

/** A bill that was made before bills had other languages is in English alone. */
export function billView(bill: Bill, languages: BillLanguages = ofPage): BillView {
  const { document } = bill;
  const used = document.language === undefined ? english : languages;
  const { seller, buyer, totals } = document;
  const hasTax = document.title === 'Tax Invoice';
  return {
    title: document.title,
    facts: [
      { name: billLabels.number, value: bill.number },
      { name: billLabels.date, value: days.formatDate(bill.madeAt) },
      { name: billLabels.order, value: shortOrderId(bill.orderId) },
    ],
    seller: {
      name: seller.name,
      nameBeside: used.beside === 'en' ? '' : (seller.nameMr ?? ''),
      lines: [
        lineIn(writtenIn(seller, 'address', used.page)),
        { text: billTexts.phone(seller.phone) },
        ...(seller.fssaiLicence === '' ? [] : [{ text: billTexts.licence(seller.fssaiLicence) }]),
      ],
      gstin: seller.gstin,
    },
    buyer: {
      name: buyer.name,
      nameBeside: '',
      lines: [
        buyer.address,
        buyer.phone && billTexts.phone(readablePhone(buyer.phone)),
        document.placeOfSupply && billTexts.placeOfSupply(document.placeOfSupply),
      ]
        .filter((line) => line !== '')
        .map((text) => ({ text })),
    },
    columns: hasTax ? taxColumns : plainColumns,
    rows: rowsOf(document, hasTax, used.beside),
    sums: hasTax ? taxSums(document) : plainSums(document, used.beside),
    total: formatPaise(totals.totalPaise),
    totalInWords: rupeesInWords(totals.totalPaise),
    totalBeside: used.amountInWords?.(totals.totalPaise) ?? '',
    payment: paymentOf(bill),
    isCancelled: bill.isCancelled,
    notes: [
      billTexts.noSignature,
      ...(seller.grievanceOfficer === '' ? [] : [billTexts.complaints]),
    ].join(' '),
  };
}

function lineIn({ text, lang }: { text: string; lang: Language }) {
  return lang === 'en' ? { text, isEnglish: true as const } : { text };
}

const { hsn, kg, ratePerKg, weight, taxableValue, gst, cgst, sgst } = billLabels;
const plainColumns = [hsn, kg, ratePerKg];
const taxColumns = [hsn, weight, taxableValue, gst, cgst, sgst];

function rowsOf({ lines, delivery }: BillDocument, hasTax: boolean, language: Language): BillRow[] {
  const flours = lines.map((line, index) => ({
    ...flourRow(line, index, hasTax),
    nameBeside: besideOf(line, language),
  }));
  if (!hasTax || delivery === null) return flours;
  const row = {
    key: 'delivery',
    label: billLabels.delivery,
    name: deliveryName(delivery),
    nameBeside: wordsIn(delivery, 'area', language),
    cells: [delivery.hsn, '', ...taxCells(delivery)],
    amount: formatPaise(delivery.totalPaise),
    below: [`${hsn} ${delivery.hsn}`, ...taxBelow(delivery)],
  };
  return [...flours, row];
}

function besideOf(line: BillLine, language: Language): string {
  const name = wordsIn(line, 'name', language);
  return name === '' ? '' : nameWithGrind(name, line.grind, language);
}

function flourRow(line: BillLine, index: number, hasTax: boolean): Omit<BillRow, 'nameBeside'> {
  const price = formatPaise(line.pricePaise);
  const weighed = `${formatGrams(line.weightGrams)} × ${price}`;
  const code = line.hsn === '' ? '' : `${hsn} ${line.hsn}, `;
  const plain = {
    key: String(index),
    name: nameWithGrind(line.name, line.grind, 'en'),
    label: undefined,
    amount: formatPaise(line.totalPaise),
  };
  const below = [`${code}${weighed}`];
  if (!hasTax) {
    return { ...plain, cells: [line.hsn, String(gramsToKg(line.weightGrams)), price], below };
  }
  const cells = [line.hsn, weighed, ...taxCells(line)];
  return { ...plain, cells, below: [...below, ...taxBelow(line)] };
}

/** Taxable value, rate, and the two halves of the tax. */
function taxCells(supply: BillLine | BillDelivery): [string, string, string, string] {
  return [
    formatPaise(supply.taxablePaise),
    `${supply.gstRate}%`,
    formatPaise(supply.cgstPaise),
    formatPaise(supply.sgstPaise),
  ];
}

function taxBelow(supply: BillLine | BillDelivery): string[] {
  const [taxable, rate, half, otherHalf] = taxCells(supply);
  const value = `${billTexts.taxable(taxable)}, ${gst} ${rate}`;
  if (supply.gstRate === 0) return [value];
  return [`${value}:`, `${cgst} ${half} + ${sgst} ${otherHalf}`];
}

/** The taxes with the halves of each rate, as the books need them. */
function taxSums({ lines, delivery, totals }: BillDocument): BillView['sums'] {
  const supplies = delivery === null ? lines : [...lines, delivery];
  const rates = [...new Set(supplies.map(({ gstRate }) => gstRate))]
    .filter((rate) => rate > 0)
    .toSorted((a, b) => a - b);
  const halves = rates.flatMap((rate) => {
    const half = supplies
      .filter(({ gstRate }) => gstRate === rate)
      .reduce((sum, { cgstPaise }) => sum + cgstPaise, 0);
    const amount = formatPaise(half);
    return [
      { label: cgst, name: `${cgst} ${rate / 2}%`, nameBeside: '', amount },
      { label: sgst, name: `${sgst} ${rate / 2}%`, nameBeside: '', amount },
    ];
  });
  const taxable = formatPaise(totals.taxablePaise);
  return [{ label: taxableValue, name: taxableValue, nameBeside: '', amount: taxable }, ...halves];
}

function plainSums({ delivery, totals }: BillDocument, language: Language): BillView['sums'] {
  if (delivery === null) return [];
  const { flour, delivery: label } = billLabels;
  const flours = formatPaise(totals.totalPaise - delivery.totalPaise);
  return [
    { label: flour, name: flour, nameBeside: '', amount: flours },
    {
      label,
      name: deliveryName(delivery),
      nameBeside: wordsIn(delivery, 'area', language),
      amount: formatPaise(delivery.totalPaise),
    },
  ];
}

function deliveryName({ area }: BillDelivery): string {
  return area === '' ? billLabels.delivery : `${billLabels.delivery}, ${area}`;
}

function paymentOf({ isCancelled, paymentStatus, paid, document }: Bill): string {
  if (isCancelled) return '';
  const open = document.totals.totalPaise - paid.paise;
  if (paid.paise > 0) {
    const rest = open > 0 ? billTexts.stillToPay(formatPaise(open)) : billTexts.nothingLeft;
    return `${billTexts.received(formatPaise(paid.paise), paid.methods, paid.at)} ${rest}`;
  }
  if (paidStatuses.includes(paymentStatus)) return `${billTexts.paid} ${billTexts.nothingLeft}`;
  if (paymentStatus !== 'Pending') return '';
  return billTexts.stillToPay(formatPaise(document.totals.totalPaise));
}
