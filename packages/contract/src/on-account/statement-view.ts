import { readablePhone } from '../contact/contact-details.ts';
import { writtenIn } from '../language/content-language.ts';
import type { InOtherLanguages } from '../language/content-language.ts';
import { shopClock } from '../delivery/delivery.ts';
import { formatPaise, formatRupees, rupeesToPaise } from '../money/money.ts';
import { upiAccountOf, upiLink } from '../payments/upi.ts';
import { accountRowIn } from './account-rows-in.ts';
import { monthAfter } from './accounts.ts';
import type { AccountStatement } from './accounts.ts';
import type { statementWords } from './statement.texts.ts';

export type StatementWords = typeof statementWords;

/** What a statement needs of the shop. */
type Seller = {
  address: string;
  phone: string;
  email: string;
  /** Empty if the shop takes no UPI payments. */
  upiId: string;
  upiCode?: string | undefined;
  name: string;
} & InOtherLanguages<'address'>;

type Fact = { name: string; value: string };

/** How to pay by UPI what a statement asks for. */
export type StatementUpi = { link: string; upiId: string; note: string; alt: string };

/** A statement in the words of its reader. */
export type StatementView = {
  title: string;
  facts: Fact[];
  seller: string[];
  customer: { label: string; name: string; lines: string[] };
  toPay: Fact;
  columns: { day: string; what: string; bought: string; paid: string; owesAfter: string };
  /** An empty text is an empty cell. */
  rows: {
    key: string;
    day: string;
    title: string;
    about: string;
    bought: string;
    paid: string;
    owesAfter: string;
  }[];
  sums: Fact[];
  /** Null without UPI, and if nothing is to pay. */
  upi: StatementUpi | null;
  /** The sentences below the line, after the one about UPI. */
  notes: string[];
};

export function statementView(
  statement: AccountStatement,
  words: StatementWords,
  seller: Seller,
): StatementView {
  const { texts, paper } = words;
  const { customer } = statement;
  const month = words.days.monthInFull(statement.month);
  const upi = upiOf(statement, words, seller);
  return {
    title: paper.title,
    facts: [
      { name: paper.month, value: words.days.formatMonth(statement.month) },
      { name: paper.madeOn, value: words.days.formatDate(statement.madeAt) },
    ],
    seller: [
      writtenIn(seller, 'address', words.language).text,
      [seller.phone, seller.email].filter(Boolean).join(' · '),
    ],
    customer: {
      label: paper.customer,
      name: customer.name,
      lines: [customer.address, customer.phone && readablePhone(customer.phone)].filter(Boolean),
    },
    toPay: { name: texts.toPay, value: formatRupees(statement.toPay) },
    columns: texts,
    rows: [broughtForward(statement, words), ...rowsIn(statement, words)],
    sums: [
      { name: broughtFrom(statement, words), value: formatRupees(statement.broughtForward) },
      { name: texts.boughtIn(month), value: formatRupees(statement.bought) },
      { name: texts.paidIn(month), value: lessPaid(statement.paid) },
    ],
    upi,
    notes: notesOf(statement, words, { phone: seller.phone, hasUpi: upi !== null }),
  };
}

/** `Brought from September`. */
function broughtFrom({ month }: AccountStatement, { texts, days }: StatementWords): string {
  return texts.broughtFrom(days.monthInFull(monthAfter(month, -1)));
}

function broughtForward(statement: AccountStatement, words: StatementWords) {
  return {
    key: 'brought forward',
    day: '',
    title: broughtFrom(statement, words),
    about: '',
    bought: '',
    paid: '',
    owesAfter: formatRupees(statement.broughtForward),
  };
}

function rowsIn(statement: AccountStatement, words: StatementWords): StatementView['rows'] {
  const dayOf = (at: string) => words.days.dayParts(shopClock(new Date(at)).day).date;
  return statement.rows.map((row) => ({
    key: row.key,
    day: dayOf(row.at),
    ...accountRowIn(row, { ...words, dayOf }),
    bought: row.bought === undefined ? '' : formatRupees(row.bought),
    paid: row.paid === undefined ? '' : formatRupees(row.paid),
    owesAfter: formatRupees(row.owesAfter),
  }));
}

/** The sign says that it lowers what is owed. Where more was given back than paid, it adds to it. */
function lessPaid(paid: number): string {
  const paise = rupeesToPaise(paid);
  return paise > 0 ? `− ${formatPaise(paise)}` : formatPaise(Math.abs(paise));
}

function upiOf(
  { customer, toPay, upiNote }: AccountStatement,
  { paper }: StatementWords,
  seller: Seller,
): StatementUpi | null {
  const account = upiAccountOf(seller);
  if (account === null || toPay <= 0) return null;
  return {
    link: upiLink({ ...account, amount: toPay, orderId: customer._id, note: upiNote }),
    upiId: account.upiId,
    note: upiNote,
    alt: paper.codeAlt(formatRupees(toPay), account.upiId),
  };
}

function notesOf(
  { toPay, isWhole }: AccountStatement,
  { paper }: StatementWords,
  { phone, hasUpi }: { phone: string; hasUpi: boolean },
): string[] {
  const inCash = hasUpi ? [] : [paper.inCash];
  return [
    ...(toPay > 0 ? inCash : [paper.nothingToPay]),
    ...(isWhole ? [] : [paper.notOver]),
    paper.wrong,
    paper.questions(phone),
  ];
}
