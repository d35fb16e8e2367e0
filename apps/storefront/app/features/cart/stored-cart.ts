import { CART_STORE_KEY, CART_STORE_VERSION } from '@dalan/contract/orders/cart-store';
import type { CartLine, StoredCart } from '@dalan/contract/orders/cart-store';
import { isInSteps, quantityLimits } from '@dalan/contract/orders/quantities';

import { ownerOf, readSession } from '../../lib/session/stored-session.ts';

function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, grind, quantityKg } = value as Partial<CartLine>;
  const hasWeight =
    typeof quantityKg === 'number' &&
    quantityKg > 0 &&
    isInSteps(quantityKg, quantityLimits.smallestStepGrams);
  return typeof productId === 'string' && typeof (grind ?? '') === 'string' && hasWeight;
}

/** The stored lines. Anything unreadable counts as an empty cart. */
export function parseCart(text: string | null): CartLine[] {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<StoredCart> | null;
    if (stored?.version !== CART_STORE_VERSION || !Array.isArray(stored.lines)) return [];
    return stored.lines.filter(isLine);
  } catch {
    return [];
  }
}

export function readCart(): CartLine[] {
  return parseCart(localStorage.getItem(CART_STORE_KEY));
}

export function writeCart(lines: readonly CartLine[]): void {
  const userId = readSession().userId || ownerOf(localStorage.getItem(CART_STORE_KEY));
  const cart: StoredCart = {
    version: CART_STORE_VERSION,
    lines: [...lines],
    ...(userId && { userId }),
  };
  localStorage.setItem(CART_STORE_KEY, JSON.stringify(cart));
}
