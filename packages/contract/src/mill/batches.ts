import { dayAfter } from '../delivery/delivery.ts';
import { lineKey } from '../catalog/grinds.ts';
import type { LineId } from '../catalog/grinds.ts';
import { kgToGrams } from '../money/weight.ts';

export type {
  Batch,
  BatchDetails,
  BatchesAnswer,
  BatchesQuery,
  BatchHolder,
  BatchWithRoom,
  HolderTold,
  MillingDone,
  MillingDoneAnswer,
  RecallNotice,
} from './batches.schema.ts';

export const batchLimits = {
  /** Flours and grinds that one press can mill. */
  rowsMax: 200,
  /** Orders that one press can move. */
  ordersMax: 1000,
  kgMax: 10_000,
  /** A milling is written down on its day or shortly after it. */
  daysBackMax: 7,
} as const;

export const batchStates = ['good', 'past best before', 'recalled'] as const;
export type BatchState = (typeof batchStates)[number];

export const recallWays = ['call', 'whatsapp'] as const;
export type RecallWay = (typeof recallWays)[number];

/** How far back the list looks, in days. Null means all batches. */
export const batchSpans = ['30', '90', '365', 'all'] as const;

/** `JW-1117-1`: the code of the flour, month and day of milling, and a count. */
export function batchNumber(code: string, milledOn: string, count: number): string {
  return `${code}-${milledOn.slice(5).replace('-', '')}-${count}`;
}

/** A number and its year, for addresses: numbers repeat each year. */
export function batchPath({ number, milledOn }: { number: string; milledOn: string }): string {
  return `${milledOn.slice(0, 4)}-${number}`;
}

/** The day until which the flour keeps, or null if nobody has said how long. */
export function bestBeforeOf(milledOn: string, shelfLifeDays: number | null): string | null {
  return shelfLifeDays === null ? null : dayAfter(milledOn, shelfLifeDays);
}

export function batchStateOf(
  { bestBefore, recalledAt }: { bestBefore: string | null; recalledAt: string | null },
  today: string,
): BatchState {
  if (recalledAt !== null) return 'recalled';
  return bestBefore !== null && bestBefore < today ? 'past best before' : 'good';
}

/** Flour that arrives with a smaller part of its shelf life than this is shown to staff. */
const LEAST_SHARE_OF_LIFE = 0.3;

/** Whether a bag would arrive with less than 30 % of its shelf life left. */
export function arrivesOld(
  { milledOn, bestBefore }: { milledOn: string; bestBefore: string | null },
  arrivesOn: string,
): boolean {
  if (bestBefore === null) return false;
  return (
    daysBetween(arrivesOn, bestBefore) < LEAST_SHARE_OF_LIFE * daysBetween(milledOn, bestBefore)
  );
}

const DAY_MS = 86_400_000;

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

type OrderToFill = { _id: string; lines: (LineId & { kg: number })[] };
type Fillable = LineId & { _id: string; roomKg: number };

/**
 * Fills the bags of the orders, one after the other, from the first batch with room for the whole bag.
 * Give the batches oldest first. An order whose bags cannot all be filled waits and takes nothing.
 * Returns the batch of each line of each order that was filled.
 */
export function fillOrders(
  orders: readonly OrderToFill[],
  batches: readonly Fillable[],
): { filled: Map<string, string[]>; waiting: string[]; roomGrams: Map<string, number> } {
  let roomGrams = new Map(batches.map(({ _id, roomKg }) => [_id, kgToGrams(roomKg)]));
  const ofLine = Map.groupBy(batches, lineKey);
  const filled = new Map<string, string[]>();
  const waiting: string[] = [];
  for (const { _id, lines } of orders) {
    const left = new Map(roomGrams);
    const chosen = lines.flatMap((line) => {
      const grams = kgToGrams(line.kg);
      const batch = ofLine.get(lineKey(line))?.find((one) => (left.get(one._id) ?? 0) >= grams);
      if (batch === undefined) return [];
      left.set(batch._id, (left.get(batch._id) ?? 0) - grams);
      return [batch._id];
    });
    if (chosen.length === lines.length) {
      filled.set(_id, chosen);
      roomGrams = left;
    } else waiting.push(_id);
  }
  return { filled, waiting, roomGrams };
}
