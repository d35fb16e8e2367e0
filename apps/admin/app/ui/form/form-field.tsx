import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FieldError } from './field-error.tsx';

export type FormFieldProps<Values extends FieldValues> = Omit<TextFieldProps, 'name' | 'value'> & {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** Returns what is wrong with the value, or undefined. */
  check?: (value: string) => string | undefined;
  /** What should be filled in. It is shown like an error, but the form can be saved. */
  warning?: string | undefined;
};

/** A text field with its validation, and its error below it. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { control, name, check, warning, helperText, ...rest } = props;
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (value: string) => check?.(value) ?? true },
  });
  const { ref, ...bound } = field;
  const problem = fieldState.error?.message ?? warning;
  return (
    <TextField
      {...rest}
      {...bound}
      id={name}
      inputRef={ref}
      error={problem !== undefined}
      helperText={problem ? <FieldError text={problem} /> : helperText}
    />
  );
}
