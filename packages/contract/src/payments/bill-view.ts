import { amountInWords } from '../money/amount-in-words.texts.ts';
import type { BillLabel, BillRow, BillSum } from './bill-rows.ts';
import {
  billLabels,
  plainColumns,
  plainSums,
  roundOffSum,
  rowsOf,
  taxColumns,
  taxSums,
} from './bill-rows.ts';
import { billTexts } from './bill-view.texts.ts';
import type { Bill, BillDocument, BillTitle } from './bills.ts';
import { readablePhone } from '../contact/contact-details.ts';
import { writtenIn } from '../language/content-language.ts';
import { days } from '../language/days.texts.ts';
import type { Language } from '../language/languages.ts';
import { formatPaise } from '../money/money.ts';
import { paidStatuses, shortOrderId } from '../orders/orders.ts';
import { rupeesInWords } from '../money/rupees-in-words.ts';

export { billTexts } from './bill-view.texts.ts';

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
  /** The line of the composition scheme, as the law words it. Empty for all other sellers. */
  declaration: string;
  declarationBeside: string;
  facts: { name: BillLabel; value: string }[];
  seller: BillParty & { gstin: string };
  buyer: BillParty;
  /** Titles between the name and the amount. */
  columns: readonly BillLabel[];
  rows: BillRow[];
  sums: BillSum[];
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
  const { seller, totals } = document;
  const hasTax = document.title === 'Tax Invoice';
  return {
    title: document.title,
    ...declarationOf(document, used.beside),
    facts: [
      { name: billLabels.number, value: bill.number },
      { name: billLabels.date, value: days.formatDate(bill.madeAt) },
      { name: billLabels.order, value: shortOrderId(bill.orderId) },
    ],
    ...partiesOf(document, used),
    columns: hasTax ? taxColumns : plainColumns,
    rows: rowsOf(document, hasTax, used.beside),
    sums: [
      ...(hasTax ? taxSums(document) : plainSums(document, used.beside)),
      ...roundOffSum(document),
    ],
    total: formatPaise(totals.totalPaise),
    totalInWords: rupeesInWords(totals.totalPaise),
    totalBeside: used.amountInWords?.(totals.totalPaise) ?? '',
    payment: paymentOf(bill),
    isCancelled: bill.isCancelled,
    notes: [
      ...(document.taxNote === 'inclusive' ? [billTexts.taxesIncluded] : []),
      billTexts.noSignature,
      ...(seller.grievanceOfficer === '' ? [] : [billTexts.complaints]),
    ].join(' '),
  };
}

type Parties = Pick<BillDocument, 'seller' | 'buyer' | 'placeOfSupply'>;

/** The lines of seller and buyer, for a bill and for a credit note. */
export function partiesOf(
  { seller, buyer, placeOfSupply }: Parties,
  used: Pick<BillLanguages, 'page' | 'beside'>,
): Pick<BillView, 'seller' | 'buyer'> {
  return {
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
        placeOfSupply && billTexts.placeOfSupply(placeOfSupply),
      ]
        .filter((line) => line !== '')
        .map((text) => ({ text })),
    },
  };
}

const COMPOSITION = 'Composition taxable person, not eligible to collect tax on supplies';
const compositionIn: Record<Exclude<Language, 'en'>, string> = {
  mr: 'कंपोझिशन करदाता, पुरवठ्यावर कर आकारण्यास पात्र नाही',
  hi: 'कंपोजिशन करदाता, आपूर्ति पर कर वसूलने के लिए पात्र नहीं',
};

function declarationOf({ taxNote }: BillDocument, beside: Language) {
  if (taxNote !== 'composition') return { declaration: '', declarationBeside: '' };
  return {
    declaration: COMPOSITION,
    declarationBeside: beside === 'en' ? '' : compositionIn[beside],
  };
}

function lineIn({ text, lang }: { text: string; lang: Language }) {
  return lang === 'en' ? { text, isEnglish: true as const } : { text };
}

/** What was given back by credit notes, and what was paid. */
function paymentOf(bill: Bill): string {
  if (bill.isCancelled) return '';
  const { givenBackPaise: givenBack = 0 } = bill;
  const credited = givenBack === 0 ? '' : billTexts.givenBack(formatPaise(givenBack));
  return [credited, paidOf(bill, givenBack)].filter((sentence) => sentence !== '').join(' ');
}

function paidOf(bill: Bill, givenBack: number): string {
  const { paymentStatus, paid, document, onAccount } = bill;
  const stillToPay = onAccount ? billTexts.onAccount : billTexts.stillToPay;
  const open = document.totals.totalPaise - givenBack - paid.paise;
  if (paid.paise > 0) {
    const rest = open > 0 ? stillToPay(formatPaise(open)) : billTexts.nothingLeft;
    return `${billTexts.received(formatPaise(paid.paise), paid.methods, paid.at)} ${rest}`;
  }
  if (paidStatuses.includes(paymentStatus)) return `${billTexts.paid} ${billTexts.nothingLeft}`;
  if (paymentStatus !== 'Pending') return '';
  return open > 0 ? stillToPay(formatPaise(open)) : billTexts.nothingLeft;
}
