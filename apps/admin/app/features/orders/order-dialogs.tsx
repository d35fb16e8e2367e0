import type { Order } from '@dalan/contract/orders';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { DeleteOrderDialog } from './delete-order-dialog.tsx';
import { EditOrderDialog } from './edit-order-dialog.tsx';
import type { OrderDialog } from './order-actions.tsx';
import { ViewOrderDialog } from './view-order-dialog.tsx';

type Shown = { kind: OrderDialog; row: Order; index: number };
type OrderDialogsProps = { shown: Shown; state: DialogState; onEdit: (shown: Shown) => void };

/** Comes with the first dialog that is opened, not with the list. */
export function OrderDialogs({ shown, state, onEdit }: OrderDialogsProps) {
  const { kind, row } = shown;
  if (kind === 'edit') return <EditOrderDialog order={row} state={state} />;
  if (kind === 'delete') return <DeleteOrderDialog order={row} state={state} />;
  return <ViewOrderDialog order={row} state={state} onEdit={() => onEdit(shown)} />;
}
