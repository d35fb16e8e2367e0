import Box from '@mui/material/Box';
import type { Figures } from '@dalan/contract/office/figures';
import { colours } from '../../ui/theme/colours.ts';
import { formatCount, formatSales } from './figures-format.ts';
import { FiguresSheet } from './figures-sheet.tsx';
import { FiguresTable } from './figures-table.tsx';
import { texts } from './figures-texts.ts';
import { Legend, Swatch } from './legend.tsx';
import { sheetInset } from '../../ui/layout/looks.ts';

const colourOf = { cash: colours.basalt700, UPI: colours.neel, other: colours.basalt300 };

/**
 * Payments by the day they came in. They include delivery charges, so the sum differs from the
 * sales.
 */
export function MoneyReceived({ figures }: { figures: Figures }) {
  const { money } = figures;
  const paise = money.reduce((sum, { receivedPaise }) => sum + receivedPaise, 0);
  const payments = money.reduce((sum, method) => sum + method.payments, 0);
  return (
    <FiguresSheet title={texts.money} figures={figures} csv="money">
      <Box aria-hidden sx={{ ...sheetInset, pb: 2 }}>
        <Box sx={bar}>
          {money.map(({ method, receivedPaise }) => (
            <Box
              key={method}
              sx={{ flexGrow: Math.max(0, receivedPaise), backgroundColor: colourOf[method] }}
            />
          ))}
        </Box>
        <Legend>
          {money.map(({ method }) => (
            <Swatch key={method} colour={colourOf[method]} text={texts.methods[method]} />
          ))}
        </Legend>
      </Box>
      <FiguresTable
        titles={[texts.method, texts.payments, texts.amount]}
        rows={money.map((row) => ({
          key: row.method,
          cells: [
            texts.methods[row.method],
            formatCount(row.payments),
            formatSales(row.receivedPaise),
          ],
        }))}
        sum={[texts.received, formatCount(payments), formatSales(paise)]}
      />
    </FiguresSheet>
  );
}

const bar = {
  display: 'flex',
  gap: 0.5,
  height: 26,
  mb: 2,
  border: `1px solid ${colours.basalt500}`,
  '& > div': { flexBasis: 0 },
};
