import type { RangeSums } from '@dalan/contract/office/figures';
import { formatPaise, paiseToRupees } from '@dalan/contract/money/money';
import { gramsToKg } from '@dalan/contract/money/weight';
import { formatWholeRupees } from '../../lib/format/rupees.ts';

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const upToThree = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });
const oneDecimal = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const signed = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** `₹2,47,200`: whole rupees, as everywhere in Figures. */
export function formatSales(paise: number): string {
  return formatWholeRupees(paiseToRupees(paise));
}

export function formatCount(count: number): string {
  return whole.format(count);
}

export function formatKg(grams: number): string {
  return upToThree.format(gramsToKg(grams));
}

/** `6 am`, `12 pm`. */
export function formatHour(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`;
}

type Change = { text: string; isBetter: boolean; isUp: boolean } | undefined;
export type Headline = {
  key: 'sales' | 'orders' | 'average' | 'lost';
  figure: string;
  /** Undefined without a figure before, or with the same. */
  change: Change;
  beside: 'none' | { from: string } | { part: number; all: number };
};

function averageOf({ salesPaise, orders }: RangeSums): number {
  return orders === 0 ? 0 : Math.round(salesPaise / orders);
}

function lostPercent({ lost, placed }: RangeSums): number {
  return placed === 0 ? 0 : (lost / placed) * 100;
}

/** More is better. */
function growth(now: number, before: number): Change {
  const text = signed.format(before === 0 ? 0 : ((now - before) / before) * 100);
  if (before === 0 || text.startsWith('0')) return undefined;
  return { text: `${withMinus(text)} %`, isBetter: now > before, isUp: now > before };
}

function withMinus(text: string): string {
  return text.replace('-', '−');
}

/** Each against as many days before. Fewer lost orders are better. */
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
  const text = withMinus(signed.format(points));
  const hasChange = before.placed > 0 && now.placed > 0 && !text.startsWith('0');
  return [
    grown('sales', formatSales, ({ salesPaise }) => salesPaise),
    grown('orders', formatCount, ({ orders }) => orders),
    grown('average', formatPaise, averageOf),
    {
      key: 'lost',
      figure: `${oneDecimal.format(lostPercent(now))} %`,
      change: hasChange ? { text, isBetter: points < 0, isUp: points > 0 } : undefined,
      beside: { part: now.lost, all: now.placed },
    },
  ];
}
