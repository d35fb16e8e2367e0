import { contactDetailLimits, phoneDigits } from '@dalan/contract/contact-details';
import { orderLimits } from '@dalan/contract/orders';
import { useEffect } from 'react';

import { TextField } from '../../../ui/form/field.tsx';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { useCheckedForm } from '../../../ui/form/use-checked-form.ts';
import { DELIVERY_FORM_ID, andPlaceOrder } from './delivery-form.ts';
import type { Delivery } from './stored-delivery.ts';
import { checkDelivery } from './use-delivery.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import './delivery.css';

type DeliveryEditorProps = {
  delivery: Delivery;
  /** The customer has no address yet, so the editor opened by itself. */
  isFirstAddress: boolean;
  hasFocus: boolean;
  onType: (typed: Delivery) => void;
  onSave: (typed: Delivery, isOrderWanted: boolean) => Promise<void>;
  onCancel: (() => void) | undefined;
};

export function DeliveryEditor(props: DeliveryEditorProps) {
  const { delivery, isFirstAddress, hasFocus, onType, onSave, onCancel } = props;
  const { values, errors, isSending, isChanged, formProps } = useCheckedForm({
    initial: { ...delivery, [andPlaceOrder.name]: '' },
    check: ({ address, phone }) => ({ ...checkDelivery({ address, phone }), then: undefined }),
    send: async ({ then, ...typed }) => {
      await onSave(typed, then === andPlaceOrder.value);
      return undefined;
    },
  });
  const { address, phone } = values;
  useEffect(() => {
    if (isChanged) onType({ address, phone });
  }, [address, phone, isChanged, onType]);
  return (
    <form {...formProps} id={DELIVERY_FORM_ID} className="delivery-editor">
      <p>{isFirstAddress ? checkoutTexts.addressMissing : checkoutTexts.thisOrderOnly}</p>
      <TextField
        name="address"
        label="Address"
        rows={3}
        autoComplete="street-address"
        maxLength={orderLimits.addressMax}
        defaultValue={delivery.address}
        error={errors.address}
        note={isFirstAddress && <small>{checkoutTexts.keptInProfile}</small>}
        autoFocus={hasFocus}
      />
      <PhoneField
        name="phone"
        label="Phone"
        typed={phone}
        length={contactDetailLimits.phoneDigits}
        digitsOf={phoneDigits}
        defaultValue={delivery.phone}
        error={errors.phone}
        note={<small>{checkoutTexts.phoneReason}</small>}
      />
      <div className="delivery-buttons">
        <button type="submit" aria-disabled={isSending || undefined} className="button">
          {isSending ? 'Saving...' : 'Save'}
        </button>
        {onCancel && (
          <button type="button" onClick={onCancel} className="button">
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
