/** How many flours the cart holds, filled in by lib/stored-state.ts; not there while it is empty. */
export function CartBadge() {
  return (
    <span className="badge">
      <span data-cart-count="" suppressHydrationWarning>
        0
      </span>
      <span className="sr-only"> flours</span>
    </span>
  );
}
