import { endpoints } from '@dalan/contract/endpoints';
import { OrderContents, OrderContentsAnswer } from '@dalan/contract/orders/order-contents.schema';
import { orderTexts } from '@dalan/contract/orders/orders';
import { Order } from '@dalan/contract/orders/orders.schema';
import { byId } from '@dalan/contract/text/text.schema';
import type { Db } from '../../../../platform/db/database.ts';
import { callerOf } from '../../../../platform/http/access.ts';
import { routeFor } from '../../../../platform/http/route.ts';
import type { Api } from '../../../../platform/http/route.ts';
import type { Events } from '../../../events.ts';
import type { DeliverySource } from '../place/place-by-strategy.ts';
import { changeOrder } from './change-order.ts';
import { getOrderContents } from './get-order-contents.ts';

const params = byId(orderTexts.notFound);

type ChangeOrderRoutes = {
  db: Db;
  city: string;
  shopPhone: () => string;
  delivery: DeliverySource;
  events: Events;
};

export function changeOrderRoutes(app: Api, options: ChangeOrderRoutes): void {
  const { db, city, shopPhone, delivery, events } = options;

  app.route({
    ...routeFor(endpoints.getOrderContents, {
      schema: { params, response: { 200: OrderContentsAnswer } },
    }),
    handler: ({ params: { id } }) =>
      getOrderContents(db, { id, city, rule: delivery.current().rule }),
  });

  app.route({
    ...routeFor(endpoints.changeOrderContents, {
      schema: { params, body: OrderContents, response: { 200: Order } },
    }),
    handler: async (request) => {
      const order = await changeOrder(db, {
        orderId: request.params.id,
        actorId: callerOf(request).userId,
        shopPhone: shopPhone(),
        contents: request.body,
      });
      events.stockMoved();
      return order;
    },
  });
}
