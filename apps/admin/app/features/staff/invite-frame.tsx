import Box from '@mui/material/Box';
import TableContainer from '@mui/material/TableContainer';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { staffPageTexts } from './staff-texts.ts';

/** As high as the form in it, so that the list below does not move when the form comes. */
export function InviteFrame({ children }: { children: ReactNode }) {
  return (
    <TableContainer component="section" aria-labelledby="invite" sx={{ mb: 4 }}>
      <Typography variant="h2" id="invite" sx={{ px: { xs: 3, sm: 4 }, pt: '14px' }}>
        {staffPageTexts.invite}
      </Typography>
      <Box sx={{ minHeight: { xs: 323, sm: 179, md: 98 } }}>{children}</Box>
    </TableContainer>
  );
}
