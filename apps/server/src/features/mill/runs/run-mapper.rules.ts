import { paiseToRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { gramsToKg } from '@dalan/contract/money/weight';
import type { ClaimState } from '@dalan/contract/payments/payments';
import type { CashCount, Run, RunOverview, RunStop, WaitingOrder } from '@dalan/contract/mill/runs';

export type StopRow = {
  orderId: string;
  outcome: RunStop['outcome'];
  reason: string;
  doneAt: Date | string | null;
  unrecorded: RunStop['unrecorded'];
};

export type CountRow = Pick<CashCount, 'notes' | 'note' | 'corrects' | 'by'> & {
  id: string;
  expectedPaise: number;
  countedPaise: number;
  coinsPaise: number;
  at: Date | string;
};

export type RunRow = Pick<Run, 'day' | 'number' | 'state' | 'version'> & {
  id: string;
  riderId: string;
  riderName: string;
  riderPhone: string | null;
  changedByName: string;
  changedAt: Date;
  startedAt: Date | null;
  closedAt: Date | null;
  lastHeardAt: Date | null;
  cashPaise: number;
  upiPaise: number;
  /** Stops have the order of the run. */
  stops: StopRow[];
  counts: CountRow[];
};

export type RunOverviewRow = Pick<
  RunRow,
  | 'id'
  | 'day'
  | 'riderId'
  | 'riderName'
  | 'riderPhone'
  | 'number'
  | 'state'
  | 'version'
  | 'changedAt'
  | 'startedAt'
> & { stopCount: number; doneCount: number };

export function toRunOverview(row: RunOverviewRow): RunOverview {
  return {
    _id: row.id,
    day: row.day,
    rider: { _id: row.riderId, name: row.riderName, phone: row.riderPhone ?? '' },
    number: row.number,
    state: row.state,
    version: row.version,
    changedAt: row.changedAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    stopCount: row.stopCount,
    doneCount: row.doneCount,
  };
}

export type WaitingRow = Pick<
  WaitingOrder,
  'orderStatus' | 'paymentStatus' | 'dueOn' | 'pincode' | 'deliveryAddress'
> & {
  id: string;
  /** Number of all waiting orders, also those beyond the limit. */
  count: number;
  buyerName: string;
  toPayPaise: number;
  paidPaise: number;
  onAccount: boolean;
  /** Grams of each line. */
  grams: number[];
  claim: ClaimState | null;
};

export function toWaitingOrder(row: WaitingRow): WaitingOrder {
  return {
    _id: row.id,
    orderStatus: row.orderStatus,
    paymentStatus: row.paymentStatus,
    userId: { name: row.buyerName },
    items: row.grams.map((grams) => ({ quantityKg: gramsToKg(grams) })),
    amountToPay: paiseToRupees(row.toPayPaise),
    paidAmount: paiseToRupees(row.paidPaise),
    ...(row.onAccount && { onAccount: true }),
    dueOn: row.dueOn,
    pincode: row.pincode,
    deliveryAddress: row.deliveryAddress,
    claim: row.claim && { state: row.claim },
  };
}

/** `orders` holds at least those of its stops. */
export function toRun(row: RunRow, orders: ReadonlyMap<string, Order>): Run {
  return {
    _id: row.id,
    day: row.day,
    rider: { _id: row.riderId, name: row.riderName, phone: row.riderPhone ?? '' },
    number: row.number,
    state: row.state,
    version: row.version,
    changedBy: row.changedByName,
    changedAt: row.changedAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    lastHeardAt: row.lastHeardAt?.toISOString() ?? null,
    stops: toStops(row.stops, orders),
    cashTaken: paiseToRupees(row.cashPaise),
    upiTaken: paiseToRupees(row.upiPaise),
    counts: row.counts.map(toCount),
  };
}

/**
 * The positions are counted anew, because an order that left a planned run leaves a gap in the
 * stored ones.
 */
function toStops(rows: StopRow[], orders: ReadonlyMap<string, Order>): RunStop[] {
  return rows.flatMap(({ orderId, outcome, reason, doneAt, unrecorded }, index): RunStop[] => {
    const order = orders.get(orderId);
    if (order === undefined) return [];
    const done = doneAt === null ? null : new Date(doneAt).toISOString();
    return [{ position: index + 1, order, outcome, reason, doneAt: done, unrecorded }];
  });
}

function toCount({ id, expectedPaise, countedPaise, coinsPaise, at, ...row }: CountRow): CashCount {
  return {
    _id: id,
    ...row,
    expected: paiseToRupees(expectedPaise),
    counted: paiseToRupees(countedPaise),
    coins: paiseToRupees(coinsPaise),
    at: new Date(at).toISOString(),
  };
}
