import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@dalan/contract/client';
import { orderMaster } from '@dalan/contract/masters';
import type { Order, OrderStatus, PaymentStatus } from '@dalan/contract/orders';
import { api } from '../../lib/api.ts';
import { isSessionEnd } from '../../lib/session.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { ORDERS_KEY } from './use-orders.ts';

export type StatusForm = { paymentStatus: PaymentStatus; orderStatus: OrderStatus };

type Outcome = { onSaved: () => void; onChangedMeanwhile: (order: Order) => void };

const { texts } = orderMaster;

export function useSaveOrder({ _id: orderId, version }: Order, outcome: Outcome) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: StatusForm) =>
      api.call('changeOrderStatus', { body: { orderId, version, ...values } }),
    onSuccess: async () => {
      toast.succeed(texts.saved, toastDurationsMs.elsewhere);
      await queryClient.invalidateQueries({ queryKey: [ORDERS_KEY] });
      outcome.onSaved();
    },
    onError: (error) => {
      if (isSessionEnd(error)) return;
      toast.fail(texts.notSaved, toastDurationsMs.elsewhere);
      const order = changedOrderOf(error);
      if (order) outcome.onChangedMeanwhile(order);
    },
  });
}

/** The order as somebody else has left it meanwhile. */
function changedOrderOf(error: Error): Order | undefined {
  if (!(error instanceof ApiError) || error.code !== 'ORDER_CHANGED') return undefined;
  return error.answer?.details?.order as Order | undefined;
}
