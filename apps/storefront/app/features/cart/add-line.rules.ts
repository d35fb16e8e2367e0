import { isSameLine } from '@dalan/contract/catalog/grinds';
import type { LineId } from '@dalan/contract/catalog/grinds';
import { gramsToKg, kgToGrams } from '@dalan/contract/money/weight';
import type { CartLine } from '@dalan/contract/orders/cart-store';
import { quantityLimits } from '@dalan/contract/orders/quantities';

export type AddLine = LineId & { quantityKg: number; availableKg: number; stepGrams: number };

export type AddedLine =
  | { outcome: 'added'; lines: CartLine[]; quantityKg: number }
  | { outcome: 'line-full'; quantityKg: number }
  | { outcome: 'cart-full' };

/**
 * Adds to an existing line, up to the stock and the buttons' limit. An amount above that limit was
 * typed, and may go up to the limit for typing. The lines of one flour share its stock.
 */
export function addLine(lines: readonly CartLine[], added: AddLine): AddedLine {
  const { productId, grind, stepGrams } = added;
  const isSame = (line: CartLine) => isSameLine(line, added);
  const present = lines.find(isSame)?.quantityKg ?? 0;
  const isTyped = added.quantityKg > quantityLimits.buttonMaxKg;
  const allowedKg = isTyped ? quantityLimits.quantityMaxKg : quantityLimits.buttonMaxKg;
  const leftGrams = lines.reduce(
    (left, line) =>
      line.productId === productId && !isSame(line) ? left - kgToGrams(line.quantityKg) : left,
    kgToGrams(added.availableKg),
  );
  const most = Math.min(allowedKg, gramsToKg(Math.floor(leftGrams / stepGrams) * stepGrams));
  const quantityKg = Math.min(present + added.quantityKg, most);
  if (quantityKg <= present) return { outcome: 'line-full', quantityKg: present };
  if (present === 0 && lines.length >= quantityLimits.itemsMax) return { outcome: 'cart-full' };
  const changed = { productId, ...(grind !== undefined && { grind }), quantityKg };
  const next =
    present === 0 ? [...lines, changed] : lines.map((line) => (isSame(line) ? changed : line));
  return { outcome: 'added', lines: next, quantityKg };
}
