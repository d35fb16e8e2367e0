import type { CartLine } from '@dalan/contract/orders/cart-store';
import type { Product } from '@dalan/contract/catalog/catalog';
import { rupeesToPaise } from '@dalan/contract/money/money';
import type { NewOrderItem } from '@dalan/contract/orders/orders';
import { kgToGrams, linePaise } from '@dalan/contract/money/weight';

/** The product fields that a line needs. */
export type Flour = Pick<
  Product,
  '_id' | 'name' | 'nameMr' | 'picture' | 'pricePerKg' | 'quantity'
>;

export type OrderLine = { flour: Flour; quantityKg: number };

export function lineTotalPaise({ flour, quantityKg }: OrderLine): number {
  return linePaise(rupeesToPaise(flour.pricePerKg), kgToGrams(quantityKg));
}

export function totalPaise(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotalPaise(line), 0);
}

export function totalKg(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { quantityKg }) => sum + quantityKg, 0);
}

export function withQuantity(
  lines: readonly OrderLine[],
  productId: string,
  quantityKg: number,
): OrderLine[] {
  return lines.map((line) => (line.flour._id === productId ? { ...line, quantityKg } : line));
}

/** Joins the cart's lines with their flours. `gone` has the ids that are no longer sold. */
export function joinFlours(
  cart: readonly CartLine[],
  flours: readonly Flour[],
): { lines: OrderLine[]; gone: string[] } {
  const lines: OrderLine[] = [];
  const gone: string[] = [];
  for (const { productId, quantityKg } of cart) {
    const flour = flours.find(({ _id }) => _id === productId);
    if (flour) lines.push({ flour, quantityKg });
    else gone.push(productId);
  }
  return { lines, gone };
}

function toCartLine({ flour, quantityKg }: OrderLine): CartLine {
  return { productId: flour._id, quantityKg };
}

export function toOrderItem({ flour, quantityKg }: OrderLine): NewOrderItem {
  return { productId: flour._id, quantityKg, pricePerKg: flour.pricePerKg };
}

/** Sets the lines to the order's prices, which may differ from today's. */
export function atPrices(lines: readonly OrderLine[], items: readonly NewOrderItem[]): OrderLine[] {
  return lines.map(({ flour, quantityKg }) => {
    const { pricePerKg = flour.pricePerKg } =
      items.find(({ productId }) => productId === flour._id) ?? {};
    return { flour: { ...flour, pricePerKg }, quantityKg };
  });
}

/** Removes these flours and keeps lines that another tab has added. */
export function withoutLines(cart: readonly CartLine[], productIds: readonly string[]): CartLine[] {
  return cart.filter(({ productId }) => !productIds.includes(productId));
}

/** The cart with the quantities on screen. Lines that the screen does not know stay unchanged. */
export function mergeShownLines(
  cart: readonly CartLine[],
  before: readonly OrderLine[],
  after: readonly OrderLine[],
): CartLine[] {
  const shown = before.map(({ flour }) => flour._id);
  return [...after.map(toCartLine), ...withoutLines(cart, shown)];
}
