import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { sheetInset, sheetLook } from './looks.ts';

type SheetProps = {
  title: string;
  /** A link, a button or a figure right of the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A titled part of a page: white, with a basalt edge on top. */
export function Sheet({ title, aside, children }: SheetProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={sheetLook}>
      <Box sx={head}>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  minHeight: 52,
  ...sheetInset,
  py: 1,
};
