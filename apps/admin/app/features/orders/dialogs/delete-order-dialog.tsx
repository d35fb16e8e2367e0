import { useState } from 'react';
import { formatRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { shortOrderId, statusesWithoutStock } from '@dalan/contract/orders/orders';
import { api } from '../../../lib/api/api.ts';
import { useRowMutation } from '../../../lib/lists/row-mutation.ts';
import { useUserIdHeader } from '../../../lib/session/session.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { DeleteDialog } from '../../../ui/dialog/delete-dialog.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { OrderConflictNotice } from './order-conflict-notice.tsx';
import { buyerName } from '../order-texts.ts';
import { ORDERS_KEY } from '../order-cache.ts';
import { goneTexts } from '../../../lib/gone-texts.ts';
import { orderMaster } from '../order-texts.ts';

const { texts } = orderMaster;

export function DeleteOrderDialog({ order, state }: { order: Order; state: DialogState }) {
  const userIdHeader = useUserIdHeader();
  const [saved, setSaved] = useState(order);
  const deletion = useRowMutation({
    send: () => {
      const { _id: id, version } = saved;
      return api.call('deleteOrder', { params: { id }, query: { version } }, userIdHeader);
    },
    listKey: ORDERS_KEY,
    texts: { done: texts.deleted, failed: texts.notDeleted, gone: goneTexts.deleting('order') },
    toastMs: toastDurationsMs.elsewhere,
    onDone: state.onClose,
    onRefused: ({ answer }) => {
      const changed = answer?.details?.order as Order | undefined;
      if (changed) setSaved(changed);
      return changed !== undefined;
    },
  });
  const hasChanged = saved.version !== order.version;
  return (
    <DeleteDialog
      state={state}
      verb="Delete order"
      question={texts.confirmDeletion}
      facts={[
        { label: 'Order ID', value: shortOrderId(order._id) },
        { label: 'User', value: buyerName(order) },
        { label: 'Total', value: formatRupees(order.totalAmount) },
      ]}
      consequence={consequenceOf(saved)}
      deletion={deletion}
      conflict={
        hasChanged && (
          <OrderConflictNotice order={saved} knownEvents={order.history.length} intent="delete" />
        )
      }
    />
  );
}

function consequenceOf({ orderStatus }: Order): string {
  const removal = 'The order disappears from every list, the customer’s too.';
  const returnsToStock = orderStatus !== 'Delivered' && !statusesWithoutStock.includes(orderStatus);
  return returnsToStock ? `${removal} Its flour goes back into stock.` : removal;
}
