import Box from '@mui/material/Box';
import { formatRupees } from '@dalan/contract/money/money';
import { firstNameOf } from '@dalan/contract/mill/runs';
import type { DrawerMove } from '@dalan/contract/drawer/drawer';
import { dateAndTime } from '../../lib/format/india-time.ts';
import { hairline, sheetInset } from '../../ui/layout/looks.ts';
import { Sheet } from '../../ui/layout/sheet.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { drawerPageTexts as texts } from './drawer-texts.ts';

/** What went in and out of the open drawer. It has no sum: whoever counts must not know it. */
export function MovesTable({ moves }: { moves: DrawerMove[] }) {
  return (
    <Sheet title={texts.moves}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{texts.when}</th>
            <th scope="col">{texts.what}</th>
            <Box component="th" scope="col" sx={onlyWide}>
              {texts.who}
            </Box>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {moves.map((move) => (
            <tr key={`${move.kind} ${move.at} ${move.amount}`}>
              <td>{timesOf(move)}</td>
              <td>{moveInWords(move)}</td>
              <Box component="td" sx={onlyWide}>
                {firstNameOf(move.by)}
              </Box>
              <td>{signed(move.amount)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Sheet>
  );
}

function timesOf({ at, until }: DrawerMove): string {
  const from = dateAndTime(at).time;
  const to = until === undefined ? from : dateAndTime(until).time;
  return from === to ? from : `${from} – ${to}`;
}

function moveInWords({ kind, about, count = 0 }: DrawerMove): string {
  const words: Record<DrawerMove['kind'], () => string> = {
    opened: () => texts.opened,
    payments: () => texts.payments(count),
    run: () => texts.run(about),
    'paid out': () => texts.paidOut(about),
    'money back': () => texts.moneyBack(about),
    correction: () => texts.correction,
  };
  return words[kind]();
}

function signed(amount: number): string {
  return `${amount < 0 ? '−' : '+'} ${formatRupees(Math.abs(amount))}`;
}

const onlyWide = { display: { xs: 'none', sm: 'table-cell' } };
const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    ...sheetInset,
    py: 3,
    textAlign: 'left',
    fontWeight: 400,
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
  },
  '& thead th': { py: 2, backgroundColor: colours.flour100, fontSize: 'small', fontWeight: 600 },
  '& tbody tr': { borderTop: hairline },
  '& th:last-child, & td:last-child': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& td:last-child': { fontWeight: 600 },
  '& td:first-of-type': { width: { sm: 180 } },
  // A name is broken only if it is wider than the table.
  '& td:nth-of-type(3)': { overflowWrap: 'break-word' },
} as const;
