import type { CartLine } from '@dalan/contract/orders/cart-store';
import { quantityLimits } from '@dalan/contract/orders/quantities';

export type AddLine = { productId: string; quantityKg: number; availableKg: number };

export type AddedLine =
  | { outcome: 'added'; lines: CartLine[]; quantityKg: number }
  | { outcome: 'line-full'; quantityKg: number }
  | { outcome: 'cart-full' };

/**
 * Adds to an existing line, up to the stock and the buttons' limit. An amount above that limit was
 * typed, and may go up to the limit for typing.
 */
export function addLine(lines: readonly CartLine[], added: AddLine): AddedLine {
  const { productId } = added;
  const present = lines.find((line) => line.productId === productId)?.quantityKg ?? 0;
  const isTyped = added.quantityKg > quantityLimits.buttonMaxKg;
  const allowedKg = isTyped ? quantityLimits.quantityMaxKg : quantityLimits.buttonMaxKg;
  const most = Math.min(allowedKg, Math.floor(added.availableKg));
  const quantityKg = Math.min(present + added.quantityKg, most);
  if (quantityKg <= present) return { outcome: 'line-full', quantityKg: present };
  if (present === 0 && lines.length >= quantityLimits.itemsMax) return { outcome: 'cart-full' };
  const changed = { productId, quantityKg };
  const next =
    present === 0
      ? [...lines, changed]
      : lines.map((line) => (line.productId === productId ? changed : line));
  return { outcome: 'added', lines: next, quantityKg };
}
