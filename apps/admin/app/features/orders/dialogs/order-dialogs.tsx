import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@dalan/contract/client';
import type { Order } from '@dalan/contract/orders/orders';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { api, isNotFound } from '../../../lib/api/api.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { ErrorAlert } from '../../../ui/messages/error-alert.tsx';
import { keepNewest, orderKey, ORDERS_KEY } from '../order-cache.ts';
import { DeleteOrderDialog } from './delete-order-dialog.tsx';
import { EditOrderDialog } from './edit-order-dialog.tsx';
import type { OrderDialog } from '../list/order-actions.tsx';
import { ViewOrderDialog } from './view-order-dialog.tsx';
import { creditTexts } from '../credit/credit-texts.ts';
import { DiscountDialog } from '../credit/discount-dialog.tsx';
import { ReturnDialog } from '../credit/return-dialog.tsx';
import { CorrectPaymentDialog } from '../payments/correct-payment-dialog.tsx';
import { paymentTexts } from '../payments/payment-texts.ts';
import { RecordPaymentDialog } from '../payments/record-payment-dialog.tsx';
import { goneTexts } from '../../../lib/gone-texts.ts';
import { orderMaster } from '../order-texts.ts';

type OrderDialogsProps = {
  shown: { kind: OrderDialog; id: string; row: Order | undefined };
  state: DialogState;
  onOpen: (kind: OrderDialog, order: Order) => void;
  /** Called when a dialog about a deleted order closes. */
  onDeletedClose: () => void;
};

const titles: Record<OrderDialog, string> = {
  view: 'View Order',
  edit: 'Edit Order',
  delete: 'Delete order',
  pay: paymentTexts.record,
  correct: paymentTexts.correct,
  return: creditTexts.return,
  discount: creditTexts.discount,
};

const keptOpen: readonly OrderDialog[] = ['edit', 'delete'];

/** This is loaded lazily, when the first dialog opens. */
export function OrderDialogs({ shown, onOpen, onDeletedClose, ...props }: OrderDialogsProps) {
  const { kind, id, row } = shown;
  const { order, isDeleted, error, retry } = useOrder(id, row);
  const state = {
    ...props.state,
    onClose: () => {
      if (isDeleted) onDeletedClose();
      props.state.onClose();
    },
  };
  // The edit form stays open for a deleted order, so that staff can read what they had chosen.
  if (order && !(isDeleted && !keptOpen.includes(kind))) {
    return <OpenOrder key={kind} {...{ kind, order, isDeleted, state, onOpen }} />;
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
        <ErrorAlert action={!isDeleted && <Button onClick={retry}>Retry</Button>}>
          {order ? goneTexts.looking('order') : errorText(error)}
        </ErrorAlert>
      )}
    </DialogFrame>
  );
}

function errorText(error: Error): string {
  const serverMessage = error instanceof ApiError ? error.serverMessage : undefined;
  return serverMessage ?? orderMaster.texts.notOpened;
}

type OpenOrderProps = {
  kind: OrderDialog;
  order: Order;
  isDeleted: boolean;
  state: DialogState;
  onOpen: (kind: OrderDialog, order: Order) => void;
};

/** View shows live changes. Edit and delete work on the order as it was when the dialog opened. */
function OpenOrder({ kind, order, isDeleted, state, onOpen }: OpenOrderProps) {
  const [opened] = useState(order);
  if (kind === 'edit')
    return <EditOrderDialog order={opened} isDeleted={isDeleted} state={state} />;
  if (kind === 'delete') return <DeleteOrderDialog order={opened} state={state} />;
  if (kind === 'pay') return <RecordPaymentDialog order={order} state={state} />;
  if (kind === 'correct') return <CorrectPaymentDialog order={opened} state={state} />;
  if (kind === 'return') return <ReturnDialog order={opened} state={state} />;
  if (kind === 'discount') return <DiscountDialog order={opened} state={state} />;
  return <ViewOrderDialog order={order} state={state} onOpen={(next) => onOpen(next, order)} />;
}

/** The newest state of one order. `row`, from the list, is shown until it has loaded. */
function useOrder(id: string, row: Order | undefined) {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: orderKey(id),
    queryFn: async ({ signal }) => {
      try {
        return keepNewest(queryClient, await api.call('getOrder', { params: { id } }, { signal }));
      } catch (error) {
        if (isNotFound(error)) void queryClient.invalidateQueries({ queryKey: [ORDERS_KEY] });
        throw error;
      }
    },
    initialData: row,
    initialDataUpdatedAt: 0,
  });
  return {
    order: query.data,
    isDeleted: isNotFound(query.error),
    error: query.error,
    retry: () => void query.refetch(),
  };
}
