import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@dalan/contract/client';
import { orderMaster } from '@dalan/contract/masters';
import { formatRupees } from '@dalan/contract/money';
import type { Order } from '@dalan/contract/orders';
import { shortOrderId, statusesWithoutStock } from '@dalan/contract/orders';
import { api } from '../../lib/api.ts';
import { isSessionEnd } from '../../lib/session.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { DeleteDialog } from '../../ui/dialog/delete-dialog.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { ORDERS_KEY } from './use-orders.ts';

const { texts } = orderMaster;

export function DeleteOrderDialog({ order, state }: { order: Order; state: DialogState }) {
  const deletion = useDeleteOrder(order, state.onClose);
  const { error } = deletion;
  return (
    <DeleteDialog
      state={state}
      verb="Delete order"
      question={texts.confirmDeletion}
      facts={[
        { label: 'Order ID', value: shortOrderId(order._id) },
        { label: 'User', value: order.userId.name },
        { label: 'Total', value: formatRupees(order.totalAmount) },
      ]}
      consequence={consequenceOf(order)}
      isDeleting={deletion.isPending}
      refusal={error instanceof ApiError ? error.serverMessage : undefined}
      onDelete={deletion.mutate}
    />
  );
}

function consequenceOf({ orderStatus }: Order): string {
  const gone = 'The order disappears from every list, the customer’s too.';
  const isOnTheShelf = orderStatus !== 'Delivered' && !statusesWithoutStock.includes(orderStatus);
  return isOnTheShelf ? `${gone} Its flour goes back into stock.` : gone;
}

function useDeleteOrder(order: Order, onDeleted: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('deleteOrder', { params: { id: order._id } }),
    onSuccess: async () => {
      toast.succeed(texts.deleted, toastDurationsMs.elsewhere);
      await queryClient.invalidateQueries({ queryKey: [ORDERS_KEY] });
      onDeleted();
    },
    onError: (error) => {
      if (!isSessionEnd(error)) toast.fail(texts.notDeleted, toastDurationsMs.elsewhere);
    },
  });
}
