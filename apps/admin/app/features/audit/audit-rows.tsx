import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment } from 'react';
import type { AuditEntry } from '@dalan/contract/office/audit';
import { dateAndTime, formatDayHeading } from '../../lib/format/india-time.ts';
import { colours } from '../../ui/theme/colours.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { AuditSentence } from './audit-sentence.tsx';
import { auditTexts, whereOf, whoOf } from './audit-texts.ts';
import { hairline, plainList, spreadRow } from '../../ui/layout/looks.ts';

type Day = { heading: string; entries: AuditEntry[] };

function daysOf(entries: AuditEntry[]): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const heading = formatDayHeading(entry.at);
    const last = days.at(-1);
    if (last?.heading === heading) last.entries.push(entry);
    else days.push({ heading, entries: [entry] });
  }
  return days;
}

type RowsProps = { entries: AuditEntry[]; isStale: boolean };

/** Wide screens have a table with a group of rows for each day. */
export function AuditTable({ entries, isStale }: RowsProps) {
  return (
    <Table sx={{ ...table, opacity: isStale ? 0.5 : 1 }}>
      <caption>
        <VisuallyHidden>{auditTexts.title}</VisuallyHidden>
      </caption>
      <TableHead>
        <TableRow>
          <TableCell scope="col" sx={{ width: { sm: 92, md: 108 } }}>
            When
          </TableCell>
          <TableCell scope="col" sx={{ width: { sm: '24%', md: 200 } }}>
            Who
          </TableCell>
          <TableCell scope="col">What</TableCell>
          <TableCell scope="col" sx={{ width: { sm: '22%', md: 210 } }}>
            Where
          </TableCell>
        </TableRow>
      </TableHead>
      {daysOf(entries).map((day) => (
        <TableBody key={day.heading} sx={body}>
          <TableRow>
            <TableCell component="th" scope="rowgroup" colSpan={4} sx={dayHeading}>
              {day.heading}
            </TableCell>
          </TableRow>
          {day.entries.map((entry) => (
            <TableRow key={entry._id}>
              <TableCell sx={{ ...soft, whiteSpace: 'nowrap' }}>
                {dateAndTime(entry.at).time}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{whoOf(entry)}</TableCell>
              <TableCell>
                <AuditSentence entry={entry} />
              </TableCell>
              <TableCell sx={soft}>{whereOf(entry)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      ))}
    </Table>
  );
}

/** Phones have a card for each row. */
export function AuditCards({ entries, isStale }: RowsProps) {
  return (
    <Box sx={{ opacity: isStale ? 0.5 : 1 }}>
      {daysOf(entries).map((day) => (
        <Fragment key={day.heading}>
          <Box component="h2" sx={{ ...dayHeading, m: 0, px: 3, py: 1.5 }}>
            {day.heading}
          </Box>
          <Box component="ul" sx={plainList}>
            {day.entries.map((entry) => (
              <Box component="li" key={entry._id} sx={card}>
                <Box sx={cardHead}>
                  <span>{whoOf(entry)}</span>
                  <Box component="span" sx={{ flex: 'none' }}>
                    {dateAndTime(entry.at).time}
                  </Box>
                </Box>
                <AuditSentence entry={entry} />
                <Box sx={{ ...soft, fontSize: 'note' }}>{whereOf(entry)}</Box>
              </Box>
            ))}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

const soft = { color: 'text.secondary', overflowWrap: 'anywhere' } as const;

const table = { tableLayout: 'fixed', '& > caption': { p: 0 } } as const;

const body = { '& > tr > *': { verticalAlign: 'top' } };

const dayHeading = {
  backgroundColor: colours.flour50,
  fontSize: 'note',
  fontWeight: 600,
  height: 36,
  py: 1.5,
  borderBottom: hairline,
} as const;

const card = {
  px: 3,
  py: 3,
  fontSize: 'small',
  borderBottom: hairline,
};

const cardHead = {
  ...spreadRow,
  mb: 1,
  color: 'text.secondary',
  fontSize: 'note',
  overflowWrap: 'anywhere',
} as const;
