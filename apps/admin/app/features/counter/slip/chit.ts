import { spreadRow, strongLine } from '../../../ui/layout/looks.ts';
import { colours } from '../../../ui/theme/colours.ts';

/** The edges look torn above and below, as on the slips of the mill. */
const edge = {
  content: '""',
  position: 'absolute',
  left: '-1px',
  right: '-1px',
  height: '8px',
  background: `radial-gradient(circle at 8px 0, transparent 6.5px, ${colours.basalt900} 6.5px 7.5px, ${colours.flour0} 8px) 0 0 / 16px 8px`,
} as const;

export const chit = {
  position: 'relative',
  my: 2,
  px: 4,
  py: 4,
  backgroundColor: colours.flour0,
  border: `1px solid ${colours.basalt900}`,
  borderWidth: '0 1px',
  '&::before': { ...edge, top: '-8px' },
  '&::after': { ...edge, bottom: '-8px', transform: 'scaleY(-1)' },
} as const;

export const slipHead = { ...spreadRow, alignItems: 'baseline', mb: 1 } as const;

export const sumRow = {
  ...spreadRow,
  alignItems: 'baseline',
  mt: 2,
  pt: 2,
  borderTop: strongLine,
  fontSize: 'lead',
  fontWeight: 600,
  '& b': { fontSize: 'figure', lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' },
} as const;

/** A dotted line below each row. */
export const dotted = {
  background: `radial-gradient(circle, ${colours.basalt300} 1.3px, transparent 1.6px) left bottom / 10px 3px repeat-x`,
} as const;

/** A button that looks like a link. */
export const linkButton = {
  minHeight: 44,
  px: 1,
  border: 0,
  background: 'none',
  color: colours.neel,
  font: 'inherit',
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
} as const;
