import { ApiError, NoAnswer } from '@dalan/contract/client';
import { telephoneLink } from '@dalan/contract/contact/contact-links';
import { formatRupees } from '@dalan/contract/money/money';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { useState } from 'react';

import { browserClient } from '../../../lib/api/browser-client.ts';
import { languageQuery } from '../../../lib/language/language-query.ts';
import { useHandleSessionEnd } from '../../../lib/session/use-handle-session-end.ts';
import { useShop } from '../../../lib/use-shop.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/form/notice.tsx';
import { summarizeItems } from '../order-format.rules.ts';
import { myOrdersTexts } from '../my-orders.texts.ts';

type CancelOrderDialogProps = {
  order: Order;
  onCancelled: (order: Order) => void;
  /** `isOutdated` is true if the server refused because the order has changed. */
  onClose: (isOutdated: boolean) => void;
};

type Refusal = { reason: string; isFinal: boolean };

function toRefusal(error: unknown): Refusal {
  if (error instanceof NoAnswer) return { reason: error.message, isFinal: false };
  const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const reason = isFinal ? error.serverMessage : undefined;
  return { reason: reason ?? myOrdersTexts.cancelFailed, isFinal: reason !== undefined };
}

export function CancelOrderDialog({ order, onCancelled, onClose }: CancelOrderDialogProps) {
  const { phone } = useShop().shop;
  const handleSessionEnd = useHandleSessionEnd();
  const [isCancelling, setIsCancelling] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const isFinal = refusal?.isFinal ?? false;

  async function cancel(): Promise<void> {
    if (isCancelling) return;
    setIsCancelling(true);
    setRefusal(undefined);
    try {
      const request = { params: { id: order._id }, query: languageQuery };
      onCancelled(await browserClient.call('cancelOrder', request));
    } catch (error) {
      if (!handleSessionEnd(error)) setRefusal(toRefusal(error));
      setIsCancelling(false);
    }
  }

  function close(): void {
    if (!isCancelling) onClose(isFinal);
  }

  return (
    <Dialog
      title={myOrdersTexts.confirmCancel(shortOrderId(order._id))}
      isQuestion
      onDismiss={close}
    >
      <div className="dialog-body">
        {!isFinal && (
          <p>
            {myOrdersTexts.cancelConsequence(
              summarizeItems(order),
              formatRupees(order.amountToPay),
            )}
          </p>
        )}
        {refusal && <Notice tone="failed">{refusal.reason}</Notice>}
      </div>
      <div className="dialog-foot">
        <button type="button" onClick={close} data-autofocus="" className="button">
          {isFinal ? myOrdersTexts.close : myOrdersTexts.keep}
        </button>
        {isFinal ? (
          <a href={telephoneLink(phone)} className="button">
            {myOrdersTexts.call}
          </a>
        ) : (
          <button
            type="button"
            onClick={cancel}
            aria-disabled={isCancelling || undefined}
            className="button button-danger-solid min-w-32"
          >
            {isCancelling ? myOrdersTexts.cancelling : myOrdersTexts.cancel}
          </button>
        )}
      </div>
    </Dialog>
  );
}
