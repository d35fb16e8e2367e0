import type { Ref } from 'react';

import { usePressGuard } from '../../../ui/buy-bar/use-press-guard.ts';
import { DELIVERY_FORM_ID, andPlaceOrder } from '../delivery/delivery-form.ts';
import { checkoutTexts } from '../checkout.texts.ts';
import { keepTexts } from './keep-order.texts.ts';

type PlaceOrderButtonProps = {
  isBusy: boolean;
  isOnline: boolean;
  /** True without a network, if the order can be kept on the phone. */
  canKeep: boolean;
  /** True if the order cannot be delivered as it is. The screen says why. */
  isBlocked?: boolean;
  /** True while the delivery editor is open: the button then submits its form first. */
  isEditing: boolean;
  onPlace: () => void;
  /**
   * Everything the customer agrees to, as text. If it changes during a press, the press is ignored.
   */
  shown: string;
  ref?: Ref<HTMLButtonElement>;
};

/** While busy the button is `aria-disabled`, not `disabled`, so that it keeps the focus. */
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
