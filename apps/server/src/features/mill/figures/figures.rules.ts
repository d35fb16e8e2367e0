import { areaOf } from '@dalan/contract/delivery/delivery';
import type { Area } from '@dalan/contract/delivery/delivery';
import { grindNameOf } from '@dalan/contract/catalog/grinds';
import type {
  AreaFigures,
  ChannelFigures,
  DayFigures,
  Figures,
  FlourFigures,
  MethodFigures,
  RangeSums,
} from '@dalan/contract/office/figures';
import { orderChannels } from '@dalan/contract/orders/orders';
import type { CreditKind } from '@dalan/contract/payments/credit-notes';
import { paymentMethods } from '@dalan/contract/payments/payments';

/** A row of `count_figures`, or the people who ordered, for a range or for one day. */
export type SumRow = {
  kind:
    | 'outcome'
    | 'channel'
    | 'flour'
    | 'grind'
    | 'pincode'
    | 'hour'
    | 'money'
    | 'given back'
    | 'customer';
  key: string;
  day: string | null;
  count: number;
  grams: number;
  paise: number;
};

const lostKinds = ['cancelled', 'refused', 'returned'] as const;
const HOURS = 24;

type Sum = Pick<SumRow, 'count' | 'grams' | 'paise'>;

function add(rows: readonly SumRow[]): Sum {
  const sum = { count: 0, grams: 0, paise: 0 };
  for (const { count, grams, paise } of rows) {
    sum.count += count;
    sum.grams += grams;
    sum.paise += paise;
  }
  return sum;
}

export function sumOf(rows: readonly SumRow[], kind: SumRow['kind'], key: string): Sum {
  return add(rows.filter((row) => row.kind === kind && row.key === key));
}

export function sumsOf(rows: readonly SumRow[]): RangeSums {
  const sold = sumOf(rows, 'outcome', 'sold');
  const placed = add(rows.filter(({ kind }) => kind === 'outcome')).count;
  return {
    orders: sold.count,
    salesPaise: sold.paise,
    placed,
    lost: placed - sold.count,
  };
}

/** Days without a sale are included. */
export function daysOf(rows: readonly SumRow[], days: readonly string[]): DayFigures[] {
  const sold = new Map(
    rows
      .filter(({ kind, key }) => kind === 'outcome' && key === 'sold')
      .map((row) => [row.day, row]),
  );
  return days.map((day) => {
    const row = sold.get(day);
    return { day, orders: row?.count ?? 0, salesPaise: row?.paise ?? 0 };
  });
}

/** Groups by the areas of today's settings. Areas without an order are left out. */
export function areasOf(rows: readonly SumRow[], areas: readonly Area[]): AreaFigures[] {
  const found = new Map<string | null, AreaFigures>();
  for (const { key, count, paise } of rows.filter(({ kind }) => kind === 'pincode')) {
    const area = areaOf({ areas: [...areas] }, key)?.name ?? null;
    const { orders, salesPaise } = found.get(area) ?? { orders: 0, salesPaise: 0 };
    found.set(area, { area, orders: orders + count, salesPaise: salesPaise + paise });
  }
  const isOther = ({ area }: AreaFigures) => Number(area === null);
  return [...found.values()].sort((a, b) => isOther(a) - isOther(b) || b.salesPaise - a.salesPaise);
}

export function channelsOf(rows: readonly SumRow[]): ChannelFigures[] {
  return orderChannels.map((channel) => {
    const { count: orders, paise: salesPaise } = sumOf(rows, 'channel', channel);
    return { channel, orders, salesPaise };
  });
}

export function moneyOf(rows: readonly SumRow[]): MethodFigures[] {
  return paymentMethods.map((method) => {
    const { count: payments, paise: receivedPaise } = sumOf(rows, 'money', method);
    return { method, payments, receivedPaise };
  });
}

export function customersOf(rows: readonly SumRow[]): Figures['customers'] {
  const people = (key: 'first' | 'returning') => {
    const { count, paise } = sumOf(rows, 'customer', key);
    return { people: count, salesPaise: paise };
  };
  return { first: people('first'), returning: people('returning') };
}

export function lostOf(rows: readonly SumRow[]): Figures['lost'] {
  const [cancelled, refused, returned] = lostKinds.map((kind) => {
    const { count: orders, paise: amountPaise } = sumOf(rows, 'outcome', kind);
    return { orders, amountPaise };
  });
  if (!cancelled || !refused || !returned) throw new Error('a kind of lost orders is missing');
  return { cancelled, refused, returned };
}

/** What credit notes gave back. */
export function givenBackOf(rows: readonly SumRow[]): Pick<Figures, 'givenBack'> {
  const of = (kind: CreditKind) => {
    const { count: orders, paise: amountPaise } = sumOf(rows, 'given back', kind);
    return { orders, amountPaise };
  };
  const givenBack = { returns: of('return'), discounts: of('discount') };
  return givenBack.returns.orders + givenBack.discounts.orders === 0 ? {} : { givenBack };
}

export function hoursOf(rows: readonly SumRow[]): number[] {
  return Array.from({ length: HOURS }, (_, hour) => sumOf(rows, 'hour', String(hour)).count);
}

/** The grinds of a flour. Their key is `product/grind`, so each row of a grind names its flour. */
export function grindsOf(rows: readonly SumRow[], productId: string): Pick<FlourFigures, 'grinds'> {
  const grinds = rows
    .filter(({ kind, key }) => kind === 'grind' && key.startsWith(`${productId}/`))
    .map(({ key, grams, paise: salesPaise }) => {
      return { name: grindNameOf(key.slice(productId.length + 1)), grams, salesPaise };
    })
    .toSorted((a, b) => b.salesPaise - a.salesPaise);
  return grinds.length === 0 ? {} : { grinds };
}
