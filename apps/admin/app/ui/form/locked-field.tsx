import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Icon } from '../icons/icon.tsx';
import { colours } from '../theme/colours.ts';

type LockedFieldProps = {
  id: string;
  label: string;
  value: string;
  /** Makes it look like a select with these options. */
  options?: { value: string; label: string }[];
  /** Why it is locked, if that is not obvious. */
  reason?: string;
  isMultiline?: boolean;
  autoComplete?: string;
};

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

/** The lock icon takes the arrow's place. */
function NoArrow() {
  return null;
}
