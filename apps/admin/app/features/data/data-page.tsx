import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { exportSubjects } from '@dalan/contract/office/exports';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Sheet } from '../../ui/layout/sheet.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { dataTexts, exportRows } from './data-texts.ts';
import { useDownload } from './use-download.ts';
import type { Days } from './use-download.ts';
import { faintLine, hairline, plainList, sheetInset, wrappingRow } from '../../ui/layout/looks.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';

/** Downloads the shop's data as files, and imports products from a file. */
export function DataPage() {
  const [days, setDays] = useState<Days>({ from: '', to: '' });
  const { download, isBusy } = useDownload();
  const isTurned = days.from !== '' && days.to !== '' && days.from > days.to;
  return (
    <>
      <BackLink to={panelPaths.settings}>{dataTexts.back}</BackLink>
      <PageHead title={dataTexts.title} about={dataTexts.about} />
      <Sheet title={dataTexts.files}>
        <Box role="group" aria-label={dataTexts.days} sx={daysBand}>
          <Box sx={{ display: 'flex', gap: 3 }}>
            <DayField
              label={dataTexts.from}
              value={days.from}
              problem={isTurned ? dataTexts.daysTurned : undefined}
              onChange={(from) => setDays({ ...days, from })}
            />
            <DayField
              label={dataTexts.to}
              value={days.to}
              onChange={(to) => setDays({ ...days, to })}
            />
          </Box>
          <Typography sx={note}>{dataTexts.daysNote}</Typography>
        </Box>
        <Box component="ul" aria-label={dataTexts.files} sx={plainList}>
          {exportSubjects.map((subject) => {
            const { label, icon, text } = exportRows[subject];
            return (
              <Box component="li" key={subject} sx={row}>
                <Icon name={icon} size={22} />
                <Box sx={{ minWidth: 0 }}>
                  <Box sx={{ fontWeight: 600, fontSize: 'lead' }}>{label}</Box>
                  <Box sx={note}>{text}</Box>
                </Box>
                <Button
                  variant="outlined"
                  aria-label={`Download ${label.toLowerCase()}`}
                  disabled={isTurned || isBusy}
                  onClick={() => download({ subject, days })}
                  sx={{ minHeight: 44, gridColumn: { xs: 2, sm: 3 }, justifySelf: 'start' }}
                >
                  Download
                </Button>
              </Box>
            );
          })}
        </Box>
        <Typography sx={{ ...note, p: { xs: 3, sm: 4 } }}>{dataTexts.private}</Typography>
      </Sheet>
      <Box sx={{ mt: 5 }}>
        <Sheet title={dataTexts.imports}>
          <Box sx={importBand}>
            <Typography sx={{ flex: '1 1 280px' }}>{dataTexts.importText}</Typography>
            <Button
              variant="outlined"
              component={Link}
              to={panelPaths.productImport}
              startIcon={<Icon name="upload" size={18} />}
              sx={{ minHeight: 44 }}
            >
              {dataTexts.importLink}
            </Button>
          </Box>
        </Sheet>
      </Box>
    </>
  );
}

type DayFieldProps = {
  label: string;
  value: string;
  problem?: string | undefined;
  onChange: (day: string) => void;
};

function DayField({ label, value, problem, onChange }: DayFieldProps) {
  return (
    <TextField
      id={`day-${label.toLowerCase()}`}
      type="date"
      label={label}
      value={value}
      error={problem !== undefined}
      helperText={problem && <FieldError text={problem} />}
      onChange={(event) => onChange(event.target.value)}
      sx={{ flex: '1 1 0', minWidth: 0, maxWidth: 200 }}
    />
  );
}

const daysBand = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '420px 1fr' },
  columnGap: 5,
  rowGap: 2,
  alignItems: 'center',
  ...sheetInset,
  py: 3,
  backgroundColor: colours.flour50,
  borderTop: hairline,
  borderBottom: hairline,
};

const note = { color: 'text.secondary', fontSize: 'small' };

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '32px 1fr', sm: '32px 1fr auto' },
  columnGap: 3,
  rowGap: 2,
  alignItems: { xs: 'start', sm: 'center' },
  ...sheetInset,
  py: 3,
  borderBottom: faintLine,
};

const importBand = { ...wrappingRow, ...sheetInset, pb: 4 };
