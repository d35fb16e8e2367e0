import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Figures } from '@dalan/contract/office/figures';
import { BarsChart } from '../../ui/charts/bars-chart.tsx';
import type { BarsChartProps } from '../../ui/charts/bars-chart.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { csvOf } from './figures-csv.ts';
import { FiguresSheet } from './figures-sheet.tsx';
import { texts } from './figures-texts.ts';

type ChartSheetProps = {
  title: string;
  figures: Figures;
  csv: keyof typeof csvOf;
  chart: BarsChartProps;
  legend?: ReactNode;
  /** The same figures as a table, which screen readers always have. */
  table: ReactNode;
};

/** Shows a chart, or its table at a press. */
export function ChartSheet({ title, figures, csv, chart, legend, table }: ChartSheetProps) {
  const [isTable, setIsTable] = useState(false);
  return (
    <FiguresSheet
      title={title}
      figures={figures}
      csv={csv}
      aside={
        <>
          {!isTable && (
            <Box aria-hidden sx={{ display: { xs: 'none', md: 'block' }, mr: 2 }}>
              {legend}
            </Box>
          )}
          <Button
            variant="outlined"
            aria-label={`${isTable ? texts.chart : texts.table} of ${title}`}
            onClick={() => setIsTable(!isTable)}
            sx={{ minHeight: 44 }}
          >
            {isTable ? texts.chart : texts.table}
          </Button>
        </>
      }
    >
      {isTable ? (
        <Box sx={scroll} tabIndex={0} role="group" aria-label={title}>
          {table}
        </Box>
      ) : (
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3, position: 'relative' }}>
          <Box aria-hidden sx={{ display: { xs: 'block', md: 'none' }, px: 1 }}>
            {legend}
          </Box>
          <BarsChart {...chart} />
          <VisuallyHidden>{table}</VisuallyHidden>
        </Box>
      )}
    </FiguresSheet>
  );
}

/** The table scrolls, because a year has 365 rows. */
const scroll = { maxHeight: 520, overflowY: 'auto', '&:focus-visible': { outlineOffset: '-3px' } };
