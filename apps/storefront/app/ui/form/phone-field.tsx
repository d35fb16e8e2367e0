import type { ClipboardEvent, InputEvent } from 'react';

import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

type PhoneFieldProps = FieldProps & {
  typed: string;
  length: number;
  /** The number out of what people type and paste. */
  digitsOf: (text: string) => string;
  defaultValue?: string;
};

export function PhoneField({ typed, length, digitsOf, ...field }: PhoneFieldProps) {
  function keepDigits(event: InputEvent<HTMLInputElement>): void {
    const input = event.currentTarget;
    const digits = digitsOf(input.value);
    if (digits !== input.value) input.value = digits;
  }

  /** Takes `+91 98765-43210` whole, which the field's length would cut before anybody saw it. */
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const digits = digitsOf(event.clipboardData.getData('text'));
    if (digits.length !== length) return;
    event.preventDefault();
    event.currentTarget.value = digits;
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
  }

  const isCounting = typed.length > 0 && typed.length < length;
  return (
    <Field
      {...field}
      leading="+91"
      aside={isCounting && `${typed.length} of ${length}`}
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={length}
      onInput={keepDigits}
      onPaste={paste}
    />
  );
}
