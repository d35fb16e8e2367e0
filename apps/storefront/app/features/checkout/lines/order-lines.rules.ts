import { isSameLine } from '@dalan/contract/catalog/grinds';
import type { Grind, LineId } from '@dalan/contract/catalog/grinds';
import type { Product } from '@dalan/contract/catalog/catalog';
import { rupeesToPaise } from '@dalan/contract/money/money';
import type { CartLine } from '@dalan/contract/orders/cart-store';
import type { NewOrderItem } from '@dalan/contract/orders/orders';
import { quantityLimits, totalKg } from '@dalan/contract/orders/quantities';
import { kgToGrams, linePaise, sumKg } from '@dalan/contract/money/weight';

import { namedWithGrind } from '../../../lib/language/named-with-grind.ts';
import { nameInPage } from '../../../lib/language/shown-name.ts';
import type { Named } from '../../../lib/language/shown-name.ts';

/** The product fields that a line needs. */
export type Flour = Pick<
  Product,
  '_id' | 'name' | 'nameMr' | 'picture' | 'pricePerKg' | 'quantity' | 'stepGrams' | 'grinds'
>;

/** `grind` is a key. It may be one that the flour no longer has, or missing where it has some. */
export type OrderLine = { flour: Flour; grind?: string; quantityKg: number };

export function lineId({ flour, grind }: OrderLine): LineId {
  return { productId: flour._id, grind };
}

export function isLine(id: LineId): (line: OrderLine) => boolean {
  return (line) => isSameLine(lineId(line), id);
}

export function grindOf({ flour, grind }: OrderLine): Grind | undefined {
  return flour.grinds?.find(({ key }) => key === grind);
}

/** The names of a line: `Jowar Flour, fine`. */
export function namesOf(line: OrderLine): Named {
  return namedWithGrind(line.flour, grindOf(line));
}

export function lineName(line: OrderLine): string {
  return nameInPage(namesOf(line));
}

/** True while the customer has to choose: the grind is gone, or the flour has grinds since. */
export function isGrindOpen(line: OrderLine): boolean {
  return line.grind === undefined ? line.flour.grinds !== undefined : grindOf(line) === undefined;
}

export function lineTotalPaise({ flour, quantityKg }: OrderLine): number {
  return linePaise(rupeesToPaise(flour.pricePerKg), kgToGrams(quantityKg));
}

export function totalPaise(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotalPaise(line), 0);
}

/** What a line can have of the stock, which the lines of one flour share. */
export function availableKg(lines: readonly OrderLine[], line: OrderLine): number {
  const others = lines.filter((one) => one !== line && one.flour._id === line.flour._id);
  return sumKg([line.flour.quantity, -totalKg(others)]);
}

export function countFlours(lines: readonly OrderLine[]): number {
  return new Set(lines.map(({ flour }) => flour._id)).size;
}

export function withQuantity(
  lines: readonly OrderLine[],
  id: LineId,
  quantityKg: number,
): OrderLine[] {
  return lines.map((line) => (isLine(id)(line) ? { ...line, quantityKg } : line));
}

/** A line whose grind is in the order already joins that line. */
export function withGrind(
  lines: readonly OrderLine[],
  id: LineId,
  grind: string | undefined,
): OrderLine[] {
  const chosen = lines.find(isLine(id));
  const same = lines.find(isLine({ ...id, grind }));
  if (!chosen || same === chosen) return [...lines];
  if (!same) return lines.map((line) => (line === chosen ? inGrind(line, grind) : line));
  const quantityKg = Math.min(totalKg([chosen, same]), quantityLimits.quantityMaxKg);
  return withQuantity(lines, lineId(same), quantityKg).filter((line) => !isLine(id)(line));
}

function inGrind({ flour, quantityKg }: OrderLine, grind: string | undefined): OrderLine {
  return { flour, ...withKey(grind), quantityKg };
}

/** Joins the cart's lines with their flours. `gone` has the ids that are no longer sold. */
export function joinFlours(
  cart: readonly CartLine[],
  flours: readonly Flour[],
): { lines: OrderLine[]; gone: string[] } {
  const lines: OrderLine[] = [];
  const gone: string[] = [];
  for (const { productId, grind, quantityKg } of cart) {
    const flour = flours.find(({ _id }) => _id === productId);
    if (flour) lines.push({ flour, ...withKey(grind), quantityKg });
    else gone.push(productId);
  }
  return { lines, gone };
}

function withKey(grind: string | undefined): { grind?: string } {
  return grind === undefined ? {} : { grind };
}

function toCartLine({ flour, grind, quantityKg }: OrderLine): CartLine {
  return { productId: flour._id, ...withKey(grind), quantityKg };
}

export function toOrderItem(line: OrderLine): NewOrderItem {
  return { ...toCartLine(line), pricePerKg: line.flour.pricePerKg };
}

/** Sets the lines to the order's prices, which may differ from today's. */
export function atPrices(lines: readonly OrderLine[], items: readonly NewOrderItem[]): OrderLine[] {
  return lines.map((line) => {
    const { flour } = line;
    const { pricePerKg = flour.pricePerKg } =
      items.find((item) => isSameLine(item, lineId(line))) ?? {};
    return { ...line, flour: { ...flour, pricePerKg } };
  });
}

/** Removes these flours and keeps lines that another tab has added. */
export function withoutFlours(
  cart: readonly CartLine[],
  productIds: readonly string[],
): CartLine[] {
  return cart.filter(({ productId }) => !productIds.includes(productId));
}

export function withoutLines(cart: readonly CartLine[], lines: readonly OrderLine[]): CartLine[] {
  return cart.filter((one) => !lines.some(isLine(one)));
}

/** The cart with the quantities on screen. Lines that the screen does not know stay unchanged. */
export function mergeShownLines(
  cart: readonly CartLine[],
  before: readonly OrderLine[],
  after: readonly OrderLine[],
): CartLine[] {
  return [...after.map(toCartLine), ...withoutLines(cart, [...before, ...after])];
}
