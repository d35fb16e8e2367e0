import type { Product } from '@dalan/contract/catalog/catalog';
import { areaOf, chargePaise } from '@dalan/contract/delivery/delivery';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import { picturePath } from '@dalan/contract/catalog/media';
import { formatRupees, paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { quantityLimits } from '@dalan/contract/orders/quantities';
import { phoneOrderTexts as texts } from './phone-order-texts.ts';

/** `pricePerKg` is the price that staff see, `wasPerKg` the one before it changed. */
export type Line = { flour: Product; kg: number; pricePerKg: number; wasPerKg?: number };

export function freeKg({ quantity }: Product): number {
  return Math.min(Math.floor(quantity), quantityLimits.quantityMaxKg);
}

/** Adds kilograms, but never more than are free. */
export function withMore(lines: Line[], flour: Product, kg: number): Line[] {
  const before = lines.find((line) => line.flour._id === flour._id);
  if (before === undefined) {
    const first = { flour, kg: Math.min(kg, freeKg(flour)), pricePerKg: flour.pricePerKg };
    return first.kg < 1 ? lines : [...lines, first];
  }
  return withKg(lines, flour._id, Math.min(before.kg + kg, freeKg(flour)));
}

export function withKg(lines: Line[], id: string, kg: number): Line[] {
  return lines.map((line) => (line.flour._id === id ? { ...line, kg } : line));
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

/** The flours of the last order at today's prices, and the names of those that are missing. */
export function sameAgain(
  { items }: Order,
  flours: readonly Product[],
): { lines: Line[]; missing: string } {
  const missing: string[] = [];
  let lines: Line[] = [];
  for (const { productId, quantityKg } of items) {
    const flour = flours.find(({ _id, isActive }) => _id === productId._id && isActive);
    const kg = flour === undefined ? 0 : Math.min(quantityKg, freeKg(flour));
    if (flour !== undefined && kg > 0) lines = withMore(lines, flour, kg);
    if (kg === 0) missing.push(productId.name);
    else if (kg < quantityKg) missing.push(texts.lessOf(kg, productId.name));
  }
  return { lines, missing: missing.join(', ') };
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
  const totalPaise = lines.reduce((sum, line) => sum + rupeesToPaise(line.pricePerKg) * line.kg, 0);
  const area = rule === null ? undefined : areaOf(rule, pincode);
  const paise = rule === null ? 0 : area && chargePaise(rule, area, totalPaise);
  const freeFrom = rule?.freeFrom ?? null;
  return {
    kg: lines.reduce((sum, { kg }) => sum + kg, 0),
    total: paiseToRupees(totalPaise),
    charge: paise === undefined ? undefined : paiseToRupees(paise),
    chargeLabel: freeFrom === null ? texts.delivery : texts.freeFrom(formatRupees(freeFrom)),
    // An order without lines is not delivered, so it costs nothing.
    toPay: paiseToRupees(lines.length === 0 ? 0 : totalPaise + (paise ?? 0)),
  };
}

export function picturePathOf({ picture }: Product): string | undefined {
  return picture === null ? undefined : picturePath(picture.id, 160, 'webp');
}
