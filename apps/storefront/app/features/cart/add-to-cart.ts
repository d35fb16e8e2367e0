import { stepOf } from '@dalan/contract/catalog/grinds';
import { formatKg } from '@dalan/contract/money/weight';
import type { CartLine } from '@dalan/contract/orders/cart-store';
import { quantityLimits } from '@dalan/contract/orders/quantities';

import { nameInPage } from '../../lib/language/shown-name.ts';
import type { Named } from '../../lib/language/shown-name.ts';
import { showStoredState } from '../../lib/session/stored-state.ts';
import { showToast } from '../../ui/toast.tsx';
import { addLine } from './add-line.rules.ts';
import { readCart, writeCart } from './stored-cart.ts';
import { cartTexts } from './cart.texts.ts';

type Flour = Named & { _id: string; quantity: number; stepGrams?: number };

/** The name of a flour in a grind has the grind. */
export function addToCart(flour: Flour, quantityKg = 1, grind?: string): void {
  try {
    const { _id: productId, quantity: availableKg } = flour;
    const name = nameInPage(flour);
    const cart = readCart();
    const stepGrams = stepOf(flour);
    const added = addLine(cart, { productId, grind, quantityKg, availableKg, stepGrams });
    if (added.outcome === 'line-full') {
      showToast(cartTexts.lineFull(name, formatKg(added.quantityKg)), 'failed');
    } else if (added.outcome === 'cart-full') {
      showToast(fullText(cart), 'failed');
    } else {
      writeCart(added.lines);
      showStoredState();
      showToast(cartTexts.added(name, formatKg(added.quantityKg)), 'done', {
        label: cartTexts.view,
        to: '/cart',
      });
    }
  } catch {
    // Storage can fail in private windows or when full. Do not let it look like a success.
    showToast(cartTexts.notKept, 'failed');
  }
}

/** One flour may be on several lines, so lines are named where there are grinds. */
export function fullText(cart: readonly CartLine[]): string {
  const hasGrinds = cart.some(({ grind }) => grind !== undefined);
  return (hasGrinds ? cartTexts.fullOfLines : cartTexts.full)(quantityLimits.itemsMax);
}
