import useMediaQuery from '@mui/material/useMediaQuery';

export type Screen = 'phone' | 'tablet' | 'desk';

/** The breakpoints at which tables change their columns. */
export function useScreen(): Screen {
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const isDesk = useMediaQuery('(min-width: 900px)', { noSsr: true });
  if (isPhone) return 'phone';
  return isDesk ? 'desk' : 'tablet';
}
