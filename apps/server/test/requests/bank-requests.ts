import { randomUUID } from 'node:crypto';
import type { BankRecord } from '@dalan/contract/bank/bank-rows';
import type { Order } from '@dalan/contract/orders/orders';
import { stillToPay } from '@dalan/contract/payments/payments';
import type { LoggedIn } from '../shops/sessions.ts';

type Row = BankRecord['rows'][number];

let made = 0;

/** A row of a statement that pays all of the order; `change` replaces parts of it. */
export function bankRowFor(order: Order, change: Partial<Row> = {}): Row {
  made += 1;
  const open = stillToPay(order);
  const reference = String(431_277_000_000 + made);
  return {
    day: '2026-11-16',
    amount: open,
    reference: `0000${reference}`,
    text: `UPI-ASHA KULKARNI-ASHAK@OKBANK-${reference}-FLOUR`,
    copy: 1,
    orderId: order._id,
    open,
    ...change,
  };
}

/** A POST /api/admin/bank/payments request for `app.inject`. */
export function bankRequest(staff: LoggedIn, rows: Row[], key: string = randomUUID()) {
  return {
    method: 'POST' as const,
    url: '/api/admin/bank/payments',
    headers: { ...staff.headers, 'idempotency-key': key },
    payload: { from: '2026-11-01', to: '2026-11-17', rows },
  };
}
