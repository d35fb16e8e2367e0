import { productLimits } from './catalog.ts';
import type { OrderStatus } from '../orders/orders.ts';
import { shortOrderId } from '../orders/orders.ts';
import type { LedgerRow, PromisedOrder, StockFlour } from './stock.schema.ts';
import { plainDigits } from '../language/digits.ts';
import { gramsToKg, kgToGrams, sumKg } from '../money/weight.ts';
import { isInSteps } from '../orders/quantities.ts';
import { checkLine } from '../text/text.ts';

export type {
  LedgerRow,
  PromisedOrder,
  StockAnswer,
  StockChange,
  StockFlour,
  StockLedger,
  StockLedgerQuery,
} from './stock.schema.ts';

export const stockReasons = [
  'opening',
  'adjustment',
  'order placed',
  'order released',
  'order retaken',
  'order changed',
  'order returned',
  'received',
  'waste',
  'count',
] as const;
export type StockReason = (typeof stockReasons)[number];

/** Flour in orders of these statuses is sold and still lies at the mill. */
export const promisedStatuses: readonly OrderStatus[] = [
  'Placed',
  'Pending',
  'Confirmed',
  'Processing',
];

export const LEDGER_PAGE_SIZE = 25;
/** The pace is that of the last seven open days, today included. */
export const PACE_DAYS = 7;

export const stockLimits = {
  kgMax: productLimits.quantityMaxKg,
  reasonMax: 200,
  /** Batch and text together stay below `reasonMax`. */
  batchMax: 40,
  typedMax: 150,
} as const;

export const stockTexts = {
  kgInvalid: 'Please enter a weight such as 2, 2.5 or 250 g, at most 1,00,000 kg',
  markInvalid: 'Please enter whole kilograms from 0 to 1,00,000',
  reasonRequired: 'Please say why',
  tooMuch: 'The mill cannot hold more than 1,00,000 kg of a flour',
  moved: (kg: number, now: number) =>
    `Meanwhile ${Math.abs(kg)} kg ${kg < 0 ? 'went out' : 'came in'}: the book says ${now} kg on hand now. Please count again.`,
  onlyOnHand: (kg: number) => `There are only ${kg} kg on hand.`,
  promised: (free: number) =>
    `Only ${free} kg are free. The rest is promised to orders: change or cancel some of them first.`,
} as const;

export function checkReason(value: string): string | undefined {
  return checkLine(value, stockLimits.reasonMax, stockTexts.reasonRequired);
}

const weight = /^(\d+(?:\.\d{0,3})?|\.\d{1,3})\s*(kg|g|किलो|ग्रॅम|ग्राम)?$/iu;

/**
 * The kilograms in `40`, `2.5` or `250 g`, to the gram. Stock comes in sacks, so a number without a
 * unit is in kilograms, also a large one. Undefined for anything else.
 */
export function readStockKg(typed: string): number | undefined {
  const [, digits, unit = ''] = weight.exec(plainDigits(typed).trim()) ?? [];
  if (digits === undefined) return undefined;
  const kg = /^(?:kg|किलो)?$/iu.test(unit) ? Number(digits) : gramsToKg(Number(digits));
  return isInSteps(kg, 1) && kg <= stockLimits.kgMax ? kg : undefined;
}

/** Flour that is not sold at the moment needs no warning. */
export function isBelowMark({ isActive, free, lowMark }: StockFlour): boolean {
  return isActive && free < lowMark;
}

/** How many whole days the stock lasts at the pace of the last open days; null without sales. */
export function daysLeft(free: number, sold: number): number | null {
  return sold === 0 ? null : Math.floor((free * PACE_DAYS) / sold);
}

/** The orders that this much flour cannot fill. They are given earliest due day first. */
export function ordersInDanger(orders: readonly PromisedOrder[], onHandKg: number) {
  let left = kgToGrams(onHandKg);
  return orders.filter(({ kg }) => {
    const grams = kgToGrams(kg);
    if (grams > left) return true;
    left -= grams;
    return false;
  });
}

const titles: Record<StockReason, (order: string, isReturned: boolean) => string> = {
  opening: () => 'Opening stock',
  adjustment: () => 'Set in Product Master',
  'order placed': (order) => order,
  'order released': (order, isReturned) => `${order} ${isReturned ? 'returned' : 'cancelled'}`,
  'order retaken': (order) => `${order} taken up again`,
  'order changed': (order) => `${order} changed`,
  'order returned': (order) => `${order}, flour came back`,
  received: () => 'Received',
  waste: () => 'Waste',
  count: () => 'Count',
};

/** `Order 44E0C9B7 changed`, `Received`. */
export function movementTitle({ reason, order }: Pick<LedgerRow, 'reason' | 'order'>): string {
  const name = order === null ? '' : `Order ${shortOrderId(order._id)}`;
  return titles[reason](name, order?.isReturned ?? false);
}

/** The note of staff. A count also says what was found. */
export function movementNote({ note, counted, change }: LedgerRow): string {
  if (counted === null) return note;
  return `Counted ${counted} on hand, the book said ${sumKg([counted, -change])}. ${note}`;
}
