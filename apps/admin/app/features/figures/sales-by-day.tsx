import type { Figures } from '@dalan/contract/office/figures';
import { paiseToRupees } from '@dalan/contract/money/money';
import { formatDayRange, formatRecentDay } from '../../lib/format/india-time.ts';
import { formatShortRupees, formatWholeRupees } from '../../lib/format/rupees.ts';
import { colours } from '../../ui/theme/colours.ts';
import { useScreen } from '../../ui/use-screen.ts';
import { ChartSheet } from './chart-sheet.tsx';
import { formatSales } from './figures-format.ts';
import { FiguresTable } from './figures-table.tsx';
import { texts } from './figures-texts.ts';
import { Legend, Swatch } from './legend.tsx';

/** Bars show the range, lines the same number of days before it. */
export function SalesByDay({ figures, today }: { figures: Figures; today: string }) {
  const isPhone = useScreen() === 'phone';
  const { days, daysBefore } = figures;
  const before = daysBefore.map(({ salesPaise }) => paiseToRupees(salesPaise));
  const hasBefore = before.some((rupees) => rupees > 0);
  const openIndex = days.findIndex(({ day }) => day === today);
  const rangeBefore = shortRange(daysBefore, today);
  return (
    <ChartSheet
      title={texts.salesByDay}
      figures={figures}
      csv="days"
      chart={{
        height: isPhone ? 160 : 220,
        hasFigures: !isPhone,
        labels: days.map(({ day }) => (day === today ? texts.today : dateOf(day))),
        values: days.map(({ salesPaise }) => paiseToRupees(salesPaise)),
        before: hasBefore ? before : [],
        ...(openIndex >= 0 && { openIndex }),
        formatAxis: isPhone ? formatShortRupees : formatWholeRupees,
        formatValue: formatWholeRupees,
      }}
      legend={
        <Legend>
          <Swatch colour={colours.basalt700} text={texts.thisRange} />
          {hasBefore && <Swatch colour={colours.neel} text={rangeBefore} kind="line" />}
          {openIndex >= 0 && <Swatch colour="" text={texts.notOver} kind="hatch" />}
        </Legend>
      }
      table={
        <FiguresTable
          caption={texts.salesByDay}
          titles={[texts.day, texts.sales, ...(hasBefore ? [texts.before(rangeBefore)] : [])]}
          rows={days.map(({ day, salesPaise }, index) => ({
            key: day,
            cells: [
              dateOf(day),
              formatSales(salesPaise),
              ...(hasBefore ? [formatSales(daysBefore[index]?.salesPaise ?? 0)] : []),
            ],
          }))}
        />
      }
    />
  );
}

function dateOf(day: string): string {
  return formatRecentDay(`${day}T12:00:00+05:30`);
}

/** `18 – 31 Oct`. The present year is left out. */
export function shortRange(days: Figures['days'], today: string): string {
  const range = formatDayRange(days[0]?.day ?? today, days.at(-1)?.day ?? today);
  return range.replace(` ${today.slice(0, 4)}`, '');
}
