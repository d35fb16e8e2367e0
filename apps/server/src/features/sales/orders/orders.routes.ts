import * as z from 'zod';
import { shopClock } from '@dalan/contract/delivery/delivery';
import { endpoints } from '@dalan/contract/endpoints';
import { errorTexts } from '@dalan/contract/errors';
import { LanguageQuery } from '@dalan/contract/language/languages.schema';
import { TOTAL_COUNT_HEADER } from '@dalan/contract/text/lists';
import { listQuery } from '@dalan/contract/text/lists.schema';
import { BalancesAnswer, OrderListQuery } from '@dalan/contract/orders/order-steps.schema';
import { ORDER_DELETED, orderTexts } from '@dalan/contract/orders/orders';
import {
  IdempotencyKey,
  NewOrder,
  Order,
  StatusChange,
} from '@dalan/contract/orders/orders.schema';
import { byId, MessageAnswer } from '@dalan/contract/text/text.schema';
import { KnownVersion } from '@dalan/contract/text/versions.schema';
import type { Database } from '../../../platform/db/database.ts';
import { callerOf } from '../../../platform/http/access.ts';
import { pageHeaders } from '../../../platform/http/page-headers.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import type { Events } from '../../events.ts';
import type { Seller } from './bills/bill-document.rules.ts';
import { cancelOrder } from './status/cancel-order.ts';
import { changeOrderStatus } from './status/change-order-status.ts';
import { deleteOrder } from './remove/delete-order.ts';
import { getOrder } from './list/get-order.ts';
import { listMyOrders, listOpenOrdersOfUser, listOrders } from './list/list-orders.ts';
import type { DeliverySource } from './place/place-by-strategy.ts';
import type { OrderLimits } from './place/account-limits.ts';
import { placeOrder } from './place/place-order.ts';
import { listBalances } from './payments/list-balances.ts';

const params = byId(orderTexts.notFound);
const NewestFirst = listQuery(['createdAt']).safeExtend(LanguageQuery.shape);

type Options = {
  database: Database;
  city: string;
  shopPhone: () => string;
  delivery: DeliverySource;
  limits: OrderLimits;
  /** The seller on the bills. */
  seller: () => Seller;
  events: Events;
};

export function orderRoutes(app: Api, options: Options): void {
  const { database, city, shopPhone, delivery, limits, seller, events } = options;
  const { db } = database;
  const shopDay = () => ({
    areas: delivery.current().rule.areas,
    today: shopClock(new Date()).day,
  });

  app.route({
    ...routeFor(endpoints.placeOrder, {
      schema: {
        querystring: LanguageQuery,
        body: NewOrder,
        headers: z.looseObject({ 'idempotency-key': IdempotencyKey.optional() }),
        response: { 201: Order },
      },
    }),
    handler: async (request, reply) => {
      const { order, isReplay } = await placeOrder(database, {
        userId: callerOf(request).userId,
        city,
        shopPhone: shopPhone(),
        delivery,
        limits,
        order: request.body,
        idempotencyKey: request.headers['idempotency-key'],
        language: request.query.language,
      });
      events.stockMoved();
      if (isReplay) reply.header('idempotent-replayed', 'true');
      return reply.code(201).send(order);
    },
  });

  app.route({
    ...routeFor(endpoints.cancelOrder, {
      schema: { params, querystring: LanguageQuery, response: { 200: Order } },
    }),
    handler: async (request) => {
      const { userId } = callerOf(request);
      const order = await cancelOrder(db, {
        orderId: request.params.id,
        userId,
        shopPhone: shopPhone(),
        language: request.query.language,
      });
      events.stockMoved();
      return order;
    },
  });

  app.route({
    ...routeFor(endpoints.listMyOrders, {
      schema: { querystring: NewestFirst, response: { 200: z.array(Order) } },
    }),
    handler: async (request, reply) => {
      const { rows, total } = await listMyOrders(db, callerOf(request).userId, request.query);
      return reply.header(TOTAL_COUNT_HEADER, total).send(rows);
    },
  });

  app.route({
    ...routeFor(endpoints.listOrders, {
      schema: { querystring: OrderListQuery, response: { 200: z.array(Order) } },
    }),
    handler: async (request, reply) => {
      const page = await listOrders(db, request.query, shopDay());
      return reply.headers(pageHeaders(page)).send(page.rows);
    },
  });

  app.route({
    ...routeFor(endpoints.listBalances, {
      schema: { querystring: OrderListQuery, response: { 200: BalancesAnswer } },
    }),
    handler: (request) => listBalances(db, request.query, shopDay()),
  });

  app.route({
    ...routeFor(endpoints.getOrder, { schema: { params, response: { 200: Order } } }),
    handler: (request) => getOrder(db, request.params.id),
  });

  app.route({
    ...routeFor(endpoints.listOpenOrdersOfUser, {
      schema: { params: byId(errorTexts.notFound), response: { 200: z.array(Order) } },
    }),
    handler: (request) => listOpenOrdersOfUser(db, request.params.id),
  });

  app.route({
    ...routeFor(endpoints.changeOrderStatus, {
      schema: { body: StatusChange, response: { 200: Order } },
    }),
    handler: async (request) => {
      const order = await changeOrderStatus(
        db,
        { actorId: callerOf(request).userId, seller: seller() },
        request.body,
      );
      events.stockMoved();
      return order;
    },
  });

  app.route({
    ...routeFor(endpoints.deleteOrder, {
      schema: { params, querystring: KnownVersion, response: { 200: MessageAnswer } },
    }),
    handler: async (request) => {
      const { version } = request.query;
      await deleteOrder(db, callerOf(request).userId, { ...request.params, version });
      events.stockMoved();
      return { message: ORDER_DELETED };
    },
  });
}
