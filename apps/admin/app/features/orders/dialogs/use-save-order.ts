import type { Order, OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import { api } from '../../../lib/api/api.ts';
import { useRowMutation } from '../../../lib/lists/row-mutation.ts';
import { useUserIdHeader } from '../../../lib/session/session.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { ORDERS_KEY } from '../order-cache.ts';
import { goneTexts } from '../../../lib/gone-texts.ts';
import { orderMaster } from '../order-texts.ts';

export type StatusForm = {
  paymentStatus: PaymentStatus;
  orderStatus: OrderStatus;
  dueOn: string;
};

type Outcome = { onSaved: () => void; onConflict: (order: Order) => void };

const { texts } = orderMaster;

export function useSaveOrder({ _id: orderId, version, dueOn: savedDay }: Order, outcome: Outcome) {
  const userIdHeader = useUserIdHeader();
  return useRowMutation({
    send: ({ dueOn, ...statuses }: StatusForm) => {
      // An unchanged day is not sent, because it may lie in the past.
      const moved = dueOn === savedDay ? {} : { dueOn };
      const body = { orderId, version, ...statuses, ...moved };
      return api.call('changeOrderStatus', { body }, userIdHeader);
    },
    listKey: ORDERS_KEY,
    texts: { done: texts.saved, failed: texts.notSaved, gone: goneTexts.saving('order') },
    toastMs: toastDurationsMs.elsewhere,
    onDone: outcome.onSaved,
    onRefused: ({ code, answer }) => {
      const order = answer?.details?.order as Order | undefined;
      if (code !== 'ORDER_CHANGED' || order === undefined) return false;
      outcome.onConflict(order);
      return true;
    },
  });
}
