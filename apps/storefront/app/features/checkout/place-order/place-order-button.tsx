import { checkoutTexts } from '@dalan/contract/checkout';
import type { Ref } from 'react';

import { usePressGuard } from '../../../ui/buy-bar/use-press-guard.ts';
import { DELIVERY_FORM_ID, andPlaceOrder } from '../delivery/delivery-form.ts';

type PlaceOrderButtonProps = {
  isBusy: boolean;
  isOnline: boolean;
  /** Where the order goes is still being typed: the button sends that form, and the order with it. */
  isEditing: boolean;
  onPlace: () => void;
  /** All that the customer agrees to with a press. */
  shown: string;
  ref?: Ref<HTMLButtonElement>;
};

/** Not disabled while it works, or the focus would fall off it. A second press does nothing. */
export function PlaceOrderButton(props: PlaceOrderButtonProps) {
  const { isBusy, isOnline, isEditing, onPlace, shown, ref } = props;
  const press = usePressGuard(shown);
  const isOff = isBusy || !isOnline;
  const idleLabel = isOnline ? checkoutTexts.placeOrder : checkoutTexts.offline;
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
