import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Icon } from '../icon.tsx';
import { FormField } from './form-field.tsx';
import type { FormFieldProps } from './form-field.tsx';

type SelectFieldProps<
  Values extends FieldValues,
  Option extends string,
> = FormFieldProps<Values> & {
  options: readonly Option[];
  /** How an option looks, where it is more than its word. */
  look?: (option: Option) => ReactNode;
};

/** A field of a form with a few values to choose from. */
export function SelectField<Values extends FieldValues, Option extends string>(
  props: SelectFieldProps<Values, Option>,
) {
  const { options, look = (option) => option, ...rest } = props;
  return (
    <FormField
      {...rest}
      select
      slotProps={{ select: { IconComponent: Arrow, MenuProps: { container: findDialog } } }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {look(option)}
        </MenuItem>
      ))}
    </FormField>
  );
}

/** The list opens inside the dialog that its field is in: outside of it, it would belong to nothing. */
function findDialog(): Element {
  return document.activeElement?.closest('[role="dialog"]') ?? document.body;
}

function Arrow({ className }: { className?: string }) {
  return (
    <span className={className} style={{ display: 'grid', width: 18, height: 18 }}>
      <Icon name="down" size={18} />
    </span>
  );
}
