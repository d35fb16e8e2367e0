import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints } from '@dalan/contract/endpoints';
import { formatRupees } from '@dalan/contract/money/money';
import { accountRowIn } from '@dalan/contract/on-account/account-rows-in';
import type { AccountAnswer, AccountRow } from '@dalan/contract/on-account/accounts';
import { formatRecentDay } from '../../../lib/format/india-time.ts';
import { spokenLanguage } from '../../../lib/language/spoken.ts';
import { useChangeParams } from '../../../lib/lists/change-params.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { hairline, sheetInset, wrappingRow } from '../../../ui/layout/looks.ts';
import { Sheet } from '../../../ui/layout/sheet.tsx';
import { FilterSelect } from '../../../ui/list/filter-select.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { accountTexts as texts, rowTexts } from '../accounts-texts.ts';
import { monthName, shortMonthName } from '../month-name.ts';

/** More months than this are a list to choose from. */
const SEGMENTS_MAX = 3;

type AccountRowsProps = { answer: AccountAnswer; month: string };

/** What was bought and paid, newest first, with what was owed after it. */
export function AccountRows({ answer, month }: AccountRowsProps) {
  const { account, months, rows, hasMore } = answer;
  const { texts: words } = rowTexts;
  const path = endpoints.getAccountFile.path.replace(':id', account._id);
  return (
    <Sheet
      title={texts.account}
      aside={
        <Box sx={{ ...wrappingRow, py: 1 }}>
          <MonthChoice months={months} month={month} />
          <Button
            variant="outlined"
            href={month === '' ? path : `${path}?month=${month}`}
            download
            startIcon={<Icon name="download" size={18} />}
            sx={{ minHeight: 44 }}
          >
            {texts.csv}
          </Button>
        </Box>
      }
    >
      {rows.length === 0 ? (
        <Box component="p" sx={{ ...sheetInset, m: 0, pb: 4, color: 'text.secondary' }}>
          {month === '' ? texts.empty : texts.emptyMonth}
        </Box>
      ) : (
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.what}</th>
              <Box component="th" scope="col" sx={onlyWide}>
                {words.bought}
              </Box>
              <Box component="th" scope="col" sx={onlyWide}>
                {words.paid}
              </Box>
              <th scope="col">{words.owesAfter}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </tbody>
        </Box>
      )}
      {hasMore && (
        <Box component="p" sx={{ ...sheetInset, m: 0, py: 3, color: 'text.secondary' }}>
          {texts.more}
        </Box>
      )}
    </Sheet>
  );
}

/** On a phone, what was bought or paid stands below its name. */
function Row({ row }: { row: AccountRow }) {
  const { texts: words } = rowTexts;
  const { title, about } = accountRowIn(row, {
    ...{ language: spokenLanguage(), texts: words },
    ...{ weights: rowTexts.weights, reasons: rowTexts.reasons },
    dayOf: formatRecentDay,
  });
  const { bought, paid } = row;
  return (
    <tr>
      <td>{formatRecentDay(row.at)}</td>
      <td>
        <b>{title}</b>
        {about !== '' && <small>{about}</small>}
        <Box component="span" sx={onlyNarrow}>
          {bought !== undefined && `${words.bought} ${formatRupees(bought)}`}
          {paid !== undefined && <Paid amount={paid} word={words.paid} />}
        </Box>
      </td>
      <Box component="td" sx={onlyWide}>
        {bought !== undefined && formatRupees(bought)}
      </Box>
      <Box component="td" sx={onlyWide}>
        {paid !== undefined && <Paid amount={paid} />}
      </Box>
      <td>{formatRupees(row.owesAfter)}</td>
    </tr>
  );
}

function Paid({ amount, word = '' }: { amount: number; word?: string }) {
  return (
    <Box component="b" sx={{ color: amount < 0 ? colours.kumkum : colours.paan }}>
      {word} {formatRupees(amount)}
    </Box>
  );
}

function MonthChoice({ months, month }: { months: string[]; month: string }) {
  const change = useChangeParams();
  const choose = (chosen: string) => change({ month: chosen }, true);
  if (months.length > SEGMENTS_MAX) {
    return (
      <FilterSelect
        icon="calendar"
        label={texts.months}
        isLabelHidden
        value={month}
        options={[
          { value: '', text: texts.all },
          ...months.map((one) => ({ value: one, text: monthName(one, 'ofYear') })),
        ]}
        onChange={choose}
      />
    );
  }
  const shown = months.toReversed();
  const labels = shown.map(shortMonthName);
  const at = shown.indexOf(month);
  return (
    <Segments
      label={texts.months}
      options={[...labels, texts.all]}
      value={labels[at] ?? texts.all}
      onChoose={(label) => choose(shown[labels.indexOf(label)] ?? '')}
    />
  );
}

const onlyWide = { display: { xs: 'none', md: 'table-cell' } };
const onlyNarrow = { display: { xs: 'block', md: 'none' } };
const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    ...sheetInset,
    py: 2.5,
    textAlign: 'left',
    fontWeight: 400,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
  '& thead th': { py: 2, backgroundColor: colours.flour100, fontSize: 'label', fontWeight: 600 },
  '& tbody tr': { borderTop: hairline },
  '& tbody b': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: 'small', color: colours.basalt700 },
  '& th:first-of-type, & td:first-of-type': { whiteSpace: 'nowrap' },
  '& th:nth-of-type(n + 3), & td:nth-of-type(n + 3)': {
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  '& td:last-of-type': { fontWeight: 600 },
} as const;
