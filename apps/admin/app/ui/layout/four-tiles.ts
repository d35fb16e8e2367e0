import { colours } from '../theme/colours.ts';
import { hairline, sheetInset, sheetLook } from './looks.ts';

/** A sheet with four links: two in a row on phones, four on wide screens. */
export const fourTiles = {
  ...sheetLook,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
  '& > :nth-of-type(n + 3)': { borderTop: { xs: hairline, md: 0 } },
  '& > :nth-of-type(even)': { borderLeft: hairline },
  '& > :nth-of-type(3)': { borderLeft: { md: hairline } },
} as const;

export const tile = {
  display: 'block',
  minWidth: 0,
  ...sheetInset,
  py: 3,
  color: colours.basalt900,
  textDecoration: 'none',
  '&:hover': { backgroundColor: colours.flour50 },
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;
