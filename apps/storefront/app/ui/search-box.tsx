import { useId } from 'react';
import { Form } from 'react-router';

import { Icon } from './icon.tsx';

type SearchBoxProps = {
  action: string;
  label: string;
  placeholder: string;
  words: string;
  className?: string;
};

/** A plain GET form: it works before and without JavaScript. */
export function SearchBox({ action, label, placeholder, words, className = '' }: SearchBoxProps) {
  const id = useId();
  return (
    <search className={`search ${className}`}>
      {/* A new address brings new words; typed ones that were not sent stay. */}
      <Form action={action} key={words}>
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          name="q"
          enterKeyHint="search"
          defaultValue={words}
          placeholder={placeholder}
        />
      </Form>
    </search>
  );
}
