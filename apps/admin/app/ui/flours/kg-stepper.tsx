import Box from '@mui/material/Box';
import { useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { colours } from '../theme/colours.ts';
import { fieldEdge, hairline } from '../layout/looks.ts';

type KgStepperProps = {
  flour: string;
  kg: number;
  /** Stock available to this order. */
  maxKg: number;
  onChange: (kg: number) => void;
};

const MIN_KG = 1;

/** Steps by whole kilograms up to `maxKg`; the caller says how much that is. */
export function KgStepper({ flour, kg, maxKg, onChange }: KgStepperProps) {
  const [typed, setTyped] = useState<string>();
  const label = `kg of ${flour}`;
  const limit = maxKg;
  const set = (wanted: number) => onChange(Math.max(MIN_KG, Math.min(wanted, Math.max(limit, kg))));
  return (
    <Box role="group" aria-label={label} sx={frame}>
      <StepButton
        label={`Less ${label}`}
        icon="minus"
        isOff={kg <= MIN_KG}
        onPress={() => set(kg - 1)}
      />
      <Box
        component="input"
        type="text"
        inputMode="numeric"
        aria-label={label}
        value={typed ?? String(kg)}
        onChange={(event) => {
          const text = event.target.value.replace(/\D/g, '').slice(0, 3);
          setTyped(text);
          if (text !== '') onChange(Math.max(MIN_KG, Math.min(Number(text), limit)));
        }}
        onBlur={() => setTyped(undefined)}
        sx={field}
      />
      <StepButton
        label={`More ${label}`}
        icon="add"
        isOff={kg >= limit}
        onPress={() => onChange(Math.min(kg + 1, limit))}
      />
    </Box>
  );
}

type StepButtonProps = {
  label: string;
  icon: 'minus' | 'add';
  isOff: boolean;
  onPress: () => void;
};

/** `disabled` would lose the focus at the last kilogram, so the button is `aria-disabled`. */
function StepButton({ label, icon, isOff, onPress }: StepButtonProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
      sx={button}
    >
      <Icon name={icon} size={18} />
    </Box>
  );
}

const frame = {
  display: 'inline-grid',
  gridTemplateColumns: '44px 48px 44px',
  backgroundColor: colours.flour0,
  ...fieldEdge,
};

const button = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  p: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '&[aria-disabled="true"]': { color: colours.basalt300, cursor: 'default' },
};

const field = {
  width: '100%',
  minWidth: 0,
  p: 0,
  textAlign: 'center',
  font: 'inherit',
  fontWeight: 600,
  color: 'inherit',
  border: hairline,
  borderWidth: '0 1px',
  backgroundColor: 'transparent',
} as const;
