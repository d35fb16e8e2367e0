import { productLimits } from './catalog.ts';
import type { OrderStatus } from '../orders/orders.ts';
import { shortOrderId } from '../orders/orders.ts';
import type { LedgerRow, PromisedOrder, StockFlour } from './stock.schema.ts';
import { kgToGrams } from '../money/weight.ts';
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
  kgInvalid: 'Please enter whole kilograms from 1 to 1,00,000',
  countInvalid: 'Please enter whole kilograms from 0 to 1,00,000',
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
  let leftGrams = kgToGrams(onHandKg);
  return orders.filter(({ kg }) => {
    if (kgToGrams(kg) > leftGrams) return true;
    leftGrams -= kgToGrams(kg);
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
  return `Counted ${counted} on hand, the book said ${counted - change}. ${note}`;
}
