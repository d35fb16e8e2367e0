import type { Ref } from 'react';

import { usePressGuard } from '../../../ui/buy-bar/use-press-guard.ts';
import { DELIVERY_FORM_ID, andPlaceOrder } from '../delivery/delivery-form.ts';
import { checkoutTexts } from '../checkout.texts.ts';
import { keepTexts } from './keep-order.texts.ts';

type PlaceOrderButtonProps = {
  isBusy: boolean;
  isOnline: boolean;
  /** Without a network: the order can be kept on the phone. */
  canKeep: boolean;
  /** The order cannot be delivered as it is. The screen says why. */
  isBlocked?: boolean;
  /** The delivery editor is open: the button submits its form, which then places the order. */
  isEditing: boolean;
  onPlace: () => void;
  /**
   * Everything the customer agrees to, as text. If it changes during a press, the press is ignored.
   */
  shown: string;
  ref?: Ref<HTMLButtonElement>;
};

/**
 * `aria-disabled`, not `disabled`, while busy: it must keep the focus. A second press does nothing.
 */
export function PlaceOrderButton(props: PlaceOrderButtonProps) {
  const { isBusy, isOnline, canKeep, isBlocked = false, isEditing, onPlace, shown, ref } = props;
  const press = usePressGuard(shown);
  const isOff = isBusy || !(isOnline || canKeep) || isBlocked;
  const offlineLabel = canKeep ? keepTexts.keep : checkoutTexts.offline;
  const idleLabel = isOnline ? checkoutTexts.placeOrder : offlineLabel;
  return (
    <button
      ref={ref}
      {...(isEditing
        ? { type: 'submit', form: DELIVERY_FORM_ID, ...andPlaceOrder }
        : { type: 'button' })}
      aria-busy={isBusy || undefined}
      aria-disabled={isOff || undefined}
      onPointerDown={press.onPointerDown}
      onClick={(event) => {
        if (press.hasChangedSincePress() || isOff) event.preventDefault();
        else if (!isEditing) onPlace();
      }}
      className="button button-primary button-large"
    >
      {isBusy ? checkoutTexts.placing : idleLabel}
    </button>
  );
}
