import { Readable } from 'node:stream';
import * as z from 'zod';
import { productTexts } from '@dalan/contract/catalog/catalog';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import { endpoints } from '@dalan/contract/endpoints';
import { IdempotencyKey } from '@dalan/contract/orders/orders.schema';
import {
  LowMarkChange,
  PromisedAnswer,
  StockAnswer,
  StockChange,
  StockFlour,
  StockLedger,
  StockLedgerQuery,
} from '@dalan/contract/catalog/stock.schema';
import { byId } from '@dalan/contract/text/text.schema';
import type { Db } from '../../../platform/db/database.ts';
import { callerOf } from '../../../platform/http/access.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import type { Events } from '../../events.ts';
import { changeStock } from './change-stock.ts';
import { exportLedger } from './export-ledger.ts';
import { getFlour, listStock, readLedger, readPromised } from './read-stock.ts';
import { setLowMark } from './set-low-mark.ts';

const params = byId(productTexts.notFound);

type StockRoutes = { db: Db; city: string; rule: () => Delivery; events: Events };

export function stockRoutes(app: Api, { db, city, rule, events }: StockRoutes): void {
  const of = () => ({ city, rule: rule() });

  app.route({
    ...routeFor(endpoints.listStock, { schema: { response: { 200: StockAnswer } } }),
    handler: async () => ({ flours: await listStock(db, of()) }),
  });

  app.route({
    ...routeFor(endpoints.getStockLedger, {
      schema: { params, querystring: StockLedgerQuery, response: { 200: StockLedger } },
    }),
    handler: ({ params: { id }, query }) =>
      readLedger(db, { productId: id, city, before: query.before }),
  });

  app.route({
    ...routeFor(endpoints.getStockLedgerFile, {
      // A HEAD request would read the whole ledger and send nothing.
      exposeHeadRoute: false,
      schema: { params, response: { 200: { content: { 'text/csv': { schema: z.any() } } } } },
    }),
    handler: async (request, reply) => {
      const lines = await exportLedger(db, { productId: request.params.id, city });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="stock-ledger.csv"')
        .send(Readable.from(lines));
    },
  });

  app.route({
    ...routeFor(endpoints.listPromisedOrders, {
      schema: { params, response: { 200: PromisedAnswer } },
    }),
    handler: (request) => readPromised(db, { productId: request.params.id, city }),
  });

  app.route({
    ...routeFor(endpoints.changeStock, {
      schema: {
        params,
        headers: z.looseObject({ 'idempotency-key': IdempotencyKey }),
        body: StockChange,
        response: { 200: StockFlour },
      },
    }),
    handler: async (request) => {
      const productId = request.params.id;
      await changeStock(db, {
        productId,
        city,
        change: request.body,
        actorId: callerOf(request).userId,
        idempotencyKey: request.headers['idempotency-key'],
      });
      events.stockMoved();
      return getFlour(db, of(), productId);
    },
  });

  app.route({
    ...routeFor(endpoints.setLowMark, {
      schema: { params, body: LowMarkChange, response: { 200: StockFlour } },
    }),
    handler: async (request) => {
      const productId = request.params.id;
      const actorId = callerOf(request).userId;
      await setLowMark(db, { productId, city, lowMarkKg: request.body.lowMark, actorId });
      return getFlour(db, of(), productId);
    },
  });
}
