import { PAISE_PER_RUPEE, rupeesToPaise } from '../money/money.ts';
import { askedOfCustomer } from '../payments/payments.ts';
import type { AccountPrice, OwnPrices } from './accounts.schema.ts';

export type {
  Account,
  AccountAnswer,
  AccountChange,
  AccountClosing,
  AccountOfCaller,
  AccountOfCall,
  AccountOrder,
  AccountPaid,
  AccountPrice,
  AccountQuery,
  AccountRow,
  AccountRowLine,
  AccountsAnswer,
  AccountsQuery,
  AccountStatement,
  AccountStatements,
  MyAccount,
  NewAccountPayment,
  OnAccountChange,
  OwnPrices,
  StatementMonth,
  StatementQuery,
} from './accounts.schema.ts';

export const accountLimits = {
  /** The most that a customer may be allowed to owe, in rupees. */
  limitMax: 1_000_000,
  percentOffMax: 50,
  /** Flours with a price of their own. */
  pricesMax: 200,
  /** Months that an account offers, newest first. */
  monthsMax: 24,
  /** The newest rows of an account, if no month is asked for. */
  rowsMax: 200,
  /** Accounts that are printed together. */
  statementsMax: 500,
  /** Orders that one payment is spread over. */
  ordersOfAPaymentMax: 500,
} as const;

/** Fields by which the list of accounts can be sorted. Without one: oldest open order first. */
export const accountSorts = ['oldest', 'owes', 'limit', 'used', 'name'] as const;

/** What stands in a row of an account. */
export const accountRowKinds = [
  /** An order, on the day when it was placed. Bought. */
  'order',
  /** Money that came in, for one or several orders. Paid. */
  'payment',
  /** An amount that was taken off a payment again. Paid, below zero. */
  'correction',
  /** Money that was given back. Paid, below zero. */
  'refund',
  /** Flour that came back, or a discount. Paid. */
  'credit note',
  /** The whole order came back, or was refused at the door. Paid: what was still open of it. */
  'returned',
  /** The order was cancelled after something was paid for it. Paid: all of it. */
  'cancelled',
  /** What is open of the order is collected at the door, after a payment on account. Paid. */
  'at the door',
  /** Staff set the payment of an order as settled by hand. Paid: what was still open of it. */
  'settled',
  /** More was paid for an order than it costs by now. It lowers no other order. Paid, below zero. */
  'paid too much',
] as const;
export type AccountRowKind = (typeof accountRowKinds)[number];

/** From this age on, the oldest open order stands in red. */
export const OPEN_TOO_LONG_DAYS = 30;

export const accountTexts = {
  limitInvalid: 'Please enter a limit in whole rupees',
  percentInvalid: 'Please enter a whole number of percent, at most 50',
  priceInvalid: 'Please enter a price above zero',
  priceTwice: 'Each flour can have only one price',
  monthInvalid: 'Must be a month: 2026-11',
  /** `₹10,996.00 at most` */
  atMost: (amount: string) => `${amount} at most`,
} as const;

/** Sentences of refusals. The code and its details say the same for programs. */
export const accountRefusals = {
  notFound: 'This customer has no account.',
  closed: 'This account is closed.',
  customerGone: 'This customer was deleted meanwhile.',
  changed: 'This account was changed meanwhile. Please check it and save again.',
  owedChanged: (owed: string) => `This customer owes ${owed} now. Please check the amount.`,
  overpaid: (owed: string) => `${owed} at most. There are no advances; nothing was recorded.`,
  stillOwes: (owed: string) =>
    `This customer still owes ${owed}. An account is closed once nothing is owed.`,
  overLimit: (free: string) => `That is more than the limit allows: ${free} is free.`,
  notOnAccount: 'This order is not on account',
  noAccount: 'Only a customer with an account can have orders on account.',
  tooLate: 'This order has ended. Only an order that is still to deliver changes.',
  offAccountOnly: (amount: string) => `At most ${amount} is open on account of this order.`,
  noEmail: 'This customer has no e-mail.',
  emailNotConfirmed:
    'This e-mail is not confirmed yet, so nothing is mailed there. Please print the statement.',
  nothingInMonth: 'Nothing was owed or moved in this month.',
} as const;

/**
 * The price of a flour for an account customer, in paise per kg: the account's own price of this flour,
 * else the percent off, rounded half up to a paisa. Never above the public price.
 * The order's statement computes the same.
 */
export function ownPricePaise(
  productId: string,
  publicPaise: number,
  own: OwnPrices | undefined,
): number {
  if (own === undefined) return publicPaise;
  const listed = own.prices.find((price: AccountPrice) => price.productId === productId);
  const paise =
    listed === undefined
      ? lessPercent(publicPaise, own.percentOff)
      : rupeesToPaise(listed.pricePerKg);
  return Math.min(paise, publicPaise);
}

function lessPercent(paise: number, percentOff: number): number {
  return Math.floor((paise * (100 - percentOff) + 50) / 100);
}

type OpenOrder = { orderId: string; openPaise: number };
type Share = { orderId: string; paise: number };

/**
 * Spreads a payment over open orders, which are given oldest first: each takes what is open of it until
 * nothing is left. Only orders that get something are in the answer. Throws above what is open.
 */
export function spreadPayment(orders: readonly OpenOrder[], paymentPaise: number): Share[] {
  let left = paymentPaise;
  const shares = orders.flatMap(({ orderId, openPaise }) => {
    const paise = Math.min(left, Math.max(0, openPaise));
    left -= paise;
    return paise === 0 ? [] : [{ orderId, paise }];
  });
  if (left > 0) throw new Error('a payment is at most what is open');
  return shares;
}

/** What can be bought on account before the limit is reached, in rupees. */
export function freeOfLimit({ limit, owes }: { limit: number; owes: number }): number {
  return Math.max(0, rupeesToPaise(limit) - rupeesToPaise(owes)) / PAISE_PER_RUPEE;
}

/** By how much the limit is exceeded, in rupees; 0 if it is not. */
export function overLimit({ limit, owes }: { limit: number; owes: number }): number {
  return Math.max(0, rupeesToPaise(owes) - rupeesToPaise(limit)) / PAISE_PER_RUPEE;
}

type Askable = Parameters<typeof askedOfCustomer>[0] & { onAccount?: true };

/**
 * What is collected for an order at the door, in rupees: nothing for an order on account. A payment can
 * still be taken there, at most `askedOfCustomer`.
 */
export function collectedAtTheDoor(order: Askable): number {
  return order.onAccount === true ? 0 : askedOfCustomer(order);
}

/** `2026-10` for any day of that month. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month before or after, by as many months. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

const monthNames = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV'];

/**
 * What the payer's bank shows for a payment of a statement: `ANNAPURNA OCT`. Banks take plain capitals
 * only, so a name in Devanagari gives `ACCOUNT OCT`. Without a month: `ANNAPURNA`.
 */
export function statementNote(name: string, month?: string): string {
  const [word = 'ACCOUNT'] = /[A-Z]{3,}/.exec(name.toUpperCase()) ?? [];
  if (month === undefined) return word.slice(0, 15);
  return `${word.slice(0, 15)} ${monthNames[Number(month.slice(5)) - 1] ?? 'DEC'}`;
}
