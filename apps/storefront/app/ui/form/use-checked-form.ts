import { useState } from 'react';
import type { FocusEvent, InputEvent, SubmitEvent } from 'react';

type Values<Name extends string> = Record<Name, string>;
type Texts<Name extends string> = Partial<Record<Name, string | undefined>>;

type CheckedForm<Name extends string> = {
  initial: Values<Name>;
  /** What is wrong with each field. */
  check: (values: Values<Name>) => Texts<Name>;
  /** Sends what was checked; answers with the reason where it was refused. */
  send: (values: Values<Name>) => Promise<string | undefined>;
};

/**
 * A form that says what is wrong with a field once somebody has left it, and with all of them when
 * it is sent. The fields keep their own text, so that nothing typed before React was there is lost.
 */
export function useCheckedForm<Name extends string>({ initial, check, send }: CheckedForm<Name>) {
  const names = Object.keys(initial) as Name[];
  const [values, setValues] = useState(initial);
  const [edited, setEdited] = useState<readonly string[]>([]);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  /** The button that sent the form may say something too. */
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
    const wrong = check(typed);
    const firstWrong = names.find((name) => wrong[name]);
    setValues(typed);
    setChecked(names);
    setRefusal(undefined);
    if (firstWrong) {
      form.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
      return;
    }
    setIsSending(true);
    const reason = await send(typed);
    setIsSending(false);
    setRefusal(reason);
  }

  const wrong = check(values);
  const shown = names.filter((name) => checked.includes(name));
  return {
    values,
    errors: Object.fromEntries(shown.map((name) => [name, wrong[name]])) as Texts<Name>,
    refusal,
    isSending,
    isChanged: names.some((name) => values[name] !== initial[name]),
    formProps: {
      // Never sent by the browser itself; if it were, passwords must not stand in the address.
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
        // A word that appears now would push the button away from under the finger on it.
        const isPressing = event.relatedTarget?.matches('a:active, button:active');
        if (edited.includes(name) && !isPressing) setChecked((known) => [...known, name]);
      },
    },
  };
}

function nameOf(field: EventTarget): string {
  return (field as HTMLInputElement).name;
}
