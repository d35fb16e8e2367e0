import { formatRupees } from '@dalan/contract/money';
import { myOrdersTexts } from '@dalan/contract/my-orders';
import { orderTexts } from '@dalan/contract/orders';
import type { Order } from '@dalan/contract/orders';

import { Dialog } from '../../../ui/dialog/dialog.tsx';

type OrderPlacedDialogProps = { order: Order; onClose: () => void };

export function OrderPlacedDialog({ order, onClose }: OrderPlacedDialogProps) {
  return (
    <Dialog title={orderTexts.placed(order._id)} isQuestion onDismiss={onClose}>
      <div className="dialog-body">
        <p>{myOrdersTexts.keepReady(formatRupees(order.totalAmount))}</p>
      </div>
      <div className="dialog-foot">
        <button type="button" data-autofocus="" onClick={onClose} className="button button-primary">
          See My Orders
        </button>
      </div>
    </Dialog>
  );
}
