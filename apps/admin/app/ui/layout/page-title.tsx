import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/**
 * The title is focusable: it gets the focus after a navigation, so that screen readers announce the
 * page.
 */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h1" tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {children}
    </Typography>
  );
}
