import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { FieldError } from './field-error.tsx';
import { colours } from '../theme/colours.ts';

type RupeeFieldProps = {
  id: string;
  label: string;
  value: string;
  problem?: string | undefined;
  autoFocus?: boolean;
  /** Without it the field is only read. */
  onTyped?: (typed: string) => void;
};

export function RupeeField(props: RupeeFieldProps) {
  const { id, label, value, problem, autoFocus = false, onTyped } = props;
  return (
    <TextField
      id={id}
      label={label}
      fullWidth
      required={onTyped !== undefined}
      autoFocus={autoFocus}
      autoComplete="off"
      value={value}
      error={problem !== undefined}
      helperText={problem && <FieldError text={problem} />}
      onChange={({ target }) => onTyped?.(target.value)}
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          readOnly: onTyped === undefined,
          maxLength: 12,
          style: { textAlign: 'right' },
        },
        input: {
          ...(onTyped === undefined && { sx: { backgroundColor: colours.flour100 } }),
          startAdornment: <InputAdornment position="start">₹</InputAdornment>,
        },
      }}
    />
  );
}
