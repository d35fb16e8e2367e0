import * as z from 'zod';
import { BulkAnswer, BulkMove } from '@dalan/contract/desk/bulk-orders.schema';
import { endpoints } from '@dalan/contract/endpoints';
import { OrderCounts } from '@dalan/contract/orders/order-steps.schema';
import { IdempotencyKey } from '@dalan/contract/orders/orders.schema';
import type { Db } from '../../../../platform/db/database.ts';
import { callerOf } from '../../../../platform/http/access.ts';
import { routeFor } from '../../../../platform/http/route.ts';
import type { Api } from '../../../../platform/http/route.ts';
import type { Seller } from '../bills/bill-document.rules.ts';
import { countOrdersByStep } from '../list/count-orders-by-step.ts';
import { moveOrders } from './move-orders.ts';

const headers = z.looseObject({ 'idempotency-key': IdempotencyKey });

/** `seller` is named on the bills of delivered orders. */
export function bulkOrderRoutes(app: Api, { db, seller }: { db: Db; seller: () => Seller }): void {
  app.route({
    ...routeFor(endpoints.moveOrders, {
      schema: { headers, body: BulkMove, response: { 200: BulkAnswer } },
    }),
    handler: (request) =>
      moveOrders(db, {
        ...request.body,
        actorId: callerOf(request).userId,
        seller: seller(),
        idempotencyKey: request.headers['idempotency-key'],
      }),
  });

  app.route({
    ...routeFor(endpoints.countOrders, { schema: { response: { 200: OrderCounts } } }),
    handler: () => countOrdersByStep(db),
  });
}
