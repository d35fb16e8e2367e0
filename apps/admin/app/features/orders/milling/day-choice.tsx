import { useSearchParams } from 'react-router';
import type { MillingSheet } from '@dalan/contract/milling';
import { dayInIndia } from '../../../lib/format/india-time.ts';
import { FilterSelect } from '../../../ui/list/filter-select.tsx';
import { formatDay } from '../format-due-day.ts';
import { millingTexts as texts } from './milling-texts.ts';

const CHOSEN = '';

/** The days with something to mill, today, and the one that is shown. */
export function DayChoice({ sheet: { day, days, orders } }: { sheet: MillingSheet }) {
  const [, setParams] = useSearchParams();
  const today = dayInIndia(new Date());
  const counts = new Map(days.map((one) => [one.day, one.orders]));
  const listed = [...new Set([...counts.keys(), today, ...(day === null ? [] : [day])])].sort();
  return (
    <FilterSelect
      icon="calendar"
      label={texts.day}
      isLabelHidden
      value={day ?? CHOSEN}
      options={[
        ...(day === null ? [{ value: CHOSEN, text: texts.chosen(orders.length) }] : []),
        ...listed.map((one) => ({
          value: one,
          text: `${one < today ? `${texts.late}, ` : ''}${formatDay(one)} (${counts.get(one) ?? 0})`,
        })),
      ]}
      onChange={(chosen) => setParams({ day: chosen })}
    />
  );
}
