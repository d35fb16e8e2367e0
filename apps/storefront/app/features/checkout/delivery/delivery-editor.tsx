import { contactDetailLimits, phoneDigits } from '@dalan/contract/contact/contact-details';
import { areaOf } from '@dalan/contract/delivery/delivery';
import type { Delivery as DeliveryRule } from '@dalan/contract/delivery/delivery';
import { isPincode, pincodeIn } from '@dalan/contract/delivery/delivery-promise';
import { orderLimits } from '@dalan/contract/orders/orders';
import { useEffect } from 'react';

import { TextField } from '../../../ui/form/field.tsx';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { useCheckedForm } from '../../../ui/form/use-checked-form.ts';
import { DELIVERY_FORM_ID, andPlaceOrder } from './delivery-form.ts';
import { checkDelivery } from './delivery.rules.ts';
import type { Delivery } from './delivery.rules.ts';
import { PincodeField } from './pincode-field.tsx';
import { checkoutTexts } from '../checkout.texts.ts';
import './delivery.css';

type DeliveryEditorProps = {
  delivery: Delivery;
  /** Undefined while the delivery rule is off: no pincode is asked for. */
  rule: DeliveryRule | undefined;
  /** True if the customer has no address yet, so that the editor opened by itself. */
  isFirstAddress: boolean;
  hasFocus: boolean;
  onType: (typed: Delivery) => void;
  onSave: (typed: Delivery, isOrderWanted: boolean) => Promise<void>;
  onCancel: (() => void) | undefined;
};

export function DeliveryEditor(props: DeliveryEditorProps) {
  const { delivery, rule, isFirstAddress, hasFocus, onType, onSave, onCancel } = props;
  const { values, errors, isSending, isChanged, formProps } = useCheckedForm({
    // The first wrong field in this order takes the focus.
    initial: {
      pincode: rule ? (delivery.pincode ?? '') : '',
      address: delivery.address,
      phone: delivery.phone,
      [andPlaceOrder.name]: '',
    },
    check: (typed) => ({ ...checkDelivery(typed, rule), then: undefined }),
    send: async ({ then, ...typed }) => {
      await onSave(typed, then === andPlaceOrder.value);
      return undefined;
    },
  });
  const { pincode, address, phone } = values;
  useEffect(() => {
    if (isChanged) onType({ pincode, address, phone });
  }, [pincode, address, phone, isChanged, onType]);
  const isStopped = rule !== undefined && isPincode(pincode) && !areaOf(rule, pincode);
  return (
    <form {...formProps} id={DELIVERY_FORM_ID} className="delivery-editor">
      <p>{isFirstAddress ? checkoutTexts.addressMissing : checkoutTexts.thisOrderOnly}</p>
      {rule && (
        <PincodeField
          rule={rule}
          typed={pincode}
          defaultValue={delivery.pincode ?? ''}
          error={errors.pincode}
          hasFocus={hasFocus}
        />
      )}
      <TextField
        name="address"
        label={checkoutTexts.address}
        rows={3}
        autoComplete="street-address"
        maxLength={orderLimits.addressMax}
        defaultValue={delivery.address}
        error={errors.address}
        note={isFirstAddress && <small>{checkoutTexts.keptInProfile}</small>}
        autoFocus={hasFocus && !rule}
        onBlur={({ currentTarget: { form, value } }) => fillPincode(form, value)}
        // A disabled field would lose what was typed.
        readOnly={isStopped}
      />
      <PhoneField
        name="phone"
        label={checkoutTexts.phone}
        typed={phone}
        length={contactDetailLimits.phoneDigits}
        digitsOf={phoneDigits}
        defaultValue={delivery.phone}
        error={errors.phone}
        note={<small>{checkoutTexts.phoneReason}</small>}
      />
      <div className="delivery-buttons">
        <button type="submit" aria-disabled={isSending || undefined} className="button">
          {isSending ? checkoutTexts.saving : checkoutTexts.save}
        </button>
        {onCancel && (
          <button type="button" onClick={onCancel} className="button">
            {checkoutTexts.cancel}
          </button>
        )}
      </div>
    </form>
  );
}

/** Takes the pincode from the end of the address, unless one was typed in its own field. */
function fillPincode(form: HTMLFormElement | null, address: string): void {
  const field = form?.elements.namedItem('pincode') as HTMLInputElement | null;
  const found = pincodeIn(address);
  if (field?.value !== '' || found === undefined) return;
  field.value = found;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
