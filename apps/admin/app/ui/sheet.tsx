import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { colours } from './theme/colours.ts';

type SheetProps = {
  title: string;
  /** Right of the title: a link, a button or a figure. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A titled part of a page: white, with a basalt edge on top. */
export function Sheet({ title, aside, children }: SheetProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={sheetLook}>
      <Box sx={head}>
        <Typography variant="h3" component="h2" id={id} sx={{ fontSize: '1.1875rem' }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
}

export const sheetLook = {
  minWidth: 0,
  backgroundColor: colours.flour0,
  border: `1px solid ${colours.flour200}`,
  borderTop: `2px solid ${colours.basalt900}`,
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  minHeight: 52,
  px: { xs: 3, sm: 4 },
  py: 1,
};
