import Box from '@mui/material/Box';
import TableContainer from '@mui/material/TableContainer';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { staffPageTexts } from './staff-texts.ts';
import { sheetInset } from '../../ui/layout/looks.ts';

/**
 * The frame is as high as its form, so that the list below does not move when the form has loaded.
 */
export function InviteFrame({ children }: { children: ReactNode }) {
  return (
    <TableContainer component="section" aria-labelledby="invite" sx={{ mb: 4 }}>
      <Typography variant="h2" id="invite" sx={{ ...sheetInset, pt: 3 }}>
        {staffPageTexts.invite}
      </Typography>
      <Box sx={{ minHeight: { xs: 323, sm: 179, md: 98 } }}>{children}</Box>
    </TableContainer>
  );
}
