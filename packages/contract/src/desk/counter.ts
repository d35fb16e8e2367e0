import { plainDigits } from '../language/digits.ts';
import { PAISE_PER_RUPEE } from '../money/money.ts';
import { GRAMS_PER_KG, kgToGrams, linePaise } from '../money/weight.ts';
import { quantityLimits } from '../orders/quantities.ts';
import type { PaymentMethod } from '../payments/payments.ts';

export type { CounterAnswer, CounterFlour, NewCounterSale } from './counter.schema.ts';

/** The customer of sales without a name. A migration makes the row; nobody can log in to it. */
export const WALK_IN_ID = '00000000-0000-7000-8000-00000000c0de';

/** The steps of scales, in grams. */
export const scaleSteps = [1, 2, 5, 10] as const;
export type ScaleStep = (typeof scaleSteps)[number];
export const FIRST_SCALE_STEP: ScaleStep = 10;

/** What the payer's bank shows for a sale by UPI. */
export const COUNTER_UPI_NOTE = 'Counter sale';

/**
 * How a sale is paid. Each way finishes it. `account` needs a customer with an open account, takes no
 * payment and keeps to the limit: ACCOUNT_LIMIT, with what is free.
 */
export const counterWays = ['cash', 'UPI', 'account'] as const satisfies readonly (
  | PaymentMethod
  | 'account'
)[];
export type CounterWay = (typeof counterWays)[number];

/** The weights that have a button. */
export const usualGrams = [250, 500, 1_000, 2_000, 5_000, 10_000] as const;

export const counterLimits = {
  itemsMax: quantityLimits.itemsMax,
  gramsMax: kgToGrams(quantityLimits.quantityMaxKg),
  /** A sale that a till kept without a network is accepted for this long. */
  keptDaysMax: 7,
} as const;

export const counterRefusals = {
  weightInvalid: 'Please weigh between 1 g and 100 kg, to the gram',
  tooCheap: 'A sale costs at least ₹1',
  scaleStep: (grams: number) => `The scale weighs in steps of ${grams} g`,
  amountChanged: (amount: string) => `This sale costs ${amount}. Please check the slip.`,
  keyReused: 'This sale was made already, with other contents. Please look at Sold today.',
  accountNeedsCustomer: 'Please choose a customer with an account first',
  customerGone: 'This customer was deleted meanwhile. Please type the number again.',
  tooOld: 'This sale was kept for more than a week. Please record it by hand.',
  staysSold: 'A counter sale is not undone, because its bill has a number. Take it back instead.',
} as const;

/** The whole steps of the scale in a weight. */
export function floorToScale(grams: number, step: ScaleStep): number {
  return Math.max(0, Math.floor(grams / step) * step);
}

/** The most flour for an amount, by the scale. It never costs more than the amount. */
export function gramsForPaise(paise: number, pricePaise: number, step: ScaleStep): number {
  return floorToScale(Math.floor((paise * GRAMS_PER_KG) / pricePaise), step);
}

/** What brings an amount to the nearest rupee; half a rupee goes up. Between -49 and 50 paise. */
export function roundOffOf(totalPaise: number): number {
  const over = totalPaise % PAISE_PER_RUPEE;
  return 2 * over >= PAISE_PER_RUPEE ? PAISE_PER_RUPEE - over : 0 - over;
}

type WeighedLine = { pricePaise: number; grams: number };

/** What a sale costs, in paise: by weight, then rounded to the rupee. */
export function counterTotal(lines: readonly WeighedLine[]) {
  const linesPaise = lines.reduce(
    (sum, { pricePaise, grams }) => sum + linePaise(pricePaise, grams),
    0,
  );
  const roundOffPaise = roundOffOf(linesPaise);
  return { linesPaise, roundOffPaise, toPayPaise: linesPaise + roundOffPaise };
}

/** Below half a rupee of flour nothing is left of a sale, and its rounding goes, too. */
const NOTHING_LEFT_PAISE = PAISE_PER_RUPEE / 2;

/**
 * The rounding of a sale that a return takes with it: all of it with the return that leaves next to
 * nothing of the lines, else none. So the returns of a sale add up to what was paid for it.
 */
export function roundOffToCredit(
  roundOffPaise: number,
  left: { beforePaise: number; afterPaise: number },
): number {
  const isLast = left.beforePaise >= NOTHING_LEFT_PAISE && left.afterPaise < NOTHING_LEFT_PAISE;
  return isLast ? roundOffPaise : 0;
}

/** A discount leaves enough of a rounded sale that a return can take its rounding back. */
export function mostToDiscount(roundOffPaise: number, leftPaise: number): number {
  return roundOffPaise === 0 ? leftPaise : Math.max(0, leftPaise - NOTHING_LEFT_PAISE);
}

/** Notes and coins in rupees, largest first. */
const moneyPieces = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** The fewest notes and coins of an amount. Paise are left out: there are no such coins. */
export function inNotes(paise: number): { rupees: number; count: number }[] {
  let left = Math.floor(paise / PAISE_PER_RUPEE);
  return moneyPieces.flatMap((rupees) => {
    const count = Math.floor(left / rupees);
    left -= count * rupees;
    return count === 0 ? [] : [{ rupees, count }];
  });
}

const roundAmounts = [10, 50, 100, 200, 500, 1_000, 2_000] as const;

/** What customers are likely to hand over for an amount, above it, in rupees. */
export function likelyCash(toPayPaise: number, count: number): number[] {
  const toPay = toPayPaise / PAISE_PER_RUPEE;
  const given = roundAmounts.map((size) => Math.ceil(toPay / size) * size);
  return [...new Set(given)].filter((rupees) => rupees > toPay).slice(0, count);
}

export type TypedAmount = { grams: number } | { paise: number };

/** A number without a unit is kilograms below this, and grams from it on. */
const GRAMS_FROM = 50;
const typed = /^(₹|rs\.?)?\s*(\d+(?:\.\d{0,3})?|\.\d{1,3})\s*(kg|g|किलो|ग्रॅम|ग्राम)?$/iu;

/** Reads `500`, `1.5`, `250 g` and `₹50`. Undefined for anything else, and for nothing at all. */
export function readCounterAmount(text: string): TypedAmount | undefined {
  const [, rupees, digits, unit = ''] = typed.exec(plainDigits(text).trim()) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  if (number === 0) return undefined;
  if (rupees !== undefined) {
    return unit === '' ? { paise: Math.round(number * PAISE_PER_RUPEE) } : undefined;
  }
  const isKg = unit === '' ? number < GRAMS_FROM : /^(?:kg|किलो)$/iu.test(unit);
  return { grams: isKg ? kgToGrams(number) : Math.round(number) };
}

/** Reads a whole entry such as `jo 500` or `besan ₹50`: the letters of a flour, then an amount. */
export function readCounterEntry(text: string): { name: string; amount: TypedAmount | undefined } {
  const trimmed = text.trim();
  const alone = readCounterAmount(trimmed);
  if (alone !== undefined) return { name: '', amount: alone };
  const start = plainDigits(trimmed).search(/\s(?:₹|rs\.?\s*\d|\d|\.\d)/iu);
  if (start < 0) return { name: trimmed, amount: undefined };
  const amount = readCounterAmount(trimmed.slice(start));
  return amount === undefined
    ? { name: trimmed, amount: undefined }
    : { name: trimmed.slice(0, start).trim(), amount };
}
