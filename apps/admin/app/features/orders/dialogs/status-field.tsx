import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control, FieldPath } from 'react-hook-form';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { StatusForm } from './use-save-order.ts';

type StatusFieldProps<Name extends FieldPath<StatusForm>> = {
  control: Control<StatusForm>;
  name: Name;
  label: string;
  /** What the order has now. */
  saved: StatusForm[Name];
  options: readonly StatusForm[Name][];
  chip: (status: StatusForm[Name]) => ReactNode;
  autoFocus?: boolean;
};

export function StatusField<Name extends FieldPath<StatusForm>>(props: StatusFieldProps<Name>) {
  const { saved, chip, ...rest } = props;
  const chosen = useWatch({ control: rest.control, name: rest.name });
  const words = `Was ${saved}. Saving writes this change to the history.`;
  return <SelectField {...rest} look={chip} helperText={chosen === saved ? undefined : words} />;
}
