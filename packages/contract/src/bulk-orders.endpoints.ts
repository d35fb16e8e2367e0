import type { BulkAnswer, BulkMove } from './bulk-orders.ts';
import { counter, endpoint } from './endpoint.ts';
import type { OrderCounts } from './order-steps.ts';

type Nothing = Record<never, never>;

export const bulkOrderEndpoints = {
  /** Needs an `idempotency-key` header: the same call again moves nothing twice. */
  moveOrders: endpoint<{ body: BulkMove }, BulkAnswer>(
    'POST',
    '/api/admin/orders/bulk',
    'admin',
    counter,
  ),
  countOrders: endpoint<Nothing, OrderCounts>('GET', '/api/admin/orders/counts', 'admin', counter),
};
