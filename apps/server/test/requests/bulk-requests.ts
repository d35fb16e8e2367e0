import { randomUUID } from 'node:crypto';
import type { BulkAction } from '@dalan/contract/desk/bulk-orders';
import type { LoggedIn } from '../shops/sessions.ts';

type AskedOrder = { orderId: string; version?: number };

/** A POST /api/admin/orders/bulk request for `app.inject`. */
export function bulkRequest(
  staff: LoggedIn,
  action: BulkAction,
  orders: AskedOrder[],
  key: string = randomUUID(),
) {
  return {
    method: 'POST' as const,
    url: '/api/admin/orders/bulk',
    headers: { ...staff.headers, 'idempotency-key': key },
    payload: { action, orders },
  };
}
