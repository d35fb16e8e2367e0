import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@dalan/contract/client';
import { goneTexts, orderMaster } from '@dalan/contract/masters';
import type { Order } from '@dalan/contract/orders';
import { shortOrderId } from '@dalan/contract/orders';
import { api, isGone } from '../../../lib/api/api.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { ErrorAlert } from '../../../ui/error-alert.tsx';
import { ORDERS_KEY } from '../list/use-orders.ts';
import { keepNewest, orderKey } from '../order-cache.ts';
import { DeleteOrderDialog } from './delete-order-dialog.tsx';
import { EditOrderDialog } from './edit-order-dialog.tsx';
import type { OrderDialog } from '../list/order-actions.tsx';
import { ViewOrderDialog } from './view-order-dialog.tsx';

type OrderDialogsProps = {
  shown: { kind: OrderDialog; id: string; row: Order | undefined };
  state: DialogState;
  onEdit: (order: Order) => void;
  /** The order is in no list any more, and whoever looked at it knows. */
  onGone: () => void;
};

const titles: Record<OrderDialog, string> = {
  view: 'View Order',
  edit: 'Edit Order',
  delete: 'Delete order',
};

/** Comes with the first dialog that is opened, not with the list. */
export function OrderDialogs({ shown, onEdit, onGone, ...props }: OrderDialogsProps) {
  const { kind, id, row } = shown;
  const { order, isGone, error, retry } = useOrder(id, row);
  const state = {
    ...props.state,
    onClose: () => {
      if (isGone) onGone();
      props.state.onClose();
    },
  };
  // What was chosen in a form stays to be read.
  if (order && !(isGone && kind === 'view')) {
    return <OpenOrder key={kind} {...{ kind, order, isGone, state, onEdit }} />;
  }
  return (
    <DialogFrame
      {...state}
      title={titles[kind]}
      about={shortOrderId(id)}
      width={480}
      closeLabel="Close"
    >
      {error === null ? (
        'Loading...'
      ) : (
        <ErrorAlert action={!isGone && <Button onClick={retry}>Retry</Button>}>
          {order ? goneTexts.looking('order') : wordsOf(error)}
        </ErrorAlert>
      )}
    </DialogFrame>
  );
}

function wordsOf(error: Error): string {
  const said = error instanceof ApiError ? error.serverMessage : undefined;
  return said ?? orderMaster.texts.notOpened;
}

type OpenOrderProps = {
  kind: OrderDialog;
  order: Order;
  isGone: boolean;
  state: DialogState;
  onEdit: (order: Order) => void;
};

/** Who only looks sees each change as it comes; a change is made to the order that was opened. */
function OpenOrder({ kind, order, isGone, state, onEdit }: OpenOrderProps) {
  const [opened] = useState(order);
  if (kind === 'edit') return <EditOrderDialog order={opened} isGone={isGone} state={state} />;
  if (kind === 'delete') return <DeleteOrderDialog order={opened} state={state} />;
  return <ViewOrderDialog order={order} state={state} onEdit={() => onEdit(order)} />;
}

/** One order as it is now; `row` is what the list knows of it until then, where it does. */
function useOrder(id: string, row: Order | undefined) {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: orderKey(id),
    queryFn: async ({ signal }) => {
      try {
        return keepNewest(queryClient, await api.call('getOrder', { params: { id } }, { signal }));
      } catch (error) {
        if (isGone(error)) void queryClient.invalidateQueries({ queryKey: [ORDERS_KEY] });
        throw error;
      }
    },
    initialData: row,
    initialDataUpdatedAt: 0,
  });
  return {
    order: query.data,
    isGone: isGone(query.error),
    error: query.error,
    retry: () => void query.refetch(),
  };
}
