import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Icon } from '../icons/icon.tsx';
import { FormField } from './form-field.tsx';
import type { FormFieldProps } from './form-field.tsx';
import { findDialog } from './find-dialog.ts';

type SelectFieldProps<
  Values extends FieldValues,
  Option extends string,
> = FormFieldProps<Values> & {
  options: readonly Option[];
  /** By default an option is shown as its text. */
  renderOption?: (option: Option) => ReactNode;
};

export function SelectField<Values extends FieldValues, Option extends string>(
  props: SelectFieldProps<Values, Option>,
) {
  const { options, renderOption = (option) => option, ...rest } = props;
  return (
    <FormField
      {...rest}
      select
      slotProps={{ select: { IconComponent: Arrow, MenuProps: { container: findDialog } } }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {renderOption(option)}
        </MenuItem>
      ))}
    </FormField>
  );
}

function Arrow({ className }: { className?: string }) {
  return (
    <span className={className} style={{ display: 'grid', width: 18, height: 18 }}>
      <Icon name="down" size={18} />
    </span>
  );
}
