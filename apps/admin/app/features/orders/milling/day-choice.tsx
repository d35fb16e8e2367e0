import { useSearchParams } from 'react-router';
import type { MillingSheet } from '@dalan/contract/mill/milling';
import { dayInIndia } from '../../../lib/format/india-time.ts';
import { FilterSelect } from '../../../ui/list/filter-select.tsx';
import { formatDay } from '../format-due-day.ts';
import { millingTexts as texts } from './milling-texts.ts';

const CHOSEN = '';
const OVERDUE = 'overdue';

/** Offers today, overdue orders, the days with something to mill, and the day that is shown. */
export function DayChoice({ sheet: { day, due, days, orders } }: { sheet: MillingSheet }) {
  const [, setParams] = useSearchParams();
  const today = dayInIndia(new Date());
  const counts = new Map(days.map((one) => [one.day, one.orders]));
  const listed = [...new Set([...counts.keys(), today, ...(day === null ? [] : [day])])].sort();
  const late = days.filter((one) => one.day < today);
  const overdue = late.reduce((sum, one) => sum + one.orders, 0);
  const isChosen = day === null && due === null;
  return (
    <FilterSelect
      icon="calendar"
      label={texts.day}
      isLabelHidden
      value={day ?? due ?? CHOSEN}
      options={[
        ...(isChosen ? [{ value: CHOSEN, text: texts.chosen(orders.length) }] : []),
        ...(overdue > 0 || due === OVERDUE
          ? [{ value: OVERDUE, text: texts.ofDays(texts.overdue, overdue) }]
          : []),
        ...(due === 'later'
          ? [{ value: due, text: texts.ofDays(texts.later, orders.length) }]
          : []),
        ...listed.map((one) => ({
          value: one,
          text: `${one < today ? `${texts.late}, ` : ''}${formatDay(one)} (${counts.get(one) ?? 0})`,
        })),
      ]}
      onChange={(chosen) => setParams(chosen === OVERDUE ? { due: chosen } : { day: chosen })}
    />
  );
}
