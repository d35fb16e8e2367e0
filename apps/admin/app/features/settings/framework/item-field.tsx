import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

type ItemFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'select'> & {
  id: string;
  value: string;
  onValue: (value: string) => void;
  problem: string | undefined;
};

/** A text field of a list item, with its error below it. */
export function ItemField({ onValue, problem, helperText, ...rest }: ItemFieldProps) {
  return (
    <TextField
      {...rest}
      onChange={(event) => onValue(event.target.value)}
      error={problem !== undefined}
      helperText={problem === undefined ? helperText : <FieldError text={problem} />}
    />
  );
}

type ItemSelectProps<Value extends string> = {
  id: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValue: (value: Value) => void;
};

export function ItemSelect<Value extends string>(props: ItemSelectProps<Value>) {
  const { id, label, value, options, onValue } = props;
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value}
      onChange={(event) => onValue(event.target.value as Value)}
      slotProps={{ select: { IconComponent: Arrow } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Arrow({ className }: { className?: string }) {
  return (
    <span className={className} style={{ display: 'grid', width: 18, height: 18 }}>
      <Icon name="down" size={18} />
    </span>
  );
}
