import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayAfter, openDaysFrom } from '@dalan/contract/delivery/delivery';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import {
  orderSteps,
  OTHER_PINCODES,
  paymentFacts,
  paymentFilters,
  stepFacts,
} from '@dalan/contract/orders/order-steps';
import type { OrderCounts, OrderStep } from '@dalan/contract/orders/order-steps';
import { dayInIndia, formatDayRange } from '../../../lib/format/india-time.ts';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { FilterSelect } from '../../../ui/list/filter-select.tsx';
import type { FilterOption } from '../../../ui/list/filter-select.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { useScreen } from '../../../ui/use-screen.ts';
import { deliveryQuery } from '../delivery-query.ts';
import { formatDay } from '../format-due-day.ts';
import { orderMaster } from '../order-texts.ts';
import { countOfStep } from './use-order-counts.ts';
import type { Placed, useOrderFilters } from './use-order-filters.ts';
import { fieldEdge } from '../../../ui/layout/looks.ts';

const { filters: texts } = orderMaster;
const OPEN_DAYS_OFFERED = 5;
const ANOTHER_DATE = 'date';

type OrderFiltersProps = {
  state: DialogState;
  filters: ReturnType<typeof useOrderFilters>;
  counts: OrderCounts | undefined;
};

/** Filters by due day, area, payment and days of placing; on phones also by step. */
export function OrderFilters({ filters, counts }: OrderFiltersProps) {
  const isPhone = useScreen() === 'phone';
  const rule = useQuery(deliveryQuery).data?.rule ?? undefined;
  const areas = rule?.areas ?? [];
  const hasAreas = areas.length > 0 || filters.area !== '';
  return (
    <Box sx={isPhone ? grid : row}>
      {isPhone && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <FilterSelect
            icon="orders"
            label={texts.step}
            isLabelHidden
            value={filters.step}
            options={orderSteps.map((step) => ({
              value: step,
              text: [stepFacts[step].label, countOfStep(counts, step)].filter(Boolean).join('  '),
            }))}
            onChange={(step) => filters.setStep(step as OrderStep)}
          />
        </Box>
      )}
      <DueFilter due={filters.due} rule={rule} isPhone={isPhone} onChange={filters.setDue} />
      {hasAreas && (
        <FilterSelect
          icon="pin"
          label={texts.area}
          isLabelHidden={isPhone}
          value={filters.area}
          options={areaOptions(
            areas.map(({ name }) => name),
            filters.area,
          )}
          onChange={filters.setArea}
        />
      )}
      <FilterSelect
        icon="cash"
        label={texts.payment}
        isLabelHidden={isPhone}
        value={filters.payment}
        options={[
          { value: '', text: texts.anyPayment },
          ...paymentFilters.map((value) => ({ value, text: paymentFacts[value].label })),
        ]}
        onChange={filters.setPayment}
      />
      {filters.from !== '' && <PlacedFilter {...filters} onChange={filters.setPlaced} />}
      {filters.isFiltered && <Button onClick={filters.clear}>{texts.clear}</Button>}
    </Box>
  );
}

type PlacedFilterProps = Placed & { onChange: (placed?: Placed) => void };

/** Figures links to a range of days; here staff can clear it. */
function PlacedFilter({ from, to, outcome, onChange }: PlacedFilterProps) {
  const days = formatDayRange(from, to);
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <FilterSelect
        icon="figures"
        label={texts.placed}
        value={outcome || 'all'}
        options={[
          { value: '', text: texts.anyDay },
          { value: 'all', text: days },
          { value: 'sold', text: texts.soldIn(days) },
        ]}
        onChange={(value) =>
          value === '' ? onChange() : onChange({ from, to, outcome: value === 'sold' ? value : '' })
        }
      />
    </Box>
  );
}

type DueFilterProps = {
  due: string;
  rule: Delivery | undefined;
  isPhone: boolean;
  onChange: (due: string) => void;
};

function DueFilter({ due, rule, isPhone, onChange }: DueFilterProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <FilterSelect
        icon="calendar"
        label={texts.due}
        isLabelHidden={isPhone}
        value={isChoosing ? ANOTHER_DATE : due}
        options={dueOptions(due, rule, dayInIndia(new Date()))}
        onChange={(value) => {
          setIsChoosing(value === ANOTHER_DATE);
          if (value !== ANOTHER_DATE) onChange(value);
        }}
      />
      {isChoosing && (
        <Box
          component="input"
          type="date"
          aria-label={texts.date}
          autoFocus
          onChange={(event) => {
            // While a year is typed, its first digits are a year, too: 0002.
            if (event.target.value < '2000') return;
            setIsChoosing(false);
            onChange(event.target.value);
          }}
          sx={date}
        />
      )}
    </>
  );
}

function dueOptions(due: string, rule: Delivery | undefined, today: string): FilterOption[] {
  const open = rule ?? { daysOff: [], datesOff: [] };
  const days = openDaysFrom(open, dayAfter(today), OPEN_DAYS_OFFERED);
  const isListed = ['', 'late', 'today', ...days].includes(due);
  const named = (day: string) => ({ value: day, text: formatDay(day) });
  return [
    { value: '', text: texts.anyDay },
    { value: 'late', text: texts.late },
    { value: 'today', text: formatDay(today) },
    ...days.map(named),
    ...(isListed ? [] : [named(due)]),
    { value: ANOTHER_DATE, text: texts.anotherDate },
  ];
}

/** An area that the settings do not name any more stays until it is cleared. */
function areaOptions(names: string[], area: string): FilterOption[] {
  const isGone = area !== '' && area !== OTHER_PINCODES && !names.includes(area);
  return [
    { value: '', text: texts.allAreas },
    ...[...names, ...(isGone ? [area] : [])].map((name) => ({ value: name, text: name })),
    { value: OTHER_PINCODES, text: texts.otherPincodes },
  ];
}

/** A filter is as wide as its longest option, within limits: its list shows the whole text. */
const row = {
  display: 'contents',
  '& > label': { maxWidth: 232 },
  '& > label:first-of-type': { maxWidth: 208 },
  '& > label:last-of-type': { maxWidth: 256 },
};
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(146px, 1fr))',
  gap: 2,
  width: '100%',
  // Payment has its own row, and so has the due day without areas, unless a date is being chosen.
  '&:not(:has(> input)) > label:is(:last-of-type, :nth-last-of-type(2):first-of-type)': {
    gridColumn: '1 / -1',
  },
};

const date = {
  minHeight: 44,
  px: 2,
  ...fieldEdge,
  backgroundColor: colours.flour0,
  color: 'inherit',
  font: 'inherit',
};
