import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { bankColumnRoles } from '@dalan/contract/bank/bank-rows';
import type { BankColumnRole } from '@dalan/contract/bank/bank-rows';
import { formatRupees } from '@dalan/contract/money/money';
import { formatDayRange } from '../../../lib/format/india-time.ts';
import { langOf } from '../../../lib/language/spoken.ts';
import { KeyHint } from '../../../ui/buttons/key-hint.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import {
  faintLine,
  fieldEdge,
  focusRing,
  plainList,
  sheetInset,
  wrappingRow,
} from '../../../ui/layout/looks.ts';
import { Sheet } from '../../../ui/layout/sheet.tsx';
import { ErrorAlert } from '../../../ui/messages/error-alert.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { useScreen } from '../../../ui/use-screen.ts';
import { ActionBar } from './action-bar.tsx';
import { bankTexts as texts } from './bank-texts.ts';
import { isCredit } from './file/statement.rules.ts';
import type { Credits } from './file/statement.rules.ts';
import { daysOf, sumOf } from './groups.rules.ts';
import type { Bank, Opened } from './use-bank.ts';

/** As many rows as show what a column holds. */
const ROWS_SHOWN = 6;

type ColumnsStepProps = { bank: Bank; opened: Opened; read: Credits };

export function ColumnsStep({ bank, opened, read }: ColumnsStepProps) {
  const { problem, isComparing } = bank;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        bank.compare();
      }}
    >
      {typeof problem === 'string' && (
        <Box sx={{ mb: 4 }}>
          <ErrorAlert scrollsIntoView>{problem}</ErrorAlert>
        </Box>
      )}
      <Sheet
        title={texts.which}
        aside={
          <Box sx={{ color: 'text.secondary' }}>{texts.headRow(opened.statement.headRow)}</Box>
        }
      >
        <Preview opened={opened} onChange={bank.setColumns} />
        <WhichDay bank={bank} opened={opened} read={read} />
        {read.unread > 0 && (
          <Notice tone="warning" role="note">
            {texts.unread(read.unread)}
          </Notice>
        )}
        <ActionBar summary={<Summary read={read} />}>
          <Button variant="outlined" onClick={() => bank.goTo('file')}>
            {texts.goBack}
          </Button>
          <Button type="submit" variant="contained" autoFocus aria-busy={isComparing}>
            {isComparing ? texts.finding : texts.findMatches}
            <KeyHint>Enter</KeyHint>
          </Button>
        </ActionBar>
      </Sheet>
    </form>
  );
}

function Summary({ read: { credits, dayOrder } }: { read: Credits }) {
  if (credits.length === 0) return null;
  const { from, to } = daysOf(credits);
  const sum = formatRupees(sumOf(credits.map(({ amount }) => amount)));
  return (
    <>
      <b>{texts.credits(credits.length)}</b>, {sum}
      {dayOrder && `, ${formatDayRange(from, to)}. ${texts.dayReadAs[dayOrder]}`}
    </>
  );
}

/** Asked once for a bank: its next files have the answer. */
function WhichDay({ bank, opened, read }: ColumnsStepProps) {
  const { statement, columns, dayOrder } = opened;
  const day = columns.indexOf('day');
  if (read.dayOrders.length < 2 || day < 0) return null;
  const row = statement.rows.find((one) => isCredit(one, columns));
  const question = texts.whichDay(row?.[day] ?? '');
  const options = read.dayOrders.map((order) => texts.dayOrders[order]);
  return (
    <Box sx={{ ...wrappingRow, ...sheetInset, py: 3, borderTop: faintLine }}>
      <b>{question}</b>
      <Segments
        label={question}
        options={options}
        value={dayOrder ? texts.dayOrders[dayOrder] : ''}
        onChoose={(option) => {
          const order = read.dayOrders[options.indexOf(option)];
          if (order) bank.setDayOrder(order);
        }}
      />
    </Box>
  );
}

type ColumnProps = {
  title: string;
  role: BankColumnRole;
  onChoose: (role: BankColumnRole) => void;
};

function ColumnSelect({ title, role, onChoose }: ColumnProps) {
  return (
    <Box
      component="select"
      aria-label={texts.roleOf(title)}
      value={role}
      onChange={(event) => onChoose(event.target.value as BankColumnRole)}
      sx={select}
    >
      {bankColumnRoles.map((one) => (
        <option key={one} value={one}>
          {texts.roles[one]}
        </option>
      ))}
    </Box>
  );
}

type PreviewProps = { opened: Opened; onChange: (columns: BankColumnRole[]) => void };

function Preview({ opened: { statement, columns }, onChange }: PreviewProps) {
  const isPhone = useScreen() === 'phone';
  const { head, rows } = statement;
  const parts = columns.map((role, place): ColumnProps => {
    const title = head[place] ?? '';
    return {
      title: title === '' ? texts.noTitle(place + 1) : title,
      role,
      // A role belongs to one column, so the column that had it before loses it.
      onChoose: (chosen) =>
        onChange(
          columns.map((one, other) => {
            if (other === place) return chosen;
            return one === chosen && chosen !== 'unused' ? 'unused' : one;
          }),
        ),
    };
  });
  const first = rows.findIndex((row) => isCredit(row, columns));
  const from = Math.max(0, first - 1);
  return isPhone ? (
    <ColumnCards parts={parts} row={rows[Math.max(0, first)] ?? []} />
  ) : (
    <ColumnTable parts={parts} rows={rows.slice(from, from + ROWS_SHOWN)} columns={columns} />
  );
}

/** On phones the columns stand below each other, each with what the first row has in it. */
function ColumnCards({ parts, row }: { parts: ColumnProps[]; row: string[] }) {
  return (
    <Box component="ul" sx={plainList}>
      {parts.map((part, place) => (
        <Box component="li" key={place} sx={card}>
          <Box lang={langOf(part.title)} sx={{ fontWeight: 600 }}>
            {part.title}
          </Box>
          <Box lang={langOf(row[place] ?? '')} sx={sample}>
            {row[place]}
          </Box>
          <ColumnSelect {...part} />
        </Box>
      ))}
    </Box>
  );
}

type ColumnTableProps = { parts: ColumnProps[]; rows: string[][]; columns: BankColumnRole[] };

function ColumnTable({ parts, rows, columns }: ColumnTableProps) {
  return (
    <Box tabIndex={0} role="region" aria-label={texts.columns} sx={scroller}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            {parts.map((part, place) => (
              <Box
                component="th"
                key={place}
                scope="col"
                sx={part.role === 'unused' ? unused : undefined}
              >
                <Box component="span" lang={langOf(part.title)} sx={{ display: 'block' }}>
                  {part.title}
                </Box>
                <ColumnSelect {...part} />
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Box
              component="tr"
              key={index}
              sx={isCredit(row, columns) ? undefined : { color: 'text.secondary' }}
            >
              {row.map((cell, place) => (
                <td
                  key={place}
                  lang={langOf(cell)}
                  className={isFigure(cell) ? 'figure' : cell.length > SHORT ? undefined : 'short'}
                >
                  {cell}
                </td>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** Days and references stay in one line. */
const SHORT = 22;

function isFigure(cell: string): boolean {
  return /^[\d,]+\.\d\d/.test(cell);
}

const scroller = {
  overflowX: 'auto',
  '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
} as const;
const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { p: 2, backgroundColor: colours.flour50, fontSize: 'label', textAlign: 'left' },
  '& td': {
    px: 3,
    py: 2.5,
    borderTop: faintLine,
    maxWidth: 420,
    overflowWrap: 'anywhere',
    minWidth: 90,
    '&.short': { whiteSpace: 'nowrap' },
  },
  '& td.figure': { textAlign: 'right', whiteSpace: 'nowrap' },
} as const;
const card = { ...sheetInset, py: 2.5, borderTop: faintLine };
const sample = { color: 'text.secondary', fontSize: 'small', overflowWrap: 'anywhere' } as const;
const unused = { '&&': { backgroundColor: colours.flour100 } };
const select = {
  width: '100%',
  minWidth: 120,
  minHeight: 44,
  mt: 1,
  px: 2,
  ...fieldEdge,
  borderRadius: 0,
  backgroundColor: colours.flour0,
  color: colours.basalt900,
  font: 'inherit',
  fontSize: 'small',
  fontWeight: 600,
  '&:focus-visible': focusRing,
} as const;
