import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from '../layout/page-title.tsx';

type ListHeadProps = { title: string; count: string; search?: ReactNode; action?: ReactNode };

/** Title and count, with the search beside them, or below on phones. */
export function ListHead({ title, count, search, action }: ListHeadProps) {
  return (
    <Box sx={action ? { ...head, flexDirection: 'row', alignItems: 'center' } : head}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
        <PageTitle>{title}</PageTitle>
        <Typography role="status" sx={{ color: 'text.disabled' }}>
          {count}
        </Typography>
      </Box>
      {search && <Box sx={{ width: { xs: '100%', sm: 260, md: 320 } }}>{search}</Box>}
      {action}
    </Box>
  );
}

const head = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  justifyContent: 'space-between',
  gap: { xs: 3, sm: 4 },
  mb: 4,
};
