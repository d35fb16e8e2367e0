import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colours } from '../theme/colours.ts';
import { hairline } from './looks.ts';

export type Fact = { label: string; value: ReactNode };

type FactListProps = {
  facts: Fact[];
  isBoxed?: boolean;
  /** Label width in pixels. Ignored on phones. */
  termWidth?: number;
};

/** Label and value pairs, one per line. */
export function FactList({ facts, isBoxed = false, termWidth = 108 }: FactListProps) {
  return (
    <Box component="dl" sx={isBoxed ? { ...list, ...box } : list}>
      {facts.map(({ label, value }) => (
        <Box key={label} sx={line}>
          <Box component="dt" sx={{ ...term, width: { xs: 92, sm: termWidth } }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = { m: 0 };

const box = {
  px: 4,
  backgroundColor: colours.flour50,
  border: hairline,
};

const line = {
  display: 'flex',
  gap: 3,
  py: 2.5,
  lineHeight: 1.4,
  '& + &': { borderTop: hairline },
};

const term = {
  flex: 'none',
  fontSize: 'small',
  color: colours.basalt500,
};
