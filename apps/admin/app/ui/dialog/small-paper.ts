import { colours } from '../theme/colours.ts';
import { strongLine } from '../layout/looks.ts';

/** A dialog with one question stays a small sheet, even on phones. */
export function smallPaper(width: number, edge: string = colours.haldi) {
  return {
    width: { sm: width },
    m: { xs: 4 },
    border: { xs: strongLine },
    boxShadow: { xs: `6px 6px 0 0 ${edge}` },
  };
}
