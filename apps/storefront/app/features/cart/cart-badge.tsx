import { cartBadgeTexts } from './cart-badge.texts.ts';

/** The number of flours in the cart, filled in by lib/session/stored-state.ts. CSS hides a zero. */
export function CartBadge() {
  return (
    <span className="badge">
      <span data-cart-count="" suppressHydrationWarning>
        0
      </span>
      <span className="sr-only"> {cartBadgeTexts.flours}</span>
    </span>
  );
}
