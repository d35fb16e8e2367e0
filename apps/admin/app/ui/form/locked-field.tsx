import TextField from '@mui/material/TextField';
import { Icon } from '../icon.tsx';
import { colours } from '../theme/colours.ts';

type LockedFieldProps = {
  id: string;
  label: string;
  value: string;
  /** Why it cannot be changed here, where the lock alone does not say it. */
  reason?: string;
  isMultiline?: boolean;
};

/** Readable, and not to be changed here. */
export function LockedField({ id, label, value, reason, isMultiline = false }: LockedFieldProps) {
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      helperText={reason}
      multiline={isMultiline}
      disabled
      slotProps={{ input: { endAdornment: <Icon name="lock" size={16} /> } }}
      sx={{ '& svg': { color: colours.basalt500, flex: 'none' } }}
    />
  );
}
