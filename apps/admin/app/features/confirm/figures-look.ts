import { hairline, sheetInset } from '../../ui/layout/looks.ts';
import { colours } from '../../ui/theme/colours.ts';

/** Three figures with their words below. */
export const figures = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  m: 0,
  borderTop: hairline,
  borderBottom: hairline,
  '& > div': { display: 'flex', flexDirection: 'column-reverse', ...sheetInset, py: 2.5 },
  '& > div + div': { borderLeft: hairline },
  '& dt': { fontSize: 'note', color: colours.basalt700 },
  '& dd': { m: 0, fontSize: 'lead', fontWeight: 600, lineHeight: 1.25 },
} as const;
