import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colours } from '../../ui/theme/colours.ts';
import { fieldEdge, focusRing, strongLine } from '../../ui/layout/looks.ts';

type ChoicesProps = { label: string; children: ReactNode };

/** A group with one chosen item; the arrow keys move within it. */
export function Choices({ label, children }: ChoicesProps) {
  return (
    <Box component="fieldset" sx={group}>
      <Box component="legend" sx={hidden}>
        {label}
      </Box>
      {children}
    </Box>
  );
}

type ChoiceProps = { group: string; isChosen: boolean; onChoose: () => void; children: ReactNode };

export function Choice({ group: name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <Box component="label" sx={box}>
      <Box component="input" type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </Box>
  );
}

const group = {
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr' },
  gap: 3,
};

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const box = {
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: 2,
  minHeight: 44,
  px: 3,
  py: 2.5,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  backgroundColor: colours.flour0,
  ...fieldEdge,
  '&:has(input:checked)': {
    backgroundColor: colours.flour50,
    boxShadow: `inset 0 0 0 1px ${colours.basalt900}`,
    borderColor: colours.basalt900,
  },
  '&:has(input:focus-visible)': focusRing,
  '& > input': {
    appearance: 'none',
    width: 18,
    height: 18,
    m: 0,
    mt: 0.5,
    border: strongLine,
    backgroundColor: colours.flour0,
    outline: 'none',
    '&:checked': {
      backgroundColor: colours.basalt900,
      boxShadow: `inset 0 0 0 3px ${colours.flour0}`,
    },
  },
} as const;
