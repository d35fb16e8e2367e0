import { colours } from '../theme/colours.ts';
import { hairline } from '../layout/looks.ts';

/** A part of a dialog that reaches its edges: at the right, below on narrow screens. */
export const sidePanel = {
  m: { xs: '0 -16px -16px', sm: '0 -24px -20px', md: '-20px -24px -20px 0' },
  px: { xs: 4, sm: 6, md: 5 },
  py: 4,
  backgroundColor: colours.flour50,
  borderTop: { xs: hairline, md: 0 },
  borderLeft: { md: hairline },
};
