import * as z from 'zod';
import { endpoints } from '@dalan/contract/endpoints';
import { LanguageQuery } from '@dalan/contract/language/languages.schema';
import { orderTexts } from '@dalan/contract/orders/orders';
import { IdempotencyKey, Order } from '@dalan/contract/orders/orders.schema';
import {
  NewPayment,
  NewPaymentClaim,
  PaymentCorrection,
} from '@dalan/contract/payments/payments.schema';
import { byId } from '@dalan/contract/text/text.schema';
import type { Db } from '../../../../platform/db/database.ts';
import { callerOf } from '../../../../platform/http/access.ts';
import { routeFor } from '../../../../platform/http/route.ts';
import type { Api } from '../../../../platform/http/route.ts';
import type { RateLimit } from '../../../../platform/limits/rate-limit.ts';
import { answerClaimNotFound } from './answer-claim-not-found.ts';
import { claimPayment } from './claim-payment.ts';
import { correctPayment } from './correct-payment.ts';
import { paymentAnswerTexts } from './payment-answer-texts.ts';
import { recordPayment } from './record-payment.ts';

const params = byId(orderTexts.notFound);
const response = { 200: Order };
const headers = z.looseObject({ 'idempotency-key': IdempotencyKey });

type PaymentRoutes = { db: Db; limit: RateLimit };

export function paymentRoutes(app: Api, { db, limit }: PaymentRoutes): void {
  app.route({
    ...routeFor(endpoints.claimPayment, {
      schema: { params, querystring: LanguageQuery, body: NewPaymentClaim, response },
    }),
    handler: async (request) => {
      const { userId } = callerOf(request);
      await limit.take(userId);
      const { reference = '' } = request.body;
      const { language } = request.query;
      return claimPayment(db, { orderId: request.params.id, userId, reference, language });
    },
  });

  app.route({
    ...routeFor(endpoints.recordPayment, {
      schema: { params, headers, body: NewPayment, response },
    }),
    handler: (request) =>
      recordPayment(db, {
        ...request.body,
        orderId: request.params.id,
        actorId: callerOf(request).userId,
        idempotencyKey: request.headers['idempotency-key'],
      }),
  });

  app.route({
    ...routeFor(endpoints.correctPayment, {
      schema: {
        params: byId(paymentAnswerTexts.notFound),
        headers,
        body: PaymentCorrection,
        response,
      },
    }),
    handler: (request) =>
      correctPayment(db, {
        ...request.body,
        paymentId: request.params.id,
        actorId: callerOf(request).userId,
        idempotencyKey: request.headers['idempotency-key'],
      }),
  });

  app.route({
    ...routeFor(endpoints.answerClaimNotFound, { schema: { params, response } }),
    handler: (request) => {
      const { userId: actorId } = callerOf(request);
      return answerClaimNotFound(db, { orderId: request.params.id, actorId });
    },
  });
}
