import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../icon.tsx';
import './form.css';

type FieldTexts = {
  label: ReactNode;
  /** Shown at the end of the label's line, for example a count. */
  aside?: ReactNode;
  error?: string | undefined;
  /** Shown below the field, after the error. */
  note?: ReactNode;
};

export type FieldProps = FieldTexts & { name: string };

/** Ties a control to its label, error and note for screen readers. */
type Described = { id: string; 'aria-invalid'?: boolean; 'aria-describedby'?: string };

type FieldFrameProps = FieldTexts & { children: (described: Described) => ReactNode };

export function FieldFrame({ label, aside, error, note, children }: FieldFrameProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({
        id,
        ...(error && { 'aria-invalid': true }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      })}
      {error && (
        <p id={`${id}-error`} className="field-word text-kumkum-600">
          <Icon name="warning" />
          {error}
        </p>
      )}
      {note && <div id={`${id}-note`}>{note}</div>}
    </div>
  );
}

type InputFieldProps = FieldProps & { leading?: string } & ComponentProps<'input'>;

export function Field({ label, aside, error, note, leading, ...input }: InputFieldProps) {
  return (
    <FieldFrame label={label} aside={aside} error={error} note={note}>
      {(described) => (
        <div className="field-line">
          {leading && <span>{leading}</span>}
          <input {...input} {...described} />
        </div>
      )}
    </FieldFrame>
  );
}

type TextFieldProps = FieldProps & ComponentProps<'textarea'>;

export function TextField({ label, aside, error, note, ...textarea }: TextFieldProps) {
  return (
    <FieldFrame label={label} aside={aside} error={error} note={note}>
      {(described) => <textarea {...textarea} {...described} />}
    </FieldFrame>
  );
}
