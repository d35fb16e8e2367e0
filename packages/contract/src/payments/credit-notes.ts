import { milledStatuses } from '../orders/orders.ts';
import type { OrderChannel, OrderStatus } from '../orders/orders.ts';
import { rupeesToPaise } from '../money/money.ts';
import { kgToGrams, linePaise } from '../money/weight.ts';
import { checkLine } from '../text/text.ts';
import type { GivenBack } from './credit-notes.schema.ts';
import { creditReasonTexts } from './credit-notes.texts.ts';
import type { PaymentMethod } from './payments.ts';

export { creditReasonTexts } from './credit-notes.texts.ts';
export type {
  CreditNoteOfOrder,
  GivenBack,
  NewDiscount,
  NewReturn,
  Refund,
} from './credit-notes.schema.ts';

export const creditKinds = ['return', 'discount'] as const;
export type CreditKind = (typeof creditKinds)[number];

export const returnReasons = [
  'torn bag',
  'wrong flour',
  'insects',
  'changed mind',
  'at the door',
  'typed wrongly',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Only a sale at the counter can be typed wrongly, and only other orders come back at the door. */
export function reasonsFor(channel: OrderChannel | undefined): ReturnReason[] {
  const impossible = channel === 'counter' ? 'at the door' : 'typed wrongly';
  return returnReasons.filter((reason) => reason !== impossible);
}

export const flourFates = ['thrown away', 'back to stock'] as const;
export type FlourFate = (typeof flourFates)[number];

/** Flour that came back for one of these reasons is never sold again. */
const spoiltReasons: readonly ReturnReason[] = ['torn bag', 'insects'];

export function canGoBackToStock(reason: ReturnReason): boolean {
  return !spoiltReasons.includes(reason);
}

/**
 * The ways in which the value of a note is given back. `account` takes it off what is owed: only for an
 * order on account, at most what is open of it. No money leaves, and no payment is written.
 */
export const refundMethods = ['cash', 'UPI', 'account'] as const satisfies readonly (
  | PaymentMethod
  | 'account'
)[];
export type RefundMethod = (typeof refundMethods)[number];

/**
 * True if "off the account" is offered, as the first choice: the order is on account, and all of the
 * note is taken off what is open of it.
 */
export function canGoOffAccount(
  order: { onAccount?: true; amountToPay: number; paidAmount: number },
  amountPaise: number,
): boolean {
  const openPaise = Math.round((order.amountToPay - order.paidAmount) * 100);
  return order.onAccount === true && amountPaise > 0 && amountPaise <= openPaise;
}

/** Flour comes back only from a customer who has it. */
export const returnableStatuses: readonly OrderStatus[] = ['Delivered'];
/** A discount is taken off a bill, and a milled order can have one. */
export const discountableStatuses: readonly OrderStatus[] = milledStatuses;

export const creditLimits = { reasonMax: 200 } as const;

export const creditTexts = {
  weightInvalid: 'Please enter a weight above zero, to the gram',
  reasonRequired: 'Please give a reason',
  lineTwice: 'Each line can come back only once in a return',
} as const;

export function checkDiscountReason(value: string): string | undefined {
  return checkLine(value, creditLimits.reasonMax, creditTexts.reasonRequired);
}

/** The reason as people read it: staff wrote that of a discount themselves. */
export function reasonInWords(
  { kind, reason }: { kind: CreditKind; reason: string },
  texts: typeof creditReasonTexts = creditReasonTexts,
): string {
  return kind === 'return' ? texts[reason as ReturnReason] : reason;
}

/** A line as sold, and what earlier credit notes took off it. */
export type CreditedLine = {
  weightGrams: number;
  pricePaise: number;
  totalPaise: number;
  returnedGrams: number;
  /** Discounts are part of it. */
  creditedPaise: number;
  discountPaise: number;
};

type SoldLine = {
  quantityKg: number;
  pricePerKg: number;
  totalPrice: number;
  givenBack?: GivenBack | undefined;
};

/** A line of an answer, in paise and grams. */
export function creditedLineOf({
  quantityKg,
  pricePerKg,
  totalPrice,
  givenBack = { kg: 0, amount: 0, discount: 0 },
}: SoldLine): CreditedLine {
  return {
    weightGrams: kgToGrams(quantityKg),
    pricePaise: rupeesToPaise(pricePerKg),
    totalPaise: rupeesToPaise(totalPrice),
    returnedGrams: kgToGrams(givenBack.kg),
    creditedPaise: rupeesToPaise(givenBack.amount),
    discountPaise: rupeesToPaise(givenBack.discount),
  };
}

export function leftOfLine(line: CreditedLine): { grams: number; paise: number } {
  return {
    grams: line.weightGrams - line.returnedGrams,
    paise: line.totalPaise - line.creditedPaise,
  };
}

/**
 * What these grams of a line cost: the price paid, rounded like the total of a line. A discount has
 * lowered that price for all that is left. The last grams take exactly what is left of the total.
 */
export function paiseForGrams(line: CreditedLine, grams: number): number {
  const left = leftOfLine(line);
  if (grams >= left.grams) return left.paise;
  const paise =
    line.discountPaise === 0
      ? linePaise(line.pricePaise, grams)
      : Math.floor((2 * left.paise * grams + left.grams) / (2 * left.grams));
  return Math.min(paise, left.paise);
}

/**
 * Spreads a discount over what is left of the lines, in proportion and to the paisa: the paise that
 * rounding leaves go to the lines with the largest remainders.
 */
export function spreadDiscount(leftPaise: readonly number[], discountPaise: number): number[] {
  const total = leftPaise.reduce((sum, paise) => sum + paise, 0);
  if (discountPaise > total) throw new Error('a discount is at most what is left of the lines');
  const exact = leftPaise.map((paise) => BigInt(paise) * BigInt(discountPaise));
  const shares = exact.map((share) => (total === 0 ? 0 : Number(share / BigInt(total))));
  const missing = discountPaise - shares.reduce((sum, paise) => sum + paise, 0);
  const remainders = exact.map((share, index) => ({
    index,
    rest: total === 0 ? 0n : share % BigInt(total),
  }));
  const next = remainders.toSorted((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1,
  );
  for (const { index } of next.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

export type MoneyOfOrder = {
  soldPaise: number;
  creditedPaise: number;
  /** The sum of all payments, with corrections and refunds. */
  paidPaise: number;
  refundedPaise: number;
};

/**
 * The most that can be given back: what was paid above what the order costs after its credit notes,
 * and never more than these notes. Money that was paid too much otherwise is corrected instead.
 */
export function mostToRefund(money: MoneyOfOrder): number {
  const { soldPaise, creditedPaise, paidPaise, refundedPaise } = money;
  const tooMuchPaid = paidPaise - (soldPaise - creditedPaise);
  return Math.max(0, Math.min(tooMuchPaid, creditedPaise - refundedPaise));
}
