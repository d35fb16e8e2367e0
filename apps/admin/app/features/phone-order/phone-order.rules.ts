import type { Product } from '@dalan/contract/catalog/catalog';
import { lineKey, nameWithGrind, stepOf } from '@dalan/contract/catalog/grinds';
import type { Grind } from '@dalan/contract/catalog/grinds';
import { areaOf, chargePaise } from '@dalan/contract/delivery/delivery';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import { picturePath } from '@dalan/contract/catalog/media';
import { formatRupees, paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { gramsToKg, kgToGrams, linePaise, sumKg } from '@dalan/contract/money/weight';
import type { Order } from '@dalan/contract/orders/orders';
import { floorToStep, isInSteps, quantityLimits } from '@dalan/contract/orders/quantities';
import { phoneOrderTexts as texts } from './phone-order-texts.ts';

/** `pricePerKg` is the price that staff see, `wasPerKg` the one before it changed. */
export type Line = {
  flour: Product;
  grind?: Grind | undefined;
  kg: number;
  pricePerKg: number;
  wasPerKg?: number;
};

/** Names a line by its flour and grind. */
export function keyOf({ flour, grind }: Pick<Line, 'flour' | 'grind'>): string {
  return lineKey({ productId: flour._id, grind: grind?.key });
}

export function nameOf({ flour, grind }: Pick<Line, 'flour' | 'grind'>): string {
  return nameWithGrind(flour.name, grind, 'en');
}

/** What an order can have of a flour. */
export function freeKg(flour: Product): number {
  return Math.min(floorToStep(flour.quantity, stepOf(flour)), quantityLimits.quantityMaxKg);
}

/** What a line can have: the lines of a flour share its stock. */
export function maxKgOf(lines: readonly Line[], line: Pick<Line, 'flour' | 'grind'>, now: Product) {
  const others = lines.filter((one) => isOf(now)(one) && keyOf(one) !== keyOf(line));
  const freeGrams = kgToGrams(now.quantity) - kgToGrams(sumKg(others.map(({ kg }) => kg)));
  return freeKg({ ...now, quantity: gramsToKg(freeGrams) });
}

export function isOf({ _id }: Product) {
  return ({ flour }: Line): boolean => flour._id === _id;
}

/** What the order has of a flour, in all its grinds. */
export function kgOf(lines: readonly Line[], flour: Product): number {
  return sumKg(lines.filter(isOf(flour)).map(({ kg }) => kg));
}

/** Adds kilograms, but never more than are free. A flour's lines stand together. */
export function withMore(lines: Line[], flour: Product, kg: number, grind?: Grind): Line[] {
  const added = { flour, grind };
  const most = maxKgOf(lines, added, flour);
  const before = lines.find((line) => keyOf(line) === keyOf(added));
  if (before !== undefined) {
    return withKg(lines, before, Math.max(before.kg, Math.min(sumKg([before.kg, kg]), most)));
  }
  const first: Line = {
    flour,
    ...(grind && { grind }),
    kg: Math.min(kg, most),
    pricePerKg: flour.pricePerKg,
  };
  if (first.kg <= 0) return lines;
  const place = lines.findLastIndex(isOf(flour));
  return place === -1 ? [...lines, first] : lines.toSpliced(place + 1, 0, first);
}

export function withKg(lines: Line[], line: Line, kg: number): Line[] {
  return lines.map((one) => (one === line ? { ...one, kg } : one));
}

export function withGrind(lines: Line[], line: Line, grind: Grind | undefined): Line[] {
  return lines.map((one) => (one === line ? { ...one, grind } : one));
}

/** Replaces the prices that staff saw. Placing the order again accepts the new ones. */
export function withPrices(
  lines: Line[],
  items: readonly { productId: string; pricePerKg?: number }[],
): Line[] {
  return lines.map((line) => {
    const now = items.find(({ productId }) => productId === line.flour._id)?.pricePerKg;
    return now === undefined ? line : { ...line, pricePerKg: now, wasPerKg: line.pricePerKg };
  });
}

type SameAgain = {
  lines: Line[];
  /** Flours of which there is not enough. */
  missing: string;
  /** Flours that are no longer sold in this grind or weight. */
  toChoose: string;
};

/** The flours of the last order at today's prices. No grind and no weight is chosen anew. */
export function sameAgain({ items }: Order, flours: readonly Product[]): SameAgain {
  const missing: string[] = [];
  const toChoose: string[] = [];
  let lines: Line[] = [];
  for (const { productId, grind: sold, quantityKg } of items) {
    const name = nameWithGrind(productId.name, sold, 'en');
    const flour = flours.find(({ _id, isActive }) => _id === productId._id && isActive);
    if (flour === undefined) {
      missing.push(name);
      continue;
    }
    const grind = flour.grinds?.find(({ key }) => key === sold?.key);
    const isSoldSo = grind?.key === sold?.key && (flour.grinds ?? []).length > 0 === Boolean(grind);
    if (!isSoldSo || !isInSteps(quantityKg, stepOf(flour))) {
      toChoose.push(name);
      continue;
    }
    const kg = Math.min(quantityKg, maxKgOf(lines, { flour, grind }, flour));
    if (kg > 0) lines = withMore(lines, flour, kg, grind);
    if (kg === 0) missing.push(name);
    else if (kg < quantityKg) missing.push(texts.lessOf(kg, name));
  }
  return { lines, missing: missing.join(', '), toChoose: toChoose.join(', ') };
}

export type Sums = {
  kg: number;
  total: number;
  /** Undefined if the delivery rule does not have the pincode. */
  charge: number | undefined;
  chargeLabel: string;
  toPay: number;
};

export function sumsOf(lines: Line[], rule: Delivery | null, pincode: string): Sums {
  const totalPaise = lines.reduce((sum, line) => sum + rupeesToPaise(lineTotal(line)), 0);
  const area = rule === null ? undefined : areaOf(rule, pincode);
  const paise = rule === null ? 0 : area && chargePaise(rule, area, totalPaise);
  const freeFrom = rule?.freeFrom ?? null;
  return {
    kg: sumKg(lines.map(({ kg }) => kg)),
    total: paiseToRupees(totalPaise),
    charge: paise === undefined ? undefined : paiseToRupees(paise),
    chargeLabel: freeFrom === null ? texts.delivery : texts.freeFrom(formatRupees(freeFrom)),
    // An order without lines is not delivered, so it costs nothing.
    toPay: paiseToRupees(lines.length === 0 ? 0 : totalPaise + (paise ?? 0)),
  };
}

/** In rupees. */
export function lineTotal({ pricePerKg, kg }: Line): number {
  return paiseToRupees(linePaise(rupeesToPaise(pricePerKg), kgToGrams(kg)));
}

export function picturePathOf({ picture }: Product): string | undefined {
  return picture === null ? undefined : picturePath(picture.id, 160, 'webp');
}
