import { days } from '../language/days.texts.ts';
import type { Language } from '../language/languages.ts';
import { formatPaise } from '../money/money.ts';
import { shortOrderId } from '../orders/orders.ts';
import { plainColumns, plainSums, roundOffSum, rowsOf, taxColumns, taxSums } from './bill-rows.ts';
import type { BillRow } from './bill-rows.ts';
import { partiesOf } from './bill-view.ts';
import type { BillView } from './bill-view.ts';
import type { CreditNote } from './credit-note-documents.ts';
import { creditNoteTexts as texts } from './credit-note-view.texts.ts';
import { reasonInWords } from './credit-notes.ts';

export { creditNoteTexts } from './credit-note-view.texts.ts';

/** Headings of a credit note. They stay in English, like those of the bill. */
export const creditNoteLabels = {
  title: 'Credit note',
  number: 'Number',
  date: 'Date',
  givenBy: 'Given by',
  givenTo: 'Given to',
  for: 'For',
  flour: 'Flour',
  amount: 'Amount',
  totalOfBill: 'Total of the bill',
  givenBackBefore: 'Given back before',
  givenBack: 'Given back',
} as const;

/** Words of another language beside the English headings, by the English ones. */
export type CreditNoteWords = Partial<Record<string, string>>;

export type CreditNoteView = Pick<BillView, 'seller' | 'buyer'> & {
  facts: { name: string; value: string }[];
  /** The bill and the order that it is for. */
  subject: string[];
  columns: readonly string[];
  rows: BillRow[];
  sums: { label: string; name: string; nameBeside: string; amount: string }[];
  amount: string;
  reason: string;
  money: string;
  /** What is left of the bill. */
  rest: string;
  signatures: [string, string];
};

type Languages = {
  /** Language of the seller's address. */
  page: Language;
  /** Language of the words that stand beside the English ones. */
  beside: Language;
};

const ofPage: Languages = { page: texts.language, beside: texts.language };

export function creditNoteView(note: CreditNote, languages: Languages = ofPage): CreditNoteView {
  const { document } = note;
  const { bill, totals, givenBackBeforePaise: before, refund } = document;
  const hasTax = document.title === 'Tax Invoice';
  const parties = partiesOf(document, languages);
  const billDay = days.formatDate(bill.madeAt);
  return {
    ...parties,
    facts: [
      { name: creditNoteLabels.number, value: note.number },
      { name: creditNoteLabels.date, value: days.formatDate(note.madeAt) },
    ],
    subject: [texts.ofBill(bill.number, billDay), texts.order(shortOrderId(note.orderId))],
    columns: hasTax ? taxColumns : plainColumns,
    rows: rowsOf(document, hasTax, languages.beside),
    sums: [
      ...(hasTax ? taxSums(document) : plainSums(document, languages.beside)),
      ...roundOffSum(document),
      sumOf(creditNoteLabels.totalOfBill, bill.totalPaise),
      sumOf(creditNoteLabels.givenBackBefore, before),
    ],
    amount: formatPaise(totals.totalPaise),
    reason: texts.reason(reasonInWords(document), document.flour),
    money:
      refund === null
        ? texts.noMoney
        : texts.money(formatPaise(refund.paise), refund.method, {
            day: days.formatDate(note.madeAt),
            by: document.by,
            reference: refund.reference,
          }),
    rest: texts.rest(billDay, formatPaise(bill.totalPaise - before - totals.totalPaise)),
    signatures: [
      texts.forSeller(parties.seller.name),
      document.buyer.name === '' ? texts.received : `${texts.received}, ${document.buyer.name}`,
    ],
  };
}

function sumOf(label: string, paise: number) {
  return { label, name: label, nameBeside: '', amount: formatPaise(paise) };
}
