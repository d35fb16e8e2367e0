import { colours } from '../../ui/theme/colours.ts';

export const inset = { px: { xs: 3, sm: 4 } } as const;

/** Rows of a narrow panel: something left, something right. */
export const rows = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: 48,
    py: '6px',
  },
  '& > li + li': { borderTop: `1px solid ${colours.flour200}` },
} as const;
