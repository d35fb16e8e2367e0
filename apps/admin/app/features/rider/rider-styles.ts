import { colours } from '../../ui/theme/colours.ts';
import { displayFont } from '../../ui/theme/typography.ts';
import { centredRow, hairline, sheetLook } from '../../ui/layout/looks.ts';

/** Everything is big and plain, to be read in the sun and used with one thumb. */
export const card = { ...sheetLook, mt: 3 };
export const mainCard = { ...card, borderTop: `4px solid ${colours.basalt900}` };

export const small = { fontSize: 'small', lineHeight: 1.35, color: 'text.secondary' };
export const leadText = { fontSize: 'lead', lineHeight: 1.4 };
export const strongText = { fontSize: 'lead', lineHeight: 1.25, fontWeight: 600 };
export const customerName = {
  fontFamily: 'inherit',
  fontSize: 'page',
  lineHeight: 1.25,
  fontWeight: 600,
  overflowWrap: 'anywhere',
};
export const listTitle = {
  fontFamily: displayFont,
  fontSize: 'small',
  fontWeight: 600,
  color: 'text.secondary',
  mt: 4,
  mx: 1,
  mb: -2,
};

/** The title in the dark head of a screen. It gets the focus when the screen opens. */
export const headTitle = {
  flex: 1,
  m: 0,
  fontFamily: displayFont,
  fontSize: 'lead',
  fontWeight: 600,
  lineHeight: 1.2,
  '&:focus': { outline: 'none' },
};

/** The dark bar with the amount. */
export const amountBar = {
  ...centredRow,
  justifyContent: 'space-between',
  backgroundColor: colours.basalt900,
  color: colours.flour0,
  px: 4,
  py: 2.5,
  lineHeight: 1.25,
  '& b': { fontSize: 'figure', fontWeight: 700, lineHeight: 1.1 },
} as const;

export const paidBar = {
  ...amountBar,
  backgroundColor: colours.paanTint,
  color: colours.paan,
  '& b': { fontSize: 'title', fontWeight: 700 },
} as const;

/** The line that opens and closes what is folded below it. */
export const fold = {
  display: 'flex',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 52,
  px: 3,
  py: 2,
  fontFamily: 'inherit',
  fontSize: 'lead',
  fontWeight: 600,
} as const;

/** Blue: nothing is collected. */
export const accountBar = {
  ...amountBar,
  backgroundColor: colours.neelTint,
  color: colours.basalt900,
  '& b': { fontSize: 'title', fontWeight: 600 },
  '& > svg': { flex: 'none', color: colours.neel },
} as const;

/** Three targets side by side. */
export const actionsRow = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  '& > .MuiButtonBase-root': {
    minHeight: 56,
    gap: 2,
    fontSize: 'body',
    fontWeight: 600,
    color: colours.basalt900,
    borderTop: hairline,
    borderRight: hairline,
    '&:last-child': { borderRight: 0 },
    '&.Mui-focusVisible': { outlineOffset: '-3px' },
  },
} as const;

/** The selector outweighs the theme's smaller height for coarse pointers. */
export const bigButton = { '&.MuiButton-root': { minHeight: 56, fontSize: 'lead' } };
export const button48 = { '&.MuiButton-root': { minHeight: 48 } };
