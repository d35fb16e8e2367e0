import * as z from 'zod';
import { CounterAnswer, NewCounterSale } from '@dalan/contract/desk/counter.schema';
import { endpoints } from '@dalan/contract/endpoints';
import { IdempotencyKey, Order } from '@dalan/contract/orders/orders.schema';
import type { Db } from '../../../../platform/db/database.ts';
import { callerOf } from '../../../../platform/http/access.ts';
import { routeFor } from '../../../../platform/http/route.ts';
import type { Api } from '../../../../platform/http/route.ts';
import type { Events } from '../../../events.ts';
import type { Seller } from '../bills/bill-document.rules.ts';
import { getCounter } from './get-counter.ts';
import type { TillSettings } from './get-counter.ts';
import { sellAtCounter } from './sell-at-counter.ts';

type CounterRoutes = {
  db: Db;
  city: string;
  seller: () => Seller & TillSettings;
  events: Events;
};

export function counterRoutes(app: Api, { db, city, seller, events }: CounterRoutes): void {
  app.route({
    ...routeFor(endpoints.getCounter, { schema: { response: { 200: CounterAnswer } } }),
    handler: () => getCounter(db, { city, settings: seller() }),
  });

  app.route({
    ...routeFor(endpoints.sellAtCounter, {
      schema: {
        body: NewCounterSale,
        headers: z.looseObject({ 'idempotency-key': IdempotencyKey }),
        response: { 201: Order },
      },
    }),
    handler: async (request, reply) => {
      const { order, isReplay } = await sellAtCounter(db, {
        actorId: callerOf(request).userId,
        city,
        seller: seller(),
        scaleStep: seller().profile.scaleStepGrams,
        sale: request.body,
        idempotencyKey: request.headers['idempotency-key'],
      });
      events.stockMoved();
      if (isReplay) reply.header('idempotent-replayed', 'true');
      return reply.code(201).send(order);
    },
  });
}
