import type { ClipboardEvent, InputEvent } from 'react';

import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { formTexts } from './form.texts.ts';

type PhoneFieldProps = FieldProps & {
  typed: string;
  /** The number of digits. */
  length: number;
  /** Extracts the digits from typed or pasted text. */
  digitsOf: (text: string) => string;
  defaultValue?: string;
};

/** The field has no `maxLength`, with which the browser would cut a pasted `+919876543210`. */
export function PhoneField({ typed, length, digitsOf, ...field }: PhoneFieldProps) {
  function keepDigits(event: InputEvent<HTMLInputElement>): void {
    const input = event.currentTarget;
    const digits = digitsOf(input.value);
    if (digits !== input.value) input.value = digits;
  }

  /** A complete number replaces the field's value. */
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
      aside={count > 0 && count !== length && formTexts.digits(count, length)}
      inputMode="numeric"
      autoComplete="tel-national"
      onInput={keepDigits}
      onPaste={paste}
    />
  );
}
