import * as z from 'zod';
import { endpoints } from '@dalan/contract/endpoints';
import { IdempotencyKey, Order } from '@dalan/contract/orders/orders.schema';
import {
  CallerAnswer,
  CallerQuery,
  NewPhoneOrder,
  PhoneOrderDays,
} from '@dalan/contract/desk/phone-orders.schema';
import type { Db } from '../../../../platform/db/database.ts';
import { callerOf } from '../../../../platform/http/access.ts';
import { routeFor } from '../../../../platform/http/route.ts';
import type { Api } from '../../../../platform/http/route.ts';
import type { Events } from '../../../events.ts';
import { listDaysForStaff } from '../../../shop/delivery/index.ts';
import type { DeliverySource } from '../place/place-by-strategy.ts';
import { findCaller } from './find-caller.ts';
import { placePhoneOrder } from './place-phone-order.ts';

type PhoneOrderRoutes = {
  db: Db;
  city: string;
  shopPhone: () => string;
  delivery: DeliverySource;
  events: Events;
};

export function phoneOrderRoutes(app: Api, options: PhoneOrderRoutes): void {
  const { db, city, shopPhone, delivery, events } = options;

  app.route({
    ...routeFor(endpoints.findCaller, {
      schema: { querystring: CallerQuery, response: { 200: CallerAnswer } },
    }),
    handler: (request) => findCaller(db, request.query.number),
  });

  app.route({
    ...routeFor(endpoints.getPhoneOrderDays, { schema: { response: { 200: PhoneOrderDays } } }),
    handler: async () => {
      const { rule } = delivery.current();
      const days = await listDaysForStaff(db, { city, rule, now: new Date() });
      return { rule: rule.isOn ? rule : null, days };
    },
  });

  app.route({
    ...routeFor(endpoints.placePhoneOrder, {
      schema: {
        body: NewPhoneOrder,
        headers: z.looseObject({ 'idempotency-key': IdempotencyKey }),
        response: { 201: Order },
      },
    }),
    handler: async (request, reply) => {
      const { order, isReplay } = await placePhoneOrder(db, {
        actorId: callerOf(request).userId,
        city,
        shopPhone: shopPhone(),
        delivery,
        order: request.body,
        idempotencyKey: request.headers['idempotency-key'],
      });
      events.stockMoved();
      if (isReplay) reply.header('idempotent-replayed', 'true');
      return reply.code(201).send(order);
    },
  });
}
