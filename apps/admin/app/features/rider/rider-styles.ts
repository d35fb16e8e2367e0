import { colours } from '../../ui/theme/colours.ts';
import { displayFont } from '../../ui/theme/typography.ts';

/** Big and plain, to be read in the sun and used with one thumb. */
export const card = {
  backgroundColor: colours.flour0,
  border: `1px solid ${colours.flour200}`,
  borderTop: `2px solid ${colours.basalt900}`,
  mt: 3,
};
export const mainCard = { ...card, borderTop: `4px solid ${colours.basalt900}` };

export const small = { fontSize: '0.90625rem', lineHeight: 1.35, color: 'text.secondary' };
export const text17 = { fontSize: '1.0625rem', lineHeight: 1.4 };
export const strong17 = { fontSize: '1.0625rem', lineHeight: 1.25, fontWeight: 600 };
export const name24 = {
  fontFamily: 'inherit',
  fontSize: '1.5rem',
  lineHeight: 1.25,
  fontWeight: 600,
  overflowWrap: 'anywhere',
};
export const listTitle = {
  fontFamily: displayFont,
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: 'text.secondary',
  mt: 4,
  mx: 1,
  mb: -2,
};

/** The dark bar with the amount. */
export const amountBar = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 3,
  backgroundColor: colours.basalt900,
  color: colours.flour0,
  px: 4,
  py: '10px',
  lineHeight: 1.25,
  '& b': { fontSize: '1.875rem', fontWeight: 700, lineHeight: 1.1 },
} as const;

export const paidBar = {
  ...amountBar,
  backgroundColor: colours.paanTint,
  color: colours.paan,
  '& b': { fontSize: '1.25rem', fontWeight: 700 },
} as const;

/** Three targets side by side. */
export const actionsRow = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  '& > .MuiButtonBase-root': {
    minHeight: 56,
    gap: 2,
    fontSize: '1.0625rem',
    fontWeight: 600,
    color: colours.basalt900,
    borderTop: `1px solid ${colours.flour200}`,
    borderRight: `1px solid ${colours.flour200}`,
    '&:last-child': { borderRight: 0 },
    '&.Mui-focusVisible': { outlineOffset: '-3px' },
  },
} as const;

/** Above the theme's smaller height for coarse pointers. */
export const bigButton = { '&.MuiButton-root': { minHeight: 56, fontSize: '1.125rem' } };
export const button48 = { '&.MuiButton-root': { minHeight: 48 } };
