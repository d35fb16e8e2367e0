import { quantityLimits } from '@dalan/contract/orders/quantities';

import { nameInPage } from '../../lib/language/shown-name.ts';
import type { Named } from '../../lib/language/shown-name.ts';
import { showStoredState } from '../../lib/session/stored-state.ts';
import { showToast } from '../../ui/toast.tsx';
import { addLine } from './add-line.rules.ts';
import { readCart, writeCart } from './stored-cart.ts';
import { cartTexts } from './cart.texts.ts';

type Flour = Named & { _id: string; quantity: number };

export function addToCart(flour: Flour, quantityKg = 1): void {
  try {
    const { _id: productId, quantity: availableKg } = flour;
    const name = nameInPage(flour);
    const added = addLine(readCart(), { productId, quantityKg, availableKg });
    if (added.outcome === 'line-full') {
      showToast(cartTexts.lineFull(name, added.quantityKg), 'failed');
    } else if (added.outcome === 'cart-full') {
      showToast(cartTexts.full(quantityLimits.itemsMax), 'failed');
    } else {
      writeCart(added.lines);
      showStoredState();
      showToast(cartTexts.added(name, added.quantityKg), 'done', {
        label: cartTexts.view,
        to: '/cart',
      });
    }
  } catch {
    // Storage can fail in private windows or when full. Do not let it look like a success.
    showToast(cartTexts.notKept, 'failed');
  }
}
