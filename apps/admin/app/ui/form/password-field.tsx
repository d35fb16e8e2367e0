import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { Icon } from '../icons/icon.tsx';

/** The field has a show button and warns when Caps Lock is on. */
export function PasswordField({ helperText, ...props }: TextFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      helperText={helperText ?? (isCapsLockOn && 'Caps Lock is on')}
      onKeyUp={(event) => setIsCapsLockOn(event.getModifierState('CapsLock'))}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <IconButton
              aria-label="Show password"
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
              sx={{ width: 44, height: 44, mr: 0.5 }}
            >
              <Icon name={isShown ? 'hide' : 'view'} />
            </IconButton>
          ),
        },
      }}
    />
  );
}
