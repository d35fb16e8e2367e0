import { areaOf } from '@dalan/contract/delivery/delivery';
import type { Area } from '@dalan/contract/delivery/delivery';
import { listDays, rangeBefore } from '@dalan/contract/office/figures';
import type { DayRange, Figures } from '@dalan/contract/office/figures';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import { paymentMethods } from '@dalan/contract/payments/payments';
import type { PaymentMethod } from '@dalan/contract/payments/payments';

export type ModelOrder = {
  id: string;
  user: string;
  day: string;
  hour: number;
  status: OrderStatus;
  pincode: string | null;
  lines: { flour: string; kg: number; paise: number }[];
  isRefused: boolean;
  isDeleted: boolean;
};
export type ModelPayment = {
  id: string;
  orderId: string;
  method: PaymentMethod;
  day: string;
  paise: number;
  isCorrection: boolean;
};
export type Model = { orders: ModelOrder[]; payments: ModelPayment[] };

const amountOf = ({ lines }: ModelOrder) => sum(lines, ({ paise }) => paise);
const isLost = ({ status }: ModelOrder) => status === 'Cancelled' || status === 'Returned';
const isIn = (day: string, { from, to }: DayRange) => day >= from && day <= to;

function sum<Row>(rows: Row[], value: (row: Row) => number): number {
  return rows.reduce((total, row) => total + value(row), 0);
}

function sumsOf(placed: ModelOrder[]) {
  const sold = placed.filter((order) => !isLost(order));
  return {
    orders: sold.length,
    salesPaise: sum(sold, amountOf),
    placed: placed.length,
    lost: placed.length - sold.length,
  };
}

function daysOf(placed: ModelOrder[], range: DayRange) {
  return listDays(range).map((day) => {
    const { orders, salesPaise } = sumsOf(placed.filter((order) => order.day === day));
    return { day, orders, salesPaise };
  });
}

/**
 * Computes the figures by their definitions from all orders and payments, with flours and areas by
 * their names.
 */
export function figuresOf(model: Model, range: DayRange, areas: readonly Area[]) {
  const orders = model.orders.filter(({ isDeleted }) => !isDeleted);
  const before = rangeBefore(range);
  const placed = orders.filter(({ day }) => isIn(day, range));
  const placedBefore = orders.filter(({ day }) => isIn(day, before));
  const sold = placed.filter((order) => !isLost(order));
  const lines = sold.flatMap((order) => order.lines);
  const areaNameOf = ({ pincode }: ModelOrder) =>
    areaOf({ areas: [...areas] }, pincode ?? '')?.name ?? null;
  const lost = (isOfKind: (order: ModelOrder) => boolean) => {
    const found = placed.filter(isOfKind);
    return { orders: found.length, amountPaise: sum(found, amountOf) };
  };
  const people = (isFirst: boolean) => {
    const theirs = sold.filter(
      ({ user }) => isFirst !== orders.some((one) => one.user === user && one.day < range.from),
    );
    return {
      people: new Set(theirs.map(({ user }) => user)).size,
      salesPaise: sum(theirs, amountOf),
    };
  };
  return {
    sums: sumsOf(placed),
    sumsBefore: sumsOf(placedBefore),
    days: daysOf(placed, range),
    daysBefore: daysOf(placedBefore, before),
    flours: Object.fromEntries(
      lines.map(({ flour }) => {
        const ofFlour = lines.filter((line) => line.flour === flour);
        return [
          flour,
          [sum(ofFlour, ({ kg }) => kg * 1000), sum(ofFlour, ({ paise }) => paise)] as const,
        ];
      }),
    ),
    areas: Object.fromEntries(
      sold.map((order) => {
        const area = areaNameOf(order);
        const ofArea = sold.filter((one) => areaNameOf(one) === area);
        return [String(area), [ofArea.length, sum(ofArea, amountOf)] as const];
      }),
    ),
    money: paymentMethods.map((method) => {
      const rows = model.payments.filter((row) => row.method === method && isIn(row.day, range));
      return {
        method,
        payments: rows.filter(({ isCorrection }) => !isCorrection).length,
        receivedPaise: sum(rows, ({ paise }) => paise),
      };
    }),
    customers: { first: people(true), returning: people(false) },
    lost: {
      cancelled: lost(({ status }) => status === 'Cancelled'),
      refused: lost(({ status, isRefused }) => status === 'Returned' && isRefused),
      returned: lost(({ status, isRefused }) => status === 'Returned' && !isRefused),
    },
    hours: Array.from({ length: 24 }, (_, hour) => sold.filter((one) => one.hour === hour).length),
  };
}

/** Brings the answer into the form of the model. */
/** The model has no channels: `walk-in.test.ts` has those. */
export function comparable({ flours, areas, channels: _channels, ...figures }: Figures) {
  return {
    ...figures,
    flours: Object.fromEntries(
      flours.map(({ productId, grams, salesPaise }) => [productId, [grams, salesPaise] as const]),
    ),
    areas: Object.fromEntries(
      areas.map(({ area, orders, salesPaise }) => [String(area), [orders, salesPaise] as const]),
    ),
  };
}
