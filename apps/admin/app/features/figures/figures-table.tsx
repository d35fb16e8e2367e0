import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colours } from '../../ui/theme/colours.ts';
import { hairline, strongLine } from '../../ui/layout/looks.ts';

type Row = {
  key: string;
  /** The first cell heads the row; the others are figures. */
  cells: readonly [head: ReactNode, ...figures: string[]];
  /** The length of the row's bar, as a share of the longest. */
  share?: number;
};

type FiguresTableProps = {
  titles: readonly string[];
  rows: readonly Row[];
  sum?: readonly string[];
  /** Set for a table that stands for a chart. */
  caption?: string;
};

/** Figures in columns, with a bar at the end of each row where rows have a share. */
export function FiguresTable({ titles, rows, sum, caption }: FiguresTableProps) {
  const hasBars = rows.some(({ share }) => share !== undefined);
  const [sumTitle, ...sums] = sum ?? [];
  return (
    <Box component="table" sx={table}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
          {hasBars && <Box component="td" sx={barCell} />}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [head, ...figures], share = 0 }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {figures.map((figure, index) => (
              <td key={titles[index + 1]}>{figure}</td>
            ))}
            {hasBars && (
              <Box component="td" aria-hidden sx={barCell}>
                <Box sx={bar}>
                  <Box sx={{ width: `${share * 100}%` }} />
                </Box>
              </Box>
            )}
          </tr>
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <tr>
            <th scope="row">{sumTitle}</th>
            {sums.map((figure, index) => (
              <td key={titles[index + 1]}>{figure}</td>
            ))}
            {hasBars && <Box component="td" sx={barCell} />}
          </tr>
        </tfoot>
      )}
    </Box>
  );
}

/** The value's share of the highest one, for its bar. */
export function shareOf(value: number, values: readonly number[]): number {
  const most = Math.max(...values, 0);
  return most === 0 ? 0 : Math.max(0, value) / most;
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  // The sheet shows the same title.
  '& caption': { position: 'absolute', clipPath: 'inset(50%)' },
  '& th, & td': { px: { xs: 2, sm: 3 }, height: 44, textAlign: 'right', fontWeight: 400 },
  '& :is(th, td):first-of-type': { textAlign: 'right' },
  '& th:first-of-type': { pl: { xs: 3, sm: 4 }, textAlign: 'left', overflowWrap: 'anywhere' },
  '& tr > :last-child': { pr: { xs: 3, sm: 4 } },
  '& td': { whiteSpace: 'nowrap' },
  '& thead :is(th, td)': {
    height: 40,
    borderTop: hairline,
    backgroundColor: colours.flour100,
    fontSize: 'label',
    fontWeight: 600,
  },
  '& tbody th': { fontWeight: 500 },
  '& tbody tr + tr': { borderTop: hairline },
  '& tfoot tr': {
    borderTop: strongLine,
    '& th, & td': { height: 52, fontWeight: 600 },
  },
} as const;

const barCell = { display: { xs: 'none', sm: 'table-cell' }, width: '22%' };

const bar = {
  height: 9,
  backgroundColor: colours.flour100,
  '& > div': { height: 1, minWidth: '1px', backgroundColor: colours.basalt700 },
};
