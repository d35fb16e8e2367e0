import { nameWithGrind } from '../catalog/grinds.ts';
import { wordsIn } from '../language/content-language.ts';
import { days } from '../language/days.texts.ts';
import type { Language } from '../language/languages.ts';
import { milledTexts } from '../mill/milled.texts.ts';
import { formatPaise } from '../money/money.ts';
import { formatGrams, gramsToKg } from '../money/weight.ts';
import { billTexts } from './bill-view.texts.ts';
import type { BillDelivery, BillDocument, BillLine } from './bills.ts';

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
  roundOff: 'Round off',
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
  /** When the flour was milled, and its batch. Undefined in earlier bills. */
  milled: { days: string; batch: string } | undefined;
  /** What a phone shows below the name. */
  below: string[];
};

export type BillSum = { label: BillLabel; name: string; nameBeside: string; amount: string };

const { hsn, kg, ratePerKg, weight, taxableValue, gst, cgst, sgst } = billLabels;
export const plainColumns = [hsn, kg, ratePerKg];
export const taxColumns = [hsn, weight, taxableValue, gst, cgst, sgst];

type Supplies = Pick<BillDocument, 'lines' | 'delivery' | 'totals' | 'roundOffPaise'>;

export function rowsOf(
  { lines, delivery }: Pick<Supplies, 'lines' | 'delivery'>,
  hasTax: boolean,
  language: Language,
): BillRow[] {
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
    milled: undefined,
    below: [`${hsn} ${delivery.hsn}`, ...taxBelow(delivery)],
  };
  return [...flours, row];
}

function besideOf(line: BillLine, language: Language): string {
  const name = wordsIn(line, 'name', language);
  return name === '' ? '' : nameWithGrind(name, line.grind, language);
}

function flourRow(line: BillLine, index: number, hasTax: boolean): Omit<BillRow, 'nameBeside'> {
  // A discount takes money off a line, and no weight.
  const isWeighed = line.weightGrams > 0;
  const price = isWeighed ? formatPaise(line.pricePaise) : '';
  const weighed = isWeighed ? `${formatGrams(line.weightGrams)} × ${price}` : '';
  const code = line.hsn === '' ? '' : `${hsn} ${line.hsn}`;
  const plain = {
    key: String(index),
    name: nameWithGrind(line.name, line.grind, 'en'),
    label: undefined,
    amount: formatPaise(line.totalPaise),
    milled: milledOf(line),
  };
  const below = [[code, weighed].filter((words) => words !== '').join(', ')];
  if (!hasTax) {
    const kilograms = isWeighed ? String(gramsToKg(line.weightGrams)) : '';
    return { ...plain, cells: [line.hsn, kilograms, price], below };
  }
  const cells = [line.hsn, weighed, ...taxCells(line)];
  return { ...plain, cells, below: [...below, ...taxBelow(line)] };
}

/** A bill is kept for years, so its days have their year. */
function milledOf({ batch }: BillLine): BillRow['milled'] {
  if (batch === undefined) return undefined;
  const { number, milledOn, bestBefore } = batch;
  const pieces = milledTexts.milled(
    days.formatDate(milledOn),
    bestBefore && days.formatDate(bestBefore),
  );
  return { days: pieces.join(''), batch: milledTexts.batch(number) };
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
export function taxSums({ lines, delivery, totals }: Supplies): BillSum[] {
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

export function plainSums(
  { delivery, totals, roundOffPaise = 0 }: Pick<Supplies, 'delivery' | 'totals' | 'roundOffPaise'>,
  language: Language,
): BillSum[] {
  const { flour, delivery: label } = billLabels;
  if (delivery === null && roundOffPaise === 0) return [];
  const flours = totals.totalPaise - (delivery?.totalPaise ?? 0) - roundOffPaise;
  const sum = { label: flour, name: flour, nameBeside: '', amount: formatPaise(flours) };
  if (delivery === null) return [sum];
  return [
    sum,
    {
      label,
      name: deliveryName(delivery),
      nameBeside: wordsIn(delivery, 'area', language),
      amount: formatPaise(delivery.totalPaise),
    },
  ];
}

/** A bill of the counter is rounded to the rupee. */
export function roundOffSum({ roundOffPaise = 0 }: Pick<BillDocument, 'roundOffPaise'>): BillSum[] {
  if (roundOffPaise === 0) return [];
  const { roundOff: label } = billLabels;
  return [{ label, name: label, nameBeside: '', amount: formatRoundOff(roundOffPaise) }];
}

/** `+ ₹0.32` or `- ₹0.32`. */
export function formatRoundOff(paise: number): string {
  return `${paise < 0 ? '-' : '+'} ${formatPaise(Math.abs(paise))}`;
}

function deliveryName({ area }: BillDelivery): string {
  return area === '' ? billLabels.delivery : `${billLabels.delivery}, ${area}`;
}
