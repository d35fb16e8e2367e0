import type { CartLine } from '@dalan/contract/cart-store';
import { quantityLimits } from '@dalan/contract/quantities';

export type AddLine = { productId: string; quantityKg: number; availableKg: number };

export type AddedLine =
  | { outcome: 'added'; lines: CartLine[]; quantityKg: number }
  | { outcome: 'line-full'; quantityKg: number }
  | { outcome: 'cart-full' };

/**
 * A flour that is in the cart already becomes more of it, up to what the shelf holds and buttons
 * allow; an amount that only typing can reach may go as far as typing goes.
 */
export function addLine(lines: readonly CartLine[], wish: AddLine): AddedLine {
  const { productId } = wish;
  const present = lines.find((line) => line.productId === productId)?.quantityKg ?? 0;
  const isTyped = wish.quantityKg > quantityLimits.buttonMaxKg;
  const allowedKg = isTyped ? quantityLimits.quantityMaxKg : quantityLimits.buttonMaxKg;
  const most = Math.min(allowedKg, Math.floor(wish.availableKg));
  const quantityKg = Math.min(present + wish.quantityKg, most);
  if (quantityKg <= present) return { outcome: 'line-full', quantityKg: present };
  if (present === 0 && lines.length >= quantityLimits.itemsMax) return { outcome: 'cart-full' };
  const changed = { productId, quantityKg };
  const next =
    present === 0
      ? [...lines, changed]
      : lines.map((line) => (line.productId === productId ? changed : line));
  return { outcome: 'added', lines: next, quantityKg };
}
