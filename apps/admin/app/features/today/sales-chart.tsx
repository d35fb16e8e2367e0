import Box from '@mui/material/Box';
import { formatRupees } from '@dalan/contract/money/money';
import type { DayOfSales } from '@dalan/contract/mill/today';
import { formatRecentDay } from '../../lib/format/india-time.ts';
import { formatWholeRupees } from '../../lib/format/rupees.ts';
import { BarsChart } from '../../ui/charts/bars-chart.tsx';
import { Sheet } from '../../ui/layout/sheet.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { texts } from './today-texts.ts';
import { sheetInset } from '../../ui/layout/looks.ts';

/**
 * Sales by the day on which orders were placed, without delivery charges and without cancelled and
 * returned orders.
 */
export function SalesChart({ sales }: { sales: DayOfSales[] }) {
  const total = sales.reduce((sum, { amount }) => sum + amount, 0);
  const today = sales.length - 1;
  return (
    <Sheet
      title={texts.sales(sales.length)}
      aside={
        <span>
          <b>{formatRupees(total)}</b>{' '}
          <Box component="span" sx={{ color: colours.basalt500 }}>
            {texts.inDays(sales.length)}
          </Box>
        </span>
      }
    >
      <Box sx={{ ...sheetInset, pb: 3 }}>
        <BarsChart
          labels={sales.map(({ day }, index) => (index === today ? texts.today : dateOf(day)))}
          values={sales.map(({ amount }) => amount)}
          openIndex={today}
          formatAxis={formatWholeRupees}
          formatValue={formatWholeRupees}
          hasFigures
          height={156}
        />
        <VisuallyHidden>
          <SalesTable sales={sales} />
        </VisuallyHidden>
      </Box>
    </Sheet>
  );
}

function dateOf(day: string): string {
  return formatRecentDay(`${day}T12:00:00+05:30`);
}

function SalesTable({ sales }: { sales: DayOfSales[] }) {
  return (
    <table>
      <caption>{texts.sales(sales.length)}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.sold}</th>
        </tr>
      </thead>
      <tbody>
        {sales.map(({ day, amount }) => (
          <tr key={day}>
            <th scope="row">{dateOf(day)}</th>
            <td>{formatRupees(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
