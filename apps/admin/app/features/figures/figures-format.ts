import type { RangeSums } from '@dalan/contract/office/figures';
import { formatPaise, paiseToRupees } from '@dalan/contract/money/money';
import { formatDecimal, groupDigits } from '@dalan/contract/money/indian-digits';
import { GRAMS_PER_KG } from '@dalan/contract/money/weight';
import { formatWholeRupees } from '../../lib/format/rupees.ts';

/** `3.1`, always with one decimal. */
function oneDecimal(value: number): string {
  return formatDecimal(Math.round(value * 10), 10, 1);
}

/** `+18.4`, `−1.3`, or `0.0`. */
function signed(value: number): string {
  const text = oneDecimal(value).replace('-', '−');
  return Math.round(value * 10) > 0 ? `+${text}` : text;
}

/** `₹2,47,200`: whole rupees, as everywhere in Figures. */
export function formatSales(paise: number): string {
  return formatWholeRupees(paiseToRupees(paise));
}

export function formatCount(count: number): string {
  return groupDigits(count);
}

export function formatKg(grams: number): string {
  return formatDecimal(grams, GRAMS_PER_KG);
}

/** `6 am`, `12 pm`. */
export function formatHour(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`;
}

type Change = { text: string; isBetter: boolean; isUp: boolean } | undefined;
export type Headline = {
  key: 'sales' | 'orders' | 'average' | 'lost';
  figure: string;
  /** Undefined if the earlier figure is zero or the same. */
  change: Change;
  beside: 'none' | { from: string } | { part: number; all: number };
};

function averageOf({ salesPaise, orders }: RangeSums): number {
  return orders === 0 ? 0 : Math.round(salesPaise / orders);
}

function lostPercent({ lost, placed }: RangeSums): number {
  return placed === 0 ? 0 : (lost / placed) * 100;
}

/** A higher figure is better. */
function growth(now: number, before: number): Change {
  const text = signed(before === 0 ? 0 : ((now - before) / before) * 100);
  if (before === 0 || text.startsWith('0')) return undefined;
  return { text: `${text} %`, isBetter: now > before, isUp: now > before };
}

/** Each figure is compared with as many days before. Fewer lost orders are better. */
export function headlinesOf(now: RangeSums, before: RangeSums): Headline[] {
  const grown = (
    key: Headline['key'],
    format: (value: number) => string,
    of: (sums: RangeSums) => number,
  ): Headline => ({
    key,
    figure: format(of(now)),
    change: growth(of(now), of(before)),
    beside: of(before) === 0 ? 'none' : { from: format(of(before)) },
  });
  const points = lostPercent(now) - lostPercent(before);
  const text = signed(points);
  const hasChange = before.placed > 0 && now.placed > 0 && !text.startsWith('0');
  return [
    grown('sales', formatSales, ({ salesPaise }) => salesPaise),
    grown('orders', formatCount, ({ orders }) => orders),
    grown('average', formatPaise, averageOf),
    {
      key: 'lost',
      figure: `${oneDecimal(lostPercent(now))} %`,
      change: hasChange ? { text, isBetter: points < 0, isUp: points > 0 } : undefined,
      beside: { part: now.lost, all: now.placed },
    },
  ];
}
