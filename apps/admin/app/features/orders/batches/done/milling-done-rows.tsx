import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { formatNearDay } from '../../../../lib/format/india-time.ts';
import { formatKg } from '../../../../lib/format/weight.ts';
import { languageTexts } from '../../../../lib/language/language-texts.ts';
import { FieldError } from '../../../../ui/form/field-error.tsx';
import { hairline, strongLine } from '../../../../ui/layout/looks.ts';
import { colours } from '../../../../ui/theme/colours.ts';
import { MilledAlready } from '../../milling/milled-already.tsx';
import { doneTexts as texts } from './done-texts.ts';
import type { DoneRow } from './milling-done.rules.ts';

type MillingDoneRowsProps = {
  rows: DoneRow[];
  onType: (key: string, text: string) => void;
};

/** A table, whose cells carry the names of their columns on phones. */
export function MillingDoneRows({ rows, onType }: MillingDoneRowsProps) {
  return (
    <Box component="table" role="table" sx={table}>
      <Box component="thead" role="rowgroup">
        <tr role="row">
          {[texts.flour, texts.ordered, texts.milled, texts.batch, texts.bestBefore].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </Box>
      <tbody role="rowgroup">
        {rows.map((row, place) => (
          <tr key={row.key} role="row">
            <th role="rowheader" scope="row">
              {row.name}
              <Remarks row={row} />
            </th>
            <td role="cell" data-name={texts.ordered}>
              {formatKg(row.kg)}
            </td>
            <td role="cell" data-name={texts.milled}>
              <MilledField row={row} isFirst={place === 0} onType={onType} />
            </td>
            <td role="cell" data-name={texts.batch}>
              <b>{row.batch === '' ? texts.noBatch : row.batch}</b>
            </td>
            <td role="cell" data-name={texts.bestBefore}>
              {row.bestBefore === null ? texts.notKnown : formatNearDay(row.bestBefore)}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** Says while somebody types what the weight means for the orders. */
function Remarks({ row: { rooms, extraKg, waiting } }: { row: DoneRow }) {
  const remark =
    extraKg > 0
      ? texts.more(formatKg(extraKg))
      : extraKg < 0 && texts.short(formatKg(-extraKg), waiting);
  return (
    <Box sx={remarks}>
      <div>
        <MilledAlready rooms={rooms} />
      </div>
      <Box role="status" sx={extraKg < 0 ? { color: 'error.main', fontWeight: 600 } : undefined}>
        {remark}
      </Box>
    </Box>
  );
}

type MilledFieldProps = {
  row: DoneRow;
  isFirst: boolean;
  onType: MillingDoneRowsProps['onType'];
};

function MilledField({ row: { key, name, typed, milledKg }, isFirst, onType }: MilledFieldProps) {
  const isWrong = milledKg === undefined;
  return (
    <TextField
      value={typed}
      autoFocus={isFirst}
      autoComplete="off"
      error={isWrong}
      helperText={isWrong && <FieldError text={texts.unreadable} />}
      onChange={(event) => onType(key, event.target.value)}
      slotProps={{
        htmlInput: {
          'aria-label': texts.milledOf(name),
          inputMode: 'decimal',
          style: { textAlign: 'right', fontWeight: 600 },
        },
        input: {
          endAdornment: <InputAdornment position="end">{languageTexts.kg}</InputAdornment>,
        },
      }}
      sx={{ width: { xs: '100%', sm: 150 } }}
    />
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { px: 2, py: 2, textAlign: 'left', borderBottom: hairline },
  '& tbody th': { fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' },
  '& thead th': {
    backgroundColor: colours.flour100,
    borderTop: strongLine,
    fontSize: 'note',
    fontWeight: 600,
  },
  '& :is(th, td):nth-of-type(2), & td:last-child': { whiteSpace: 'nowrap' },
  '& td b': { whiteSpace: 'nowrap', fontWeight: 600 },
  '@media (min-width: 600px)': {
    '& thead th:is(:nth-of-type(2), :nth-of-type(3)), & tbody td:nth-of-type(1)': {
      textAlign: 'right',
    },
    '& td:nth-of-type(2)': { width: 166 },
  },
  '@media (max-width: 599.95px)': {
    '& thead': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: 3,
      py: 2,
      borderBottom: hairline,
    },
    '& th, & td': { px: 0, py: 1, border: 0 },
    '& tbody th': { gridColumn: '1 / -1' },
    '& td[data-name]::before': {
      content: 'attr(data-name)',
      display: 'block',
      fontSize: 'note',
      color: colours.basalt500,
    },
  },
} as const;

const remarks = { fontSize: 'small', fontWeight: 400, color: 'text.secondary' };
