import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { hairline, sheetInset, wrappingRow } from '../../../ui/layout/looks.ts';
import { colours } from '../../../ui/theme/colours.ts';

/** Stays in sight below a long list: what would happen, and the buttons. */
export function ActionBar({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <Box sx={bar}>
      <Box role="status" sx={{ mr: 'auto', minWidth: 0 }}>
        {summary}
      </Box>
      <Box sx={{ display: 'flex', gap: 3, '& > button': { minHeight: 44 } }}>{children}</Box>
    </Box>
  );
}

const bar = {
  ...wrappingRow,
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  ...sheetInset,
  py: 2.5,
  borderTop: hairline,
  backgroundColor: colours.flour50,
} as const;
