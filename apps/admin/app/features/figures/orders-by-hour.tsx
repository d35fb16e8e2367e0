import type { Figures } from '@dalan/contract/office/figures';
import { ChartSheet } from './chart-sheet.tsx';
import { formatCount, formatHour } from './figures-format.ts';
import { FiguresTable } from './figures-table.tsx';
import { texts } from './figures-texts.ts';

/** These hours are always shown; others only if they have an order. */
const USUAL_HOURS = { first: 6, last: 22 };

export function OrdersByHour({ figures }: { figures: Figures }) {
  const { hours } = figures;
  const first = Math.min(
    USUAL_HOURS.first,
    hours.findIndex((orders) => orders > 0),
  );
  const last = Math.max(
    USUAL_HOURS.last,
    hours.findLastIndex((orders) => orders > 0),
  );
  const shown = hours.map((orders, hour) => ({ orders, hour })).slice(Math.max(0, first), last + 1);
  return (
    <ChartSheet
      title={texts.byHour}
      figures={figures}
      csv="hours"
      chart={{
        height: 150,
        labels: shown.map(({ hour }) => formatHour(hour)),
        values: shown.map(({ orders }) => orders),
        formatValue: formatCount,
      }}
      table={
        <FiguresTable
          caption={texts.byHour}
          titles={[texts.hour, texts.orders]}
          rows={shown.map(({ hour, orders }) => ({
            key: String(hour),
            cells: [formatHour(hour), formatCount(orders)],
          }))}
        />
      }
    />
  );
}
