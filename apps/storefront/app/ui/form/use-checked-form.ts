import { useState } from 'react';
import type { FocusEvent, InputEvent, SubmitEvent } from 'react';

type Values<Name extends string> = Record<Name, string>;
type Texts<Name extends string> = Partial<Record<Name, string | undefined>>;

type CheckedForm<Name extends string> = {
  initial: Values<Name>;
  /** Returns the error of each field. */
  check: (values: Values<Name>) => Texts<Name>;
  /** Sends the valid values. Returns an error message on failure. */
  send: (values: Values<Name>) => Promise<string | undefined>;
};

/**
 * Shows a field's error when it loses the focus, and all errors on submit. The fields are
 * uncontrolled, so that text typed before hydration is not lost.
 */
export function useCheckedForm<Name extends string>({ initial, check, send }: CheckedForm<Name>) {
  const names = Object.keys(initial) as Name[];
  const [values, setValues] = useState(initial);
  const [edited, setEdited] = useState<readonly string[]>([]);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  /** The submitter, `button`, may have a value too. */
  function read(form: HTMLFormElement, button?: HTMLElement | null): Values<Name> {
    const data = new FormData(form, button);
    const entries = names.map((name) => [name, data.get(name) ?? '']);
    return Object.fromEntries(entries) as Values<Name>;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const typed = read(form, event.nativeEvent.submitter);
    const found = check(typed);
    const firstInvalid = names.find((name) => found[name]);
    setValues(typed);
    setChecked(names);
    setRefusal(undefined);
    if (firstInvalid) {
      form.querySelector<HTMLElement>(`[name="${firstInvalid}"]`)?.focus();
      return;
    }
    setIsSending(true);
    const reason = await send(typed);
    setIsSending(false);
    setRefusal(reason);
  }

  const errors = check(values);
  const shown = names.filter((name) => checked.includes(name));
  return {
    values,
    errors: Object.fromEntries(shown.map((name) => [name, errors[name]])) as Texts<Name>,
    refusal,
    isSending,
    isChanged: names.some((name) => values[name] !== initial[name]),
    formProps: {
      // If the browser ever submits the form by itself, passwords must not end up in the URL.
      method: 'post',
      noValidate: true,
      'aria-busy': isSending,
      onSubmit: submit,
      onInput: (event: InputEvent<HTMLFormElement>) => {
        const name = nameOf(event.target);
        setValues(read(event.currentTarget));
        setEdited((known) => (known.includes(name) ? known : [...known, name]));
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const name = nameOf(event.target);
        // Showing an error now would move the button that is being pressed.
        const isPressing = event.relatedTarget?.matches('a:active, button:active');
        if (edited.includes(name) && !isPressing) setChecked((known) => [...known, name]);
      },
    },
  };
}

function nameOf(field: EventTarget): string {
  return (field as HTMLInputElement).name;
}
