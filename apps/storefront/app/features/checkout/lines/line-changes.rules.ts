import type { ErrorAnswer } from '@dalan/contract/errors';
import { formatRupees } from '@dalan/contract/money/money';
import { orderTexts } from '@dalan/contract/orders/orders';
import { quantityTexts } from '@dalan/contract/orders/quantities';

import { nameInPage } from '../../../lib/language/shown-name.ts';
import type { OrderLine } from './order-lines.rules.ts';
import { checkoutTexts } from '../checkout.texts.ts';

/** A difference between what the screen shows and what the shop offers now. */
export type LineChange =
  | { kind: 'price'; productId: string; pricePerKg: number }
  | { kind: 'less'; productId: string; availableKg: number }
  | { kind: 'gone'; productId: string; isOnlyOutOfStock: boolean };

function stockChange(productId: string, availableKg: number): LineChange {
  return availableKg >= 1
    ? { kind: 'less', productId, availableKg: Math.floor(availableKg) }
    : { kind: 'gone', productId, isOnlyOutOfStock: true };
}

/** The changes named by a rejected order. Empty if it was rejected for another reason. */
export function changesFromRefusal(
  { code, details }: Pick<ErrorAnswer, 'code' | 'details'>,
  lines: readonly OrderLine[],
): LineChange[] {
  const items = (details?.items ?? []).filter(({ productId }) =>
    lines.some(({ flour }) => flour._id === productId),
  );
  return items.flatMap(({ productId, pricePerKg, availableKg }): LineChange[] => {
    if (code === 'PRICE_CHANGED' && pricePerKg !== undefined) {
      return [{ kind: 'price', productId, pricePerKg }];
    }
    if (code === 'OUT_OF_STOCK') return [stockChange(productId, availableKg ?? 0)];
    const isGone = code === 'PRODUCT_NOT_SOLD' || code === 'NOT_FOUND';
    return isGone ? [{ kind: 'gone', productId, isOnlyOutOfStock: false }] : [];
  });
}

/** Lines that exceed the stock, found before anything is sent. */
export function changesFromStock(lines: readonly OrderLine[]): LineChange[] {
  return lines
    .filter(({ flour, quantityKg }) => quantityKg > flour.quantity)
    .map(({ flour }) => stockChange(flour._id, flour.quantity));
}

export function applyChanges(
  lines: readonly OrderLine[],
  changes: readonly LineChange[],
): OrderLine[] {
  return lines.flatMap((line) => {
    const own = changes.filter(({ productId }) => productId === line.flour._id);
    return own.reduce<OrderLine[]>(
      (changed, change) => changed.flatMap(applyChange(change)),
      [line],
    );
  });
}

function applyChange(change: LineChange): (line: OrderLine) => OrderLine[] {
  return ({ flour, quantityKg }) => {
    switch (change.kind) {
      case 'price':
        return [{ flour: { ...flour, pricePerKg: change.pricePerKg }, quantityKg }];
      case 'less': {
        const { availableKg } = change;
        return [
          {
            flour: { ...flour, quantity: availableKg },
            quantityKg: Math.min(quantityKg, availableKg),
          },
        ];
      }
      case 'gone':
        return [];
    }
  };
}

/** The text shown on the line, and the label of the button that accepts it. */
export function describeChange(
  change: LineChange,
  { flour }: OrderLine,
): { what: string; accept: string } {
  const name = nameInPage(flour);
  switch (change.kind) {
    case 'price': {
      const price = formatRupees(change.pricePerKg);
      return {
        what: checkoutTexts.priceIsNow(price, formatRupees(flour.pricePerKg)),
        accept: checkoutTexts.acceptPrice(price),
      };
    }
    case 'less':
      return {
        what: quantityTexts.onlyLeft(change.availableKg, name),
        accept: checkoutTexts.acceptLess(change.availableKg),
      };
    case 'gone':
      return {
        what: change.isOnlyOutOfStock ? orderTexts.noneLeft(name) : orderTexts.notSold(name),
        accept: checkoutTexts.acceptGone(name),
      };
  }
}
