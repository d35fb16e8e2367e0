import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

type PageHeadProps = {
  title: string;
  /** A few words beside the title. On phones controls come first. */
  about?: ReactNode;
  /** Controls at the end of the line. */
  children?: ReactNode;
};

export function PageHead({ title, about, children }: PageHeadProps) {
  if (!children) {
    return (
      <Box sx={{ ...head, alignItems: 'baseline' }}>
        <PageTitle>{title}</PageTitle>
        {about && <Box sx={{ color: 'text.secondary' }}>{about}</Box>}
      </Box>
    );
  }
  const gapAfterTitle = { xs: 'auto', sm: about ? 0 : 'auto' };
  return (
    <Box sx={{ ...head, alignItems: 'center', '& > h1': { mr: gapAfterTitle } }}>
      <PageTitle>{title}</PageTitle>
      {about && <Box sx={besideControls}>{about}</Box>}
      {children}
    </Box>
  );
}

const head = { display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 2, mb: 4 } as const;

const besideControls = {
  order: { xs: 1, sm: 0 },
  width: { xs: '100%', sm: 'auto' },
  mr: 'auto',
  color: 'text.secondary',
};
