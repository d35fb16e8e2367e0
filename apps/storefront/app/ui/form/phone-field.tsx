import type { ClipboardEvent, InputEvent } from 'react';

import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

type PhoneFieldProps = FieldProps & {
  typed: string;
  /** How many digits a number has. */
  length: number;
  /** The number out of what people and keyboards write. */
  digitsOf: (text: string) => string;
  defaultValue?: string;
};

/** Has no longest text: the browser would cut `+919876543210` before anybody saw it. */
export function PhoneField({ typed, length, digitsOf, ...field }: PhoneFieldProps) {
  function keepDigits(event: InputEvent<HTMLInputElement>): void {
    const input = event.currentTarget;
    const digits = digitsOf(input.value);
    if (digits !== input.value) input.value = digits;
  }

  /** A whole number takes the place of what stands in the field. */
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const digits = digitsOf(event.clipboardData.getData('text'));
    if (digits.length !== length) return;
    event.preventDefault();
    event.currentTarget.value = digits;
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
  }

  const count = digitsOf(typed).length;
  return (
    <Field
      {...field}
      leading="+91"
      aside={count > 0 && count !== length && `${count} of ${length}`}
      inputMode="numeric"
      autoComplete="tel-national"
      onInput={keepDigits}
      onPaste={paste}
    />
  );
}
