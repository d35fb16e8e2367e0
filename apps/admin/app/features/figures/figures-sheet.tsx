import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Figures } from '@dalan/contract/office/figures';
import { Icon } from '../../ui/icons/icon.tsx';
import { Sheet } from '../../ui/layout/sheet.tsx';
import { downloadCsv } from '../../lib/files/download-csv.ts';
import { csvOf } from './figures-csv.ts';
import { texts } from './figures-texts.ts';
import { wrappingRow } from '../../ui/layout/looks.ts';

type FiguresSheetProps = {
  title: string;
  figures: Figures;
  csv: keyof typeof csvOf;
  /** Content left of the CSV button. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of the page, with a button that downloads its figures. */
export function FiguresSheet({ title, figures, csv, aside, children }: FiguresSheetProps) {
  const from = figures.days[0]?.day ?? '';
  const to = figures.days.at(-1)?.day ?? '';
  const file = `${title.toLowerCase().replaceAll(' ', '-')}-${from}-to-${to}.csv`;
  return (
    <Sheet
      title={title}
      aside={
        <Box sx={buttons}>
          {aside}
          <Button
            variant="outlined"
            aria-label={texts.csvOf(title)}
            startIcon={<Icon name="download" size={18} />}
            onClick={() => downloadCsv(file, csvOf[csv](figures))}
            sx={{ minHeight: 44 }}
          >
            {texts.csv}
          </Button>
        </Box>
      }
    >
      {children}
    </Sheet>
  );
}

const buttons = { ...wrappingRow, py: 1, '& button': { minWidth: 0 } };
