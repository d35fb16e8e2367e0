import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';

import type { ListedProduct } from './listed-product.ts';
import type { AddToCart, ChooseFlour } from './product-card.tsx';

const ChoiceDialog = lazy(async () => ({
  default: (await import('./choice-dialog.tsx')).ChoiceDialog,
}));

/** The dialog in which a card's grind and weight are chosen. It loads when it is opened. */
export function useChoice(onAddToCart: AddToCart): { choose: ChooseFlour; dialog: ReactNode } {
  const [open, setOpen] = useState<{ product: ListedProduct; way: 'buy' | 'add' }>();
  return {
    choose: (product, way) => setOpen({ product, way }),
    dialog: open && (
      <Suspense>
        <ChoiceDialog {...open} onAddToCart={onAddToCart} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
}
