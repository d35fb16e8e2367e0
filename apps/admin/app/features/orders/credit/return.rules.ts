import { lineKey } from '@dalan/contract/catalog/grinds';
import { roundOffToCredit } from '@dalan/contract/desk/counter';
import { formatPaise, paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { readWeight } from '@dalan/contract/money/typed-weight';
import { formatGrams, gramsToKg, kgToGrams } from '@dalan/contract/money/weight';
import type { Order, OrderItem } from '@dalan/contract/orders/orders';
import {
  canGoOffAccount,
  creditedLineOf,
  leftOfLine,
  mostToRefund,
  paiseForGrams,
} from '@dalan/contract/payments/credit-notes';
import type { Refund, RefundMethod } from '@dalan/contract/payments/credit-notes';
import { isInSteps } from '@dalan/contract/orders/quantities';
import { creditTexts as texts } from './credit-texts.ts';

/** What was typed for the lines that come back, by line. */
export type TypedWeights = Readonly<Record<string, string>>;

export function keyOf({ productId, grind }: OrderItem): string {
  return lineKey({ productId: productId._id, grind: grind?.key });
}

export function gramsLeft(item: OrderItem): number {
  return leftOfLine(creditedLineOf(item)).grams;
}

export function paiseLeft(item: OrderItem): number {
  return leftOfLine(creditedLineOf(item)).paise;
}

/** All that is left of a line, as it stands in the field. */
export function wholeRest(item: OrderItem): string {
  return String(gramsToKg(gramsLeft(item)));
}

/** The only line that is left comes back by itself; of several, staff choose. */
export function firstWeights({ items }: Order): TypedWeights {
  const left = items.filter((item) => gramsLeft(item) > 0);
  const [only, ...others] = left;
  return only === undefined || others.length > 0 ? {} : { [keyOf(only)]: wholeRest(only) };
}

export type PlannedLine = { grams: number; paise: number; problem: string | undefined };

/** What a typed weight means. A weight that cannot be is worth nothing. */
export function planLine(item: OrderItem, typed: string): PlannedLine {
  const kg = readWeight(typed);
  if (kg === undefined || kg <= 0 || !isInSteps(kg, 1)) {
    return { grams: 0, paise: 0, problem: texts.weightInvalid };
  }
  const grams = kgToGrams(kg);
  const left = gramsLeft(item);
  if (grams > left) return { grams: 0, paise: 0, problem: texts.atMost(formatGrams(left)) };
  return { grams, paise: paiseForGrams(creditedLineOf(item), grams), problem: undefined };
}

/** The delivery charge, or 0 once it was given back. */
export function chargeLeftPaise({ deliveryCharge, creditNotes = [] }: Order): number {
  const isGivenBack = creditNotes.some((note) => note.deliveryCharge > 0);
  return isGivenBack ? 0 : rupeesToPaise(deliveryCharge);
}

export function soldPaise({ totalAmount, deliveryCharge, roundOff = 0 }: Order): number {
  return rupeesToPaise(totalAmount) + rupeesToPaise(deliveryCharge) + rupeesToPaise(roundOff);
}

/** The rounding of a counter sale that goes with the last of its flour. */
export function roundOffPaise({ items, roundOff = 0 }: Order, flourPaise: number): number {
  const beforePaise = items.reduce((sum, item) => sum + leftOfLine(creditedLineOf(item)).paise, 0);
  return roundOffToCredit(rupeesToPaise(roundOff), {
    beforePaise,
    afterPaise: beforePaise - flourPaise,
  });
}

/** How much of a credit note's amount leaves as money, and what is open after it. */
export function moneyAfter(order: Order, amountPaise: number) {
  const creditedPaise = rupeesToPaise(order.givenBackAmount ?? 0) + amountPaise;
  const paidPaise = rupeesToPaise(order.paidAmount);
  const refunds = order.payments.filter(({ creditNote }) => creditNote !== undefined);
  const refundedPaise = refunds.reduce((sum, { amount }) => sum - rupeesToPaise(amount), 0);
  const sold = soldPaise(order);
  const most = mostToRefund({ soldPaise: sold, creditedPaise, paidPaise, refundedPaise });
  return {
    refundPaise: Math.min(amountPaise, most),
    openPaise: Math.max(0, sold - creditedPaise - paidPaise),
  };
}

export type PlannedRefund = { method: RefundMethod; paise: number };

/**
 * How the value of a note is given back. All of it goes off the account while that much is open of an
 * order on account; otherwise what was paid too much leaves as money. Undefined if nothing leaves.
 */
export function refundOf(
  order: Order,
  amountPaise: number,
  chosen: RefundMethod,
): PlannedRefund | undefined {
  if (canGoOffAccount(order, amountPaise)) return { method: 'account', paise: amountPaise };
  const { refundPaise } = moneyAfter(order, amountPaise);
  if (refundPaise === 0) return undefined;
  return { method: chosen === 'account' ? 'cash' : chosen, paise: refundPaise };
}

/** As it is sent. */
export function asRefund({ method, paise }: PlannedRefund, reference: string): Refund {
  return {
    method,
    amount: paiseToRupees(paise),
    ...(method === 'UPI' && { reference: reference.trim() }),
  };
}

/** The button names the money that leaves, or what is taken off the bill. */
export function submitLabel(amountPaise: number, refund: PlannedRefund | undefined): string {
  if (amountPaise === 0) return texts.giveNothing;
  if (refund?.method === 'account') return texts.offTheAccount(formatPaise(amountPaise));
  return refund === undefined
    ? texts.takeOff(formatPaise(amountPaise))
    : texts.giveBack(formatPaise(refund.paise));
}
