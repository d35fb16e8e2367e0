import { Suspense, lazy, useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useNavigate } from 'react-router';

import type { ChoiceDialogProps } from './choice-dialog.tsx';
import type { ListedProduct } from './listed-product.ts';
import type { AddToCart, ChooseFlour } from './product-card.tsx';

/** Before the phone keeps what the page has loaded: see `useKeepShop`. */
const LOADED_AFTER_MS = 2_000;

const loadDialog = () => import('./choice-dialog.tsx');

/** If it does not load, the customer chooses on the flour's page. */
const ChoiceDialog = lazy(async (): Promise<{ default: ComponentType<ChoiceDialogProps> }> => {
  try {
    return { default: (await loadDialog()).ChoiceDialog };
  } catch {
    return { default: FlourPage };
  }
});

/** The dialog in which a card's grind and weight are chosen. */
export function useChoice(
  products: readonly ListedProduct[],
  onAddToCart: AddToCart,
): { choose: ChooseFlour; dialog: ReactNode } {
  const [open, setOpen] = useState<{ product: ListedProduct; way: 'buy' | 'add' }>();
  const hasGrinds = products.some(({ grinds }) => grinds !== undefined);
  useEffect(() => {
    if (!hasGrinds) return;
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), LOADED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hasGrinds]);
  return {
    choose: (product, way) => setOpen({ product, way }),
    dialog: open && (
      <Suspense>
        <ChoiceDialog {...open} onAddToCart={onAddToCart} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
}

function FlourPage({ product: { _id }, onClose }: ChoiceDialogProps) {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    onClose();
    void navigate(`/product/${_id}`);
  });
  useEffect(() => leave(), []);
  return null;
}
