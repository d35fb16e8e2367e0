import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import { colours } from '../theme/colours.ts';
import { centredRow, hairline } from '../layout/looks.ts';

type Choice<Value extends string> = { value: Value; text: string; note?: ReactNode };

type ChoiceListProps<Value extends string> = {
  legend: string;
  choices: readonly Choice<Value>[];
  value: string;
  error?: string | undefined;
  /** False if it is not the first field of a dialog. */
  hasFocus?: boolean;
  onChange: (value: Value) => void;
};

/** A choice of one from a few options, each a whole line to tap. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { legend, choices, value, error, hasFocus = true, onChange } = props;
  const name = useId();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontWeight: 600 }}>
        {legend}
      </Box>
      {choices.map((choice, index) => (
        <Box component="label" key={choice.value} sx={line}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            autoFocus={hasFocus && (choice.value === value || (value === '' && index === 0))}
            onChange={() => onChange(choice.value)}
          />
          <Box component="span" sx={{ flex: 1, fontWeight: 500 }}>
            {choice.text}
          </Box>
          {choice.note && (
            <Box component="span" sx={{ color: 'text.secondary', fontSize: 'small' }}>
              {choice.note}
            </Box>
          )}
        </Box>
      ))}
      {error && (
        <Box role="alert" sx={{ mt: 2, color: 'error.main', fontSize: 'note' }}>
          <FieldError text={error} />
        </Box>
      )}
    </Box>
  );
}

const line = {
  ...centredRow,
  minHeight: 48,
  px: 3,
  border: hairline,
  '& + &': { borderTop: 0 },
  '&:has(input:checked)': {
    backgroundColor: colours.flour50,
    boxShadow: `inset 4px 0 0 ${colours.basalt900}`,
  },
  '& input': { width: 20, height: 20, m: 0, accentColor: colours.basalt900 },
};
