import type { Order } from '@dalan/contract/orders/orders';
import { useState } from 'react';

import { myOrdersTexts } from '../my-orders.texts.ts';
import { summarizeItems } from '../order-format.rules.ts';

export type OrderAgainProps = { order: Order; onOrderAgain: (order: Order) => Promise<void> };

/** The button is busy until the next page is shown, so that a second tap does nothing. */
export function OrderAgain({ order, onOrderAgain }: OrderAgainProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function orderAgain(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    await onOrderAgain(order);
    setIsBusy(false);
  }

  return (
    <button
      type="button"
      onClick={orderAgain}
      aria-disabled={isBusy || undefined}
      className="button"
    >
      {myOrdersTexts.orderAgain}
      <span className="sr-only">: {summarizeItems(order)}</span>
    </button>
  );
}
