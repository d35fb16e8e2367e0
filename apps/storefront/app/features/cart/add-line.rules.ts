import type { CartLine } from '@dalan/contract/cart-store';
import { orderLimits } from '@dalan/contract/orders';

export type AddLine = { productId: string; quantityKg: number; availableKg: number };

export type AddedLine =
  | { outcome: 'added'; lines: CartLine[]; quantityKg: number }
  | { outcome: 'line-full'; quantityKg: number }
  | { outcome: 'cart-full' };

/** A flour that is in the cart already becomes more of it, up to what buttons and shelf allow. */
export function addLine(lines: readonly CartLine[], wish: AddLine): AddedLine {
  const { productId } = wish;
  const present = lines.find((line) => line.productId === productId)?.quantityKg ?? 0;
  const most = Math.min(orderLimits.buttonMaxKg, Math.floor(wish.availableKg));
  const quantityKg = Math.min(present + wish.quantityKg, most);
  if (quantityKg <= present) return { outcome: 'line-full', quantityKg: present };
  if (present === 0 && lines.length >= orderLimits.itemsMax) return { outcome: 'cart-full' };
  const changed = { productId, quantityKg };
  const next =
    present === 0
      ? [...lines, changed]
      : lines.map((line) => (line.productId === productId ? changed : line));
  return { outcome: 'added', lines: next, quantityKg };
}
