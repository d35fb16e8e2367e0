import { accountLimits, phoneDigits } from '@dalan/contract/accounts';
import type { ClipboardEvent, InputEvent } from 'react';

import { Field } from '../../ui/form/field.tsx';

const { phoneDigits: length } = accountLimits;

function keepDigits(event: InputEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  const digits = phoneDigits(field.value);
  if (digits !== field.value) field.value = digits;
}

/** Takes `+91 98765-43210` whole, which the field's length would cut before anybody saw it. */
function paste(event: ClipboardEvent<HTMLInputElement>): void {
  const digits = phoneDigits(event.clipboardData.getData('text'));
  if (digits.length !== length) return;
  event.preventDefault();
  event.currentTarget.value = digits;
  event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
}

export function PhoneField({ typed, error }: { typed: string; error: string | undefined }) {
  const isCounting = typed.length > 0 && typed.length < length;
  return (
    <Field
      name="phone"
      label="Phone Number"
      leading="+91"
      aside={isCounting && `${typed.length} of ${length}`}
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={length}
      onInput={keepDigits}
      onPaste={paste}
      error={error}
    />
  );
}
