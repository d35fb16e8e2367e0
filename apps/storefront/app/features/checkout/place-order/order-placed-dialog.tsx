import { days } from '@dalan/contract/days.texts.en';
import { formatRupees } from '@dalan/contract/money';
import type { Order } from '@dalan/contract/orders';

import type { ReactNode } from 'react';

import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { keepReady } from '../../../lib/keep-ready.texts.en.ts';
import { checkoutTexts } from '../checkout.texts.en.ts';

type OrderPlacedDialogProps = {
  order: Order;
  /** How to pay now, if the shop takes UPI. */
  payment: ReactNode;
  onClose: () => void;
};

export function OrderPlacedDialog({ order, payment, onClose }: OrderPlacedDialogProps) {
  return (
    <Dialog title={checkoutTexts.placed(order._id)} isQuestion onDismiss={onClose}>
      <div className="dialog-body">
        {order.pincode !== null && <p>{checkoutTexts.broughtOn(days.onDay(order.dueOn))}</p>}
        {payment ?? <p>{keepReady(formatRupees(order.amountToPay), order.pincode !== null)}</p>}
      </div>
      <div className="dialog-foot">
        <button
          type="button"
          data-autofocus=""
          onClick={onClose}
          className={payment ? 'button w-full md:w-auto' : 'button button-primary'}
        >
          {checkoutTexts.seeMyOrders}
        </button>
      </div>
    </Dialog>
  );
}
