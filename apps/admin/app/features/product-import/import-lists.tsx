import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ImportedRow, ImportFault } from '@dalan/contract/catalog/product-import';
import { Icon } from '../../ui/icons/icon.tsx';
import { StatusChip } from '../../ui/icons/status-chip.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { importPageTexts } from './import-page-texts.ts';
import { faintLine, plainList, sheetInset } from '../../ui/layout/looks.ts';

const SHOWN_AT_ONCE = 50;

type LinesProps<Row> = { label: string; rows: Row[]; render: (row: Row) => ReactNode };

/** Shows only a part of a long list, because ten thousand rows would take the browser seconds. */
function Lines<Row extends { line: number }>({ label, rows, render }: LinesProps<Row>) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const more = Math.min(rows.length - shown, SHOWN_AT_ONCE);
  return (
    <>
      <Box component="ul" aria-label={label} sx={plainList}>
        {rows.slice(0, shown).map((row, index) => (
          <Box component="li" key={index} sx={line}>
            <Box component="span" sx={lineNumber}>
              {importPageTexts.line(row.line)}
            </Box>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{render(row)}</Box>
          </Box>
        ))}
      </Box>
      {more > 0 && (
        <Box sx={{ p: 3 }}>
          <Button variant="outlined" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
            {importPageTexts.more(more)}
          </Button>
        </Box>
      )}
    </>
  );
}

export function FaultList({ faults }: { faults: ImportFault[] }) {
  return (
    <Lines
      label={importPageTexts.faults}
      rows={faults}
      render={({ column, message, flour, value }) => (
        <>
          {flour && `${flour}. `}
          {column !== '' && <b>{column}: </b>}
          {value && `“${value}”. `}
          {message}
        </>
      )}
    />
  );
}

export function ChangeList({ rows }: { rows: ImportedRow[] }) {
  return (
    <Lines
      label={importPageTexts.rows}
      rows={rows}
      render={({ _id, name, changes }) => (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <b>{name}</b>
            {_id === null ? (
              <StatusChip text={importPageTexts.isNew} tone="success" icon="add" />
            ) : (
              <StatusChip text={importPageTexts.changed} tone="info" icon="edit" />
            )}
          </Box>
          <Box component="ul" sx={plainList}>
            {changes.map(({ column, was, is }) => (
              <Box component="li" key={column} sx={{ color: 'text.secondary' }}>
                {column}:{' '}
                {_id !== null && (
                  <>
                    <Value text={was} /> <Icon name="right" size={14} />{' '}
                    <VisuallyHidden>to</VisuallyHidden>
                  </>
                )}
                <Box component="span" sx={{ color: 'text.primary' }}>
                  <Value text={is} />
                </Box>
              </Box>
            ))}
          </Box>
        </>
      )}
    />
  );
}

function Value({ text }: { text: string }) {
  return text === '' ? <i>empty</i> : text;
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '96px 1fr' },
  columnGap: 3,
  ...sheetInset,
  py: 2,
  borderTop: faintLine,
};

const lineNumber = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' };
