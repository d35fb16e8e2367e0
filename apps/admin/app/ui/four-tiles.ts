import { sheetLook } from './sheet.tsx';
import { colours } from './theme/colours.ts';

const line = `1px solid ${colours.flour200}`;

/** A sheet with four links: two in a row on phones, four on wide screens. */
export const fourTiles = {
  ...sheetLook,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
  '& > a:nth-of-type(n + 3)': { borderTop: { xs: line, md: 0 } },
  '& > a:nth-of-type(even)': { borderLeft: line },
  '& > a:nth-of-type(3)': { borderLeft: { md: line } },
} as const;

export const tile = {
  display: 'block',
  minWidth: 0,
  px: { xs: 3, sm: 4 },
  py: '14px',
  color: colours.basalt900,
  textDecoration: 'none',
  '&:hover': { backgroundColor: colours.flour50 },
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;
