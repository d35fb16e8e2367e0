import * as z from 'zod';
import { endpoints } from '@dalan/contract/endpoints';
import { BagLabelsAnswer, BagLabelsQuery } from '@dalan/contract/mill/bag-labels.schema';
import {
  BatchDetails,
  BatchesAnswer,
  BatchesQuery,
  HolderTold,
  MillingDone,
  MillingDoneAnswer,
  MillingUndo,
  MillingUndoAnswer,
} from '@dalan/contract/mill/batches.schema';
import { IdempotencyKey } from '@dalan/contract/orders/orders.schema';
import { byId } from '@dalan/contract/text/text.schema';
import type { Db } from '../../../../platform/db/database.ts';
import { callerOf } from '../../../../platform/http/access.ts';
import { routeFor } from '../../../../platform/http/route.ts';
import type { Api } from '../../../../platform/http/route.ts';
import type { Seller } from '../bills/bill-document.rules.ts';
import { batchAnswerTexts } from './batch-answer-texts.ts';
import { finishMilling } from './finish-milling.ts';
import { getBagLabels } from './get-bag-labels.ts';
import { getBatch, listBatches } from './read-batches.ts';
import { noteHolderTold, recallBatch } from './recall-batch.ts';
import { undoMilling } from './undo-milling.ts';

const headers = z.looseObject({ 'idempotency-key': IdempotencyKey });
const params = byId(batchAnswerTexts.notFound);
const idOrNumber = z.object({ id: z.string().max(60) });

type Options = { db: Db; seller: () => Seller; shopPhone: () => string };

export function batchRoutes(app: Api, { db, seller, shopPhone }: Options): void {
  app.route({
    ...routeFor(endpoints.finishMilling, {
      schema: { headers, body: MillingDone, response: { 200: MillingDoneAnswer } },
    }),
    handler: (request) =>
      finishMilling(db, {
        ...request.body,
        actorId: callerOf(request).userId,
        idempotencyKey: request.headers['idempotency-key'],
      }),
  });

  app.route({
    ...routeFor(endpoints.undoMilling, {
      schema: { body: MillingUndo, response: { 200: MillingUndoAnswer } },
    }),
    handler: (request) => undoMilling(db, { ...request.body, actorId: callerOf(request).userId }),
  });

  app.route({
    ...routeFor(endpoints.listBatches, {
      schema: { querystring: BatchesQuery, response: { 200: BatchesAnswer } },
    }),
    handler: (request) => listBatches(db, request.query),
  });

  app.route({
    ...routeFor(endpoints.getBatch, {
      schema: { params: idOrNumber, response: { 200: BatchDetails } },
    }),
    handler: (request) => getBatch(db, request.params.id, shopPhone()),
  });

  app.route({
    ...routeFor(endpoints.recallBatch, { schema: { params, response: { 200: BatchDetails } } }),
    handler: async (request) => {
      const batchId = request.params.id;
      await recallBatch(db, { batchId, actorId: callerOf(request).userId, seller: seller() });
      return getBatch(db, batchId, shopPhone());
    },
  });

  app.route({
    ...routeFor(endpoints.noteHolderTold, {
      schema: { params, body: HolderTold, response: { 200: BatchDetails } },
    }),
    handler: async (request) => {
      const batchId = request.params.id;
      await noteHolderTold(db, { ...request.body, batchId, actorId: callerOf(request).userId });
      return getBatch(db, batchId, shopPhone());
    },
  });

  app.route({
    ...routeFor(endpoints.getBagLabels, {
      schema: { querystring: BagLabelsQuery, response: { 200: BagLabelsAnswer } },
    }),
    handler: (request) => getBagLabels(db, request.query, seller()),
  });
}
