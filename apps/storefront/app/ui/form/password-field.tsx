import { useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';

import { Icon } from '../icon.tsx';
import { FieldFrame } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { formTexts } from './form.texts.ts';
import './form.css';

type PasswordFieldProps = FieldProps & ComponentProps<'input'>;

/** The field has a show button, and warns about Caps Lock. */
export function PasswordField({ label, aside, error, note, ...input }: PasswordFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);

  function toggle(): void {
    const field = inputRef.current;
    if (field === null) return;
    const { selectionStart, selectionEnd } = field;
    flushSync(() => setIsShown(!isShown));
    // Changing the type loses the caret position.
    field.setSelectionRange(selectionStart, selectionEnd);
  }

  return (
    <FieldFrame
      label={label}
      aside={isCapsLockOn ? <span role="status">{formTexts.capsLock}</span> : aside}
      error={error}
      note={note}
    >
      {(described) => (
        <div className="field-password">
          <input
            {...input}
            {...described}
            ref={inputRef}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            onKeyUp={(event) => setIsCapsLockOn(event.getModifierState('CapsLock'))}
          />
          <button
            type="button"
            aria-label={formTexts.showPassword}
            aria-pressed={isShown}
            aria-controls={described.id}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            <Icon name="view" />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
