import Box from '@mui/material/Box';
import { colours } from '../theme/colours.ts';

type DateFieldProps = {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
};

/** A small date input with its label above. */
export function DateField({ label, value, min, max, onChange }: DateFieldProps) {
  return (
    <Box component="label" sx={{ display: 'grid', gap: 1, fontSize: 'note' }}>
      {label}
      <Box
        component="input"
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.value)}
        sx={dateInput}
      />
    </Box>
  );
}

const dateInput = {
  minWidth: 0,
  height: 44,
  px: 2,
  border: `1px solid ${colours.basalt500}`,
  borderRadius: 0,
  backgroundColor: colours.flour0,
  color: 'inherit',
  font: 'inherit',
} as const;
