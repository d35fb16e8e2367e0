import { ConfirmAnswer, ConfirmDecision } from '@dalan/contract/desk/confirm.schema';
import { endpoints } from '@dalan/contract/endpoints';
import { orderTexts } from '@dalan/contract/orders/orders';
import { Order } from '@dalan/contract/orders/orders.schema';
import { byId, MessageAnswer } from '@dalan/contract/text/text.schema';
import type { Db } from '../../../../platform/db/database.ts';
import { callerOf } from '../../../../platform/http/access.ts';
import { routeFor } from '../../../../platform/http/route.ts';
import type { Api } from '../../../../platform/http/route.ts';
import type { Events } from '../../../events.ts';
import type { Seller } from '../bills/bill-document.rules.ts';
import { confirmAnswerTexts } from './confirm-answer-texts.ts';
import { decideOrder } from './decide-order.ts';
import type { Mill } from './describe-call.ts';
import { giveOrderBack, keepOrder, takeNextOrder } from './take-order.ts';

const params = byId(orderTexts.notFound);

type Options = { db: Db; mill: () => Mill; seller: () => Seller; events: Events };

export function confirmRoutes(app: Api, { db, mill, seller, events }: Options): void {
  app.route({
    ...routeFor(endpoints.takeNextOrder, { schema: { response: { 200: ConfirmAnswer } } }),
    handler: (request) => takeNextOrder(db, callerOf(request).userId, mill()),
  });

  app.route({
    ...routeFor(endpoints.keepOrder, { schema: { params, response: { 200: ConfirmAnswer } } }),
    handler: (request) => {
      const { userId } = callerOf(request);
      return keepOrder(db, { orderId: request.params.id, userId, mill: mill() });
    },
  });

  app.route({
    ...routeFor(endpoints.giveOrderBack, { schema: { params, response: { 200: MessageAnswer } } }),
    handler: async (request) => {
      await giveOrderBack(db, request.params.id, callerOf(request).userId);
      return { message: confirmAnswerTexts.givenBack };
    },
  });

  app.route({
    ...routeFor(endpoints.decideOrder, {
      schema: { params, body: ConfirmDecision, response: { 200: Order } },
    }),
    handler: async (request) => {
      const by = { actorId: callerOf(request).userId, seller: seller() };
      const asked = { orderId: request.params.id, decision: request.body };
      const order = await decideOrder(db, by, asked);
      events.stockMoved();
      return order;
    },
  });
}
