import type { Order } from '@dalan/contract/orders';
import { useState } from 'react';

import { summarizeItems } from '../order-format.rules.ts';

export type OrderAgainProps = { order: Order; onOrderAgain: (order: Order) => Promise<void> };

/** Busy until the next page is there: a second tap asks for nothing. */
export function OrderAgain({ order, onOrderAgain }: OrderAgainProps) {
  const [isLooking, setIsLooking] = useState(false);

  async function orderAgain(): Promise<void> {
    if (isLooking) return;
    setIsLooking(true);
    await onOrderAgain(order);
    setIsLooking(false);
  }

  return (
    <button
      type="button"
      onClick={orderAgain}
      aria-disabled={isLooking || undefined}
      className="button"
    >
      Order Again<span className="sr-only">: {summarizeItems(order)}</span>
    </button>
  );
}
