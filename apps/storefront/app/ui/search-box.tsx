import { useId } from 'react';
import { Form } from 'react-router';

import { Icon } from './icon.tsx';

type SearchBoxProps = {
  action: string;
  label: string;
  placeholder: string;
  text: string;
  className?: string;
};

/** A plain GET form: it works without JavaScript. */
export function SearchBox({ action, label, placeholder, text, className = '' }: SearchBoxProps) {
  const id = useId();
  return (
    <search className={`search ${className}`}>
      {/* A new URL resets the field. Otherwise unsent text stays. */}
      <Form action={action} key={text}>
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          name="q"
          enterKeyHint="search"
          defaultValue={text}
          placeholder={placeholder}
        />
      </Form>
    </search>
  );
}
