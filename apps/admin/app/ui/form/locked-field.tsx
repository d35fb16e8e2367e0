import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Icon } from '../icon.tsx';
import { colours } from '../theme/colours.ts';

type LockedFieldProps = {
  id: string;
  label: string;
  value: string;
  /** What it could be, were it not locked: makes it a select. */
  options?: { value: string; label: string }[];
  /** Why it cannot be changed here, where the lock alone does not say it. */
  reason?: string;
  isMultiline?: boolean;
  autoComplete?: string;
};

/** Readable, and not to be changed here. */
export function LockedField(props: LockedFieldProps) {
  const { options, reason, isMultiline = false, ...rest } = props;
  return (
    <TextField
      {...rest}
      helperText={reason}
      multiline={isMultiline}
      select={options !== undefined}
      disabled
      slotProps={{
        select: { IconComponent: NoArrow },
        input: { endAdornment: <Icon name="lock" size={16} /> },
      }}
      sx={{ '& svg': { color: colours.basalt500, flex: 'none' } }}
    >
      {options?.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The lock stands in its place. */
function NoArrow() {
  return null;
}
