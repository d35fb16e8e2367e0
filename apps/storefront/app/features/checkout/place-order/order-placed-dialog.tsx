import { days } from '@dalan/contract/language/days.texts';
import { formatRupees } from '@dalan/contract/money/money';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';

import type { ReactNode } from 'react';

import { CopyButton } from '../../../ui/clipboard/copy-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { keepReady } from '../../../lib/keep-ready.texts.ts';
import { checkoutTexts } from '../checkout.texts.ts';
import './order-placed-dialog.css';

type OrderPlacedDialogProps = {
  order: Order;
  /** How to pay now, if the shop takes UPI. */
  payment: ReactNode;
  /** Shown to customers whose email is not confirmed. */
  emailNote: ReactNode;
  onClose: () => void;
};

export function OrderPlacedDialog({ order, payment, emailNote, onClose }: OrderPlacedDialogProps) {
  const shortId = shortOrderId(order._id);
  return (
    <Dialog title={<PlacedTitle id={order._id} />} isQuestion onDismiss={onClose}>
      <div className="dialog-body">
        <p className="placed-id">
          <b>{shortId}</b>
          <CopyButton
            text={shortId}
            label={checkoutTexts.copyShortId}
            copied={checkoutTexts.shortIdCopied}
            isInDialog
          />
        </p>
        {order.pincode !== null && <p>{checkoutTexts.broughtOn(days.onDay(order.dueOn))}</p>}
        {payment ?? <p>{howToPay(order)}</p>}
        {emailNote}
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

function howToPay({ onAccount, amountToPay, pincode }: Order): string {
  if (onAccount) return checkoutTexts.onAccountNote;
  return keepReady(formatRupees(amountToPay), pincode !== null);
}

/** One sentence for screen readers. Its second half, the whole id, is set small. */
function PlacedTitle({ id }: { id: string }) {
  const [headline, wholeId] = checkoutTexts.placed(id).split(/(?<=!) /);
  return (
    <>
      {headline} <small className="placed-whole-id">{wholeId}</small>
    </>
  );
}
