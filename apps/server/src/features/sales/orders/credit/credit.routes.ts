import * as z from 'zod';
import { endpoints } from '@dalan/contract/endpoints';
import { orderTexts } from '@dalan/contract/orders/orders';
import { IdempotencyKey, Order } from '@dalan/contract/orders/orders.schema';
import { CreditNote } from '@dalan/contract/payments/credit-note-documents.schema';
import { NewDiscount, NewReturn } from '@dalan/contract/payments/credit-notes.schema';
import { byId } from '@dalan/contract/text/text.schema';
import type { Caller } from '../../../../platform/caller.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { callerOf } from '../../../../platform/http/access.ts';
import { routeFor } from '../../../../platform/http/route.ts';
import type { Api } from '../../../../platform/http/route.ts';
import { proofRequired } from '../../../../platform/shop-error.ts';
import type { Events } from '../../../events.ts';
import type { Seller } from '../bills/bill-document.rules.ts';
import { creditAnswerTexts } from './credit-answer-texts.ts';
import { giveDiscount } from './give-discount.ts';
import { readCreditNote } from './read-credit-note.ts';
import { returnFlour } from './return-flour.ts';

const params = byId(orderTexts.notFound);
const headers = z.looseObject({ 'idempotency-key': IdempotencyKey });
const response = { 200: Order };

type Options = { db: Db; seller: () => Seller; events: Events };

export function creditRoutes(app: Api, { db, seller, events }: Options): void {
  app.route({
    ...routeFor(endpoints.returnFlour, { schema: { params, headers, body: NewReturn, response } }),
    handler: async (request) => {
      const { body } = request;
      const { refund } = body;
      const doesMoneyLeave = refund !== undefined && refund.method !== 'account';
      const actorId = allowedTo(callerOf(request), doesMoneyLeave);
      const idempotencyKey = request.headers['idempotency-key'];
      const call = { actorId, idempotencyKey, seller: seller() };
      const order = await returnFlour(db, { ...call, orderId: request.params.id, asked: body });
      events.stockMoved();
      return order;
    },
  });

  app.route({
    ...routeFor(endpoints.giveDiscount, {
      schema: { params, headers, body: NewDiscount, response },
    }),
    handler: async (request) => {
      const actorId = allowedTo(callerOf(request), true);
      const idempotencyKey = request.headers['idempotency-key'];
      const call = { actorId, idempotencyKey, seller: seller() };
      return giveDiscount(db, { ...call, orderId: request.params.id, asked: request.body });
    },
  });

  const reads = [
    { endpoint: endpoints.getCreditNote, isStaff: true },
    { endpoint: endpoints.getMyCreditNote, isStaff: false },
  ];
  for (const { endpoint, isStaff } of reads) {
    app.route({
      ...routeFor(endpoint, {
        schema: { params: byId(creditAnswerTexts.notFound), response: { 200: CreditNote } },
      }),
      handler: (request) =>
        readCreditNote(db, request.params.id, { userId: callerOf(request).userId, isStaff }),
    });
  }
}

/** Where the shop loses money, the owner acts, or staff who have just proved who they are. */
function allowedTo({ userId, duty, hasFreshProof }: Caller, isMoneyLost: boolean): string {
  if (isMoneyLost && duty !== 'owner' && !hasFreshProof) throw proofRequired();
  return userId;
}
