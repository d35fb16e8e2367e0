import type { Order } from '@dalan/contract/orders/orders';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { RowAction, RowActions } from '../../../ui/list/row-action.tsx';

export const orderDialogs = [
  'view',
  'edit',
  'delete',
  'pay',
  'correct',
  'return',
  'discount',
] as const;
export type OrderDialog = (typeof orderDialogs)[number];

type OrderActionsProps = { order: Order; onOpen: (dialog: OrderDialog) => void };

export function OrderActions({ order, onOpen }: OrderActionsProps) {
  const which = `order ${shortOrderId(order._id)}`;
  return (
    <RowActions>
      <RowAction icon="view" label={`View ${which}`} onClick={() => onOpen('view')} />
      <RowAction icon="edit" label={`Edit ${which}`} onClick={() => onOpen('edit')} />
      <RowAction
        icon="delete"
        label={`Delete ${which}`}
        isDestructive
        onClick={() => onOpen('delete')}
      />
    </RowActions>
  );
}
