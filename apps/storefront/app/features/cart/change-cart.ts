import type { CartLine } from '@dalan/contract/orders/cart-store';

import { showStoredState } from '../../lib/session/stored-state.ts';
import { showToast } from '../../ui/toast.tsx';
import { readCart, writeCart } from './stored-cart.ts';
import { cartTexts } from './cart.texts.ts';

/** Reads the stored cart first, since another tab may have changed it. */
export function changeCart(change: (lines: readonly CartLine[]) => readonly CartLine[]): void {
  try {
    writeCart(change(readCart()));
    showStoredState();
  } catch {
    showToast(cartTexts.notKept, 'failed');
  }
}
