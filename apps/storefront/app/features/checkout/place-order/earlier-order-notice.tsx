import { formatRupees } from '@dalan/contract/money/money';
import { formatKg } from '@dalan/contract/money/weight';
import { cancellableStatuses, shortOrderId } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';

import { namedWithGrind } from '../../../lib/language/named-with-grind.ts';
import { nameInPage } from '../../../lib/language/shown-name.ts';
import { Notice } from '../../../ui/form/notice.tsx';
import { checkoutTexts } from '../checkout.texts.ts';

type EarlierOrderNoticeProps = {
  order: Order;
  /** Why the customer's last choice failed. */
  refusal: string | undefined;
  isBusy: boolean;
  onChange: () => void;
  onOrderAsWell: () => void;
  onKeep: () => void;
};

/**
 * An earlier attempt did place an order, but its response was lost. The customer chooses what to
 * do.
 */
export function EarlierOrderNotice(props: EarlierOrderNoticeProps) {
  const { order, refusal, isBusy, onChange, onOrderAsWell, onKeep } = props;
  const contents = order.items
    .map(({ quantityKg, productId, grind }) =>
      checkoutTexts.earlierItem(formatKg(quantityKg), nameInPage(namedWithGrind(productId, grind))),
    )
    .join(', ');
  const total = formatRupees(order.amountToPay);
  return (
    <Notice
      tone="failed"
      more={
        <>
          {refusal && <p>{refusal}</p>}
          {cancellableStatuses.includes(order.orderStatus) && (
            <button type="button" className="button" disabled={isBusy} onClick={onChange}>
              {checkoutTexts.changeEarlier}
            </button>
          )}
          <button type="button" className="button" disabled={isBusy} onClick={onOrderAsWell}>
            {checkoutTexts.orderAsWell}
          </button>
          <button type="button" className="button" disabled={isBusy} onClick={onKeep}>
            {checkoutTexts.keepEarlier}
          </button>
        </>
      }
    >
      {checkoutTexts.earlierPlaced(contents, total, shortOrderId(order._id))}
    </Notice>
  );
}
