import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colours } from '../../ui/theme/colours.ts';

export function Legend({ children }: { children: ReactNode }) {
  return <Box sx={legend}>{children}</Box>;
}

type SwatchProps = { colour: string; text: string; kind?: 'block' | 'line' | 'hatch' };

export function Swatch({ colour, text, kind = 'block' }: SwatchProps) {
  return (
    <span>
      <Box component="i" sx={{ ...looks[kind], ...(kind !== 'hatch' && { background: colour }) }} />
      {text}
    </span>
  );
}

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  fontSize: 'small',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 2 },
};

const looks = {
  block: { width: 14, height: 14 },
  line: { width: 18, height: 3 },
  hatch: {
    width: 14,
    height: 14,
    border: `1px solid ${colours.basalt900}`,
    background: `repeating-linear-gradient(135deg, ${colours.flour0} 0 2px, ${colours.basalt900} 2px 3.5px)`,
  },
} as const;
