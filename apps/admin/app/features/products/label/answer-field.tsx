import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { labelAnswers } from '@dalan/contract/catalog/label-facts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import type { ProductForm } from '../product-form.ts';
import { answers, labelFieldLabels } from './label.rules.ts';

type AnswerFieldProps = {
  control: Control<ProductForm>;
  name: (typeof labelAnswers)[number];
  warning?: string | undefined;
};

/** Yes, No or not said: a second press on the answer takes it back. */
export function AnswerField({ control, name, warning }: AnswerFieldProps) {
  const { field } = useController({ control, name: `label.${name}` });
  const label = labelFieldLabels[name];
  return (
    <div>
      <Box aria-hidden sx={{ mb: 1, fontSize: 'small', fontWeight: 600, lineHeight: 1.35 }}>
        {label}
      </Box>
      <Segments
        label={label}
        options={answers}
        value={field.value}
        onChoose={(answer) => field.onChange(answer === field.value ? '' : answer)}
      />
      {warning && (
        <Box sx={{ mt: 1, color: 'error.main', fontSize: 'note', fontWeight: 500 }}>
          <FieldError text={warning} />
        </Box>
      )}
    </div>
  );
}
