import { isSameLine, stepOf } from '@dalan/contract/catalog/grinds';
import type { LineId } from '@dalan/contract/catalog/grinds';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { formatRupees } from '@dalan/contract/money/money';
import { formatKg } from '@dalan/contract/money/weight';
import { orderTexts } from '@dalan/contract/orders/orders';
import { floorToStep, quantityTexts, totalKg } from '@dalan/contract/orders/quantities';

import { availableKg, isLine, lineId, lineName } from './order-lines.rules.ts';
import type { OrderLine } from './order-lines.rules.ts';
import { checkoutTexts } from '../checkout.texts.ts';

/** A difference between what the screen shows and what the shop offers now. */
export type LineChange = LineId &
  (
    | { kind: 'price'; pricePerKg: number }
    | { kind: 'less'; availableKg: number }
    | { kind: 'gone'; isOnlyOutOfStock: boolean }
  );

/** Shares out the stock in the order of the lines: the first has its weight, the last the rest. */
function stockChange(lines: readonly OrderLine[], line: OrderLine): LineChange {
  const { flour } = line;
  const before = lines.slice(0, lines.indexOf(line) + 1);
  const leftKg = floorToStep(availableKg(before, line), stepOf(flour));
  return leftKg > 0
    ? { kind: 'less', ...lineId(line), availableKg: leftKg }
    : { kind: 'gone', ...lineId(line), isOnlyOutOfStock: true };
}

function isShort(change: LineChange, { quantityKg }: OrderLine): boolean {
  return change.kind !== 'less' || quantityKg > change.availableKg;
}

/** The changes named by a rejected order. Empty if it was rejected for another reason. */
export function changesFromRefusal(
  { code, details }: Pick<ErrorAnswer, 'code' | 'details'>,
  lines: readonly OrderLine[],
): LineChange[] {
  const items = details?.items ?? [];
  if (code === 'OUT_OF_STOCK') return changesFromStockOf(items, lines);
  return items.flatMap(({ productId, grind, pricePerKg }): LineChange[] => {
    const line = lines.find(isLine({ productId, grind }));
    if (!line) return [];
    if (code === 'PRICE_CHANGED' && pricePerKg !== undefined) {
      return [{ kind: 'price', ...lineId(line), pricePerKg }];
    }
    const isGone = code === 'PRODUCT_NOT_SOLD' || code === 'NOT_FOUND';
    return isGone ? [{ kind: 'gone', ...lineId(line), isOnlyOutOfStock: false }] : [];
  });
}

type Left = { productId: string; availableKg?: number };

/** The refusal says what is left of each flour. Its lines may need less than all of them lose. */
function changesFromStockOf(items: readonly Left[], lines: readonly OrderLine[]): LineChange[] {
  const refused = lines.flatMap((line) => {
    const left = items.find(({ productId }) => productId === line.flour._id);
    if (!left) return [];
    const quantity = left.availableKg ?? 0;
    return [{ ...line, flour: { ...line.flour, quantity } }];
  });
  return changesFromStock(refused);
}

/** Lines that exceed the stock, also found before anything is sent. */
export function changesFromStock(lines: readonly OrderLine[]): LineChange[] {
  return lines
    .filter((line) => line.quantityKg > availableKg(lines, line))
    .map((line) => ({ line, change: stockChange(lines, line) }))
    .filter(({ line, change }) => isShort(change, line))
    .map(({ change }) => change);
}

export function applyChanges(
  lines: readonly OrderLine[],
  changes: readonly LineChange[],
): OrderLine[] {
  const changed = lines.flatMap((line) => {
    const own = changes.filter((change) => isSameLine(change, lineId(line)));
    return own.reduce<OrderLine[]>((before, change) => before.flatMap(applyChange(change)), [line]);
  });
  return changed.map((line) => {
    const { flour } = line;
    const ofFlour = (all: readonly OrderLine[]) => all.filter((one) => one.flour._id === flour._id);
    const isSharedOut = changes.some(
      ({ kind, productId }) => kind !== 'price' && productId === flour._id,
    );
    if (!isSharedOut || ofFlour(lines).length < 2) return line;
    // The lines of one flour share out all of its stock.
    return { ...line, flour: { ...flour, quantity: totalKg(ofFlour(changed)) } };
  });
}

function applyChange(change: LineChange): (line: OrderLine) => OrderLine[] {
  return (line) => {
    const { flour } = line;
    switch (change.kind) {
      case 'price':
        return [{ ...line, flour: { ...flour, pricePerKg: change.pricePerKg } }];
      case 'less': {
        const quantity = change.availableKg;
        const quantityKg = Math.min(line.quantityKg, quantity);
        return [{ ...line, flour: { ...flour, quantity }, quantityKg }];
      }
      case 'gone':
        return [];
    }
  };
}

/** The text shown on the line, and the label of the button that accepts it. */
export function describeChange(
  change: LineChange,
  line: OrderLine,
): { what: string; accept: string } {
  const name = lineName(line);
  switch (change.kind) {
    case 'price': {
      const price = formatRupees(change.pricePerKg);
      return {
        what: checkoutTexts.priceIsNow(price, formatRupees(line.flour.pricePerKg)),
        accept: checkoutTexts.acceptPrice(price),
      };
    }
    case 'less':
      return {
        what: quantityTexts.onlyLeft(change.availableKg, name),
        accept: checkoutTexts.acceptLess(formatKg(change.availableKg)),
      };
    case 'gone':
      return {
        what: change.isOnlyOutOfStock ? orderTexts.noneLeft(name) : orderTexts.notSold(name),
        accept: checkoutTexts.acceptGone(name),
      };
  }
}
