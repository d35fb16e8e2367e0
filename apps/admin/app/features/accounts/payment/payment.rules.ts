import { rupeesToPaise } from '@dalan/contract/money/money';
import { spreadPayment } from '@dalan/contract/on-account/accounts';
import type { AccountOrder } from '@dalan/contract/on-account/accounts';
import { readRupees } from '../../../lib/cash/typed-rupees.rules.ts';

export type PlannedOrder = AccountOrder & { nowPaise: number; afterPaise: number };

export type PlannedPayment = {
  /** 0 if nothing valid is typed. */
  paise: number;
  fault: 'invalid' | 'too much' | undefined;
  orders: PlannedOrder[];
  /** How many orders get something. */
  payments: number;
};

/** What a typed amount pays, oldest order first. An amount that cannot be pays nothing. */
export function planPayment(
  typed: string,
  { orders, owes }: { orders: readonly AccountOrder[]; owes: number },
): PlannedPayment {
  const typedPaise = rupeesToPaise(readRupees(typed) ?? 0);
  const fault =
    typedPaise <= 0 ? 'invalid' : typedPaise > rupeesToPaise(owes) ? 'too much' : undefined;
  const paise = fault === undefined ? typedPaise : 0;
  const open = orders.map((order) => ({
    orderId: order._id,
    openPaise: rupeesToPaise(order.open),
  }));
  const shares = new Map(
    spreadPayment(open, paise).map((share) => [share.orderId, share.paise] as const),
  );
  return {
    paise,
    fault,
    orders: orders.map((order) => {
      const nowPaise = shares.get(order._id) ?? 0;
      return { ...order, nowPaise, afterPaise: rupeesToPaise(order.open) - nowPaise };
    }),
    payments: shares.size,
  };
}

/** At most this many rows are shown, unless more orders get something. */
const ROWS_SHOWN = 12;

/** The rows that are worth reading, and what is left of the others. */
export function shownOrders({ orders, payments }: PlannedPayment) {
  const count = Math.max(ROWS_SHOWN, payments + 1);
  // A single order that is left out would take as much room as the line that says so.
  const shown = orders.length <= count + 1 ? orders : orders.slice(0, count);
  const rest = orders.slice(shown.length);
  return {
    shown,
    restCount: rest.length,
    restPaise: rest.reduce((sum, { afterPaise }) => sum + afterPaise, 0),
  };
}
