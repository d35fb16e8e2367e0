import { telephoneLink } from '@dalan/contract/contact/contact-links';
import { areaOf } from '@dalan/contract/delivery/delivery';
import type { Delivery as DeliveryRule } from '@dalan/contract/delivery/delivery';
import { PINCODE_LENGTH, isPincode } from '@dalan/contract/delivery/delivery-promise';

import { useShop } from '../../../lib/use-shop.ts';
import { AreaWords } from '../../../ui/area-words.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { checkoutTexts } from '../checkout.texts.ts';
import { areaText } from '../days/delivery-choice.rules.ts';

type PincodeFieldProps = {
  rule: DeliveryRule;
  typed: string;
  defaultValue: string;
  error: string | undefined;
  hasFocus: boolean;
};

/** A known pincode shows its area at once. An unknown one stops here, before the address. */
export function PincodeField({ rule, typed, defaultValue, error, hasFocus }: PincodeFieldProps) {
  const isFull = isPincode(typed);
  const area = isFull ? areaOf(rule, typed) : undefined;
  const isUnknown = isFull && !area;
  return (
    <Field
      name="pincode"
      label={checkoutTexts.pincode}
      aside={checkoutTexts.digits(typed.length, PINCODE_LENGTH)}
      inputMode="numeric"
      autoComplete="postal-code"
      defaultValue={defaultValue}
      autoFocus={hasFocus}
      error={isUnknown ? undefined : error}
      aria-invalid={isUnknown || undefined}
      onInput={({ currentTarget: field }) => {
        const digits = field.value.replace(/\D/g, '').slice(0, PINCODE_LENGTH);
        if (digits !== field.value) field.value = digits;
      }}
      note={
        <div role="status">
          {area && (
            <p className="field-word text-paan-700">
              <Icon name="check" />
              <AreaWords area={area} words={(name) => areaText(rule, { ...area, name })} />
            </p>
          )}
          {isUnknown && <Unknown pincode={typed} />}
          {!isFull && <small>{checkoutTexts.pincodeKept}</small>}
        </div>
      }
    />
  );
}

function Unknown({ pincode }: { pincode: string }) {
  const { phone } = useShop().shop;
  const { orOtherAddress } = checkoutTexts;
  return (
    <div className="notice notice-failed">
      <Icon name="warning" />
      <p>{checkoutTexts.pincodeUnknown(pincode)}</p>
      <div className="notice-more">
        <p>
          {orOtherAddress.before}
          <a href={telephoneLink(phone)} className="link">
            {phone}
          </a>
          {orOtherAddress.after}
        </p>
      </div>
    </div>
  );
}
