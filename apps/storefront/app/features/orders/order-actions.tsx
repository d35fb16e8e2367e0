import { telephoneLink, whatsappLink } from '@dalan/contract/contact-links';
import { hasCancelButton, myOrdersTexts } from '@dalan/contract/my-orders';
import { shortOrderId } from '@dalan/contract/orders';
import type { Order } from '@dalan/contract/orders';
import { useState } from 'react';

import { useShop } from '../../lib/use-shop.ts';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';

export type OrderActionsProps = {
  order: Order;
  onOrderAgain: (order: Order) => Promise<void>;
  onCancelled: (order: Order) => void;
  /** The order is not any more what this page shows. */
  onOutdated: () => void;
};

export function OrderActions({ order, onOrderAgain, onCancelled, onOutdated }: OrderActionsProps) {
  const { phone, whatsapp } = useShop().shop;
  const [isAsking, setIsAsking] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const question = myOrdersTexts.askForHelp(shortOrderId(order._id));

  async function orderAgain(): Promise<void> {
    if (isLooking) return;
    setIsLooking(true);
    await onOrderAgain(order);
    setIsLooking(false);
  }

  return (
    <div className="order-actions">
      <button
        type="button"
        onClick={orderAgain}
        aria-disabled={isLooking || undefined}
        className="button"
      >
        Order Again
      </button>
      <a
        href={whatsapp ? whatsappLink(whatsapp, question) : telephoneLink(phone)}
        rel="noreferrer"
        className="button"
      >
        Help with this order
      </a>
      {hasCancelButton(order.orderStatus) && (
        <button type="button" onClick={() => setIsAsking(true)} className="button button-danger">
          Cancel Order
        </button>
      )}
      {isAsking && (
        <CancelOrderDialog
          order={order}
          onCancelled={(cancelled) => {
            setIsAsking(false);
            onCancelled(cancelled);
          }}
          onClose={(isOutdated) => {
            setIsAsking(false);
            if (isOutdated) onOutdated();
          }}
        />
      )}
    </div>
  );
}
