import { questionLink } from '@dalan/contract/contact/contact-links';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useShop } from '../../../lib/use-shop.ts';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { OrderAgain } from './order-again.tsx';
import type { OrderAgainProps } from './order-again.tsx';
import { myOrdersTexts } from '../my-orders.texts.ts';
import { hasCancelButton } from '../order-status.rules.ts';
import '../card/order-details.css';

export type OrderActionsProps = OrderAgainProps & {
  renderRepeat: (order: Order) => ReactNode;
  onCancelled: (order: Order) => void;
  /** Called when the order has changed since this page loaded. */
  onOutdated: () => void;
};

export function OrderActions(props: OrderActionsProps) {
  const { order, renderRepeat, onOrderAgain, onCancelled, onOutdated } = props;
  const { shop } = useShop();
  const [isConfirming, setIsConfirming] = useState(false);
  const question = myOrdersTexts.askForHelp(shortOrderId(order._id));

  return (
    <div className="order-actions">
      {renderRepeat(order)}
      <OrderAgain order={order} onOrderAgain={onOrderAgain} />
      {order.billNumber !== null && (
        <Link to={`/orders/${order._id}/bill`} className="button">
          {myOrdersTexts.bill}
        </Link>
      )}
      <a href={questionLink(shop, question)} rel="noreferrer" className="button">
        {myOrdersTexts.help}
      </a>
      {hasCancelButton(order.orderStatus) && (
        <button
          type="button"
          onClick={() => setIsConfirming(true)}
          className="button button-danger"
        >
          {myOrdersTexts.cancel}
        </button>
      )}
      {isConfirming && (
        <CancelOrderDialog
          order={order}
          onCancelled={(cancelled) => {
            setIsConfirming(false);
            onCancelled(cancelled);
          }}
          onClose={(isOutdated) => {
            setIsConfirming(false);
            if (isOutdated) onOutdated();
          }}
        />
      )}
    </div>
  );
}
