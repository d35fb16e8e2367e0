import { strongLine } from '../../../ui/layout/looks.ts';
import { colours } from '../../../ui/theme/colours.ts';

/** A square to tick, with a strong edge. The browser draws the tick itself. */
export const tick = {
  width: 22,
  height: 22,
  m: 0,
  accentColor: colours.basalt900,
  '&:not(:checked)': { appearance: 'none', border: strongLine, backgroundColor: colours.flour0 },
  '&:disabled': { borderColor: colours.flour200 },
} as const;
