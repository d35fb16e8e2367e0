import InputAdornment from '@mui/material/InputAdornment';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormField } from '../../ui/form/form-field.tsx';

type KgFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  helperText?: string;
  check: (typed: string) => string | undefined;
};

/** This field has the focus when its dialog opens. */
export function KgField<Values extends FieldValues>(props: KgFieldProps<Values>) {
  return (
    <FormField
      {...props}
      autoFocus
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } },
        input: { endAdornment: <InputAdornment position="end">kg</InputAdornment> },
      }}
    />
  );
}
