import type { Bill, BillDelivery, BillDocument, BillLine } from './bills.ts';
import { readablePhone } from './contact-details.ts';
import { formatPaise } from './money.ts';
import { paidStatuses, shortOrderId } from './orders.ts';
import type { PaymentMethod } from './payments.ts';
import { rupeesInWords } from './rupees-in-words.ts';
import { formatGrams, gramsToKg } from './weight.ts';

/** Words of a bill, for the shop's page and the panel's. */
export const billTexts = {
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
  print: 'Print',
  cancelled: 'Cancelled. This order was cancelled or returned after its bill was made.',
  nothingLeft: 'Nothing left to pay.',
  paid: 'Paid.',
  /** `Paid ₹412.00 by UPI, 16 Nov 2026.` */
  received: (amount: string, methods: readonly PaymentMethod[], at: string | null) =>
    `Paid ${[`${amount}${methodsInWords(methods)}`, at && formatBillDay(at)].filter(Boolean).join(', ')}.`,
  stillToPay: (amount: string) => `Still to pay: ${amount}`,
  placeOfSupply: (state: string) => `Place of supply: ${state}`,
  phone: (phone: string) => `Phone ${phone}`,
  fssai: (licence: string) => `FSSAI Lic. No. ${licence}`,
  noSignature: 'This bill was made by a computer and needs no signature.',
  complaints: 'Complaints: the grievance officer named under Contact answers within 48 hours.',
} as const;

export type BillRow = {
  key: string;
  name: string;
  /** One per column between the name and the amount. */
  cells: string[];
  amount: string;
  /** What a phone shows below the name. */
  below: string[];
};

export type BillView = {
  title: string;
  facts: { name: string; value: string }[];
  seller: { name: string; lines: string[]; gstin: string };
  buyer: { name: string; lines: string[] };
  /** Titles between the name and the amount. */
  columns: readonly string[];
  rows: BillRow[];
  sums: { name: string; amount: string }[];
  total: string;
  totalInWords: string;
  /** Empty for a cancelled order. */
  payment: string;
  isCancelled: boolean;
  notes: string;
};

export function billView(bill: Bill): BillView {
  const { document } = bill;
  const { seller, buyer, totals } = document;
  const hasTax = document.title === 'Tax Invoice';
  return {
    title: document.title,
    facts: [
      { name: billTexts.number, value: bill.number },
      { name: billTexts.date, value: formatBillDay(bill.madeAt) },
      { name: billTexts.order, value: shortOrderId(bill.orderId) },
    ],
    seller: {
      name: seller.name,
      lines: [
        seller.address,
        billTexts.phone(seller.phone),
        ...(seller.fssaiLicence === '' ? [] : [billTexts.fssai(seller.fssaiLicence)]),
      ],
      gstin: seller.gstin,
    },
    buyer: {
      name: buyer.name,
      lines: [
        buyer.address,
        buyer.phone && billTexts.phone(readablePhone(buyer.phone)),
        document.placeOfSupply && billTexts.placeOfSupply(document.placeOfSupply),
      ].filter((line) => line !== ''),
    },
    columns: hasTax ? taxColumns : plainColumns,
    rows: rowsOf(document, hasTax),
    sums: hasTax ? taxSums(document) : plainSums(document),
    total: formatPaise(totals.totalPaise),
    totalInWords: rupeesInWords(totals.totalPaise),
    payment: paymentOf(bill),
    isCancelled: bill.isCancelled,
    notes: [
      billTexts.noSignature,
      ...(seller.grievanceOfficer === '' ? [] : [billTexts.complaints]),
    ].join(' '),
  };
}

const { hsn, kg, ratePerKg, weight, taxableValue, gst, cgst, sgst } = billTexts;
const plainColumns = [hsn, kg, ratePerKg];
const taxColumns = [hsn, weight, taxableValue, gst, cgst, sgst];

function rowsOf({ lines, delivery }: BillDocument, hasTax: boolean): BillRow[] {
  const flours = lines.map((line, index) => flourRow(line, index, hasTax));
  if (!hasTax || delivery === null) return flours;
  const row = {
    key: 'delivery',
    name: deliveryName(delivery),
    cells: [delivery.hsn, '', ...taxCells(delivery)],
    amount: formatPaise(delivery.totalPaise),
    below: [`${hsn} ${delivery.hsn}`, ...taxBelow(delivery)],
  };
  return [...flours, row];
}

function flourRow(line: BillLine, index: number, hasTax: boolean): BillRow {
  const price = formatPaise(line.pricePaise);
  const weighed = `${formatGrams(line.weightGrams)} × ${price}`;
  const code = line.hsn === '' ? '' : `${hsn} ${line.hsn}, `;
  const plain = { key: String(index), name: line.name, amount: formatPaise(line.totalPaise) };
  const below = [`${code}${weighed}`];
  if (!hasTax) {
    return { ...plain, cells: [line.hsn, String(gramsToKg(line.weightGrams)), price], below };
  }
  const cells = [line.hsn, weighed, ...taxCells(line)];
  return { ...plain, cells, below: [...below, ...taxBelow(line)] };
}

/** Taxable value, rate and halves. */
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
  if (supply.gstRate === 0) return [`Taxable ${taxable}, ${gst} ${rate}`];
  return [`Taxable ${taxable}, ${gst} ${rate}:`, `${cgst} ${half} + ${sgst} ${otherHalf}`];
}

/** With the halves of each rate, as the books need them. */
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
      { name: `${cgst} ${rate / 2}%`, amount },
      { name: `${sgst} ${rate / 2}%`, amount },
    ];
  });
  return [{ name: taxableValue, amount: formatPaise(totals.taxablePaise) }, ...halves];
}

function plainSums({ delivery, totals }: BillDocument): BillView['sums'] {
  if (delivery === null) return [];
  return [
    { name: billTexts.flour, amount: formatPaise(totals.totalPaise - delivery.totalPaise) },
    { name: deliveryName(delivery), amount: formatPaise(delivery.totalPaise) },
  ];
}

function deliveryName({ area }: BillDelivery): string {
  return area === '' ? billTexts.delivery : `${billTexts.delivery}, ${area}`;
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

function methodsInWords(methods: readonly PaymentMethod[]): string {
  const words = { cash: 'in cash', UPI: 'by UPI', other: '' };
  const known = methods.map((method) => words[method]).filter((word) => word !== '');
  return known.length === 0 ? '' : ` ${known.join(' and ')}`;
}

const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** `17 Nov 2026`. */
export function formatBillDay(at: string): string {
  return day.format(new Date(at));
}
