import * as z from 'zod';
import { endpoints } from '@dalan/contract/endpoints';
import { IdempotencyKey } from '@dalan/contract/orders/orders.schema';
import { runTexts } from '@dalan/contract/mill/runs';
import {
  NewCashCount,
  NewRun,
  Run,
  RunPlan,
  RunsAnswer,
  RunsQuery,
  RunStart,
  RunStarted,
} from '@dalan/contract/mill/runs.schema';
import { byId, MessageAnswer } from '@dalan/contract/text/text.schema';
import type { Db } from '../../../platform/db/database.ts';
import { callerOf } from '../../../platform/http/access.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import type { Seller } from '../../sales/orders/index.ts';
import { countCash } from './count-cash.ts';
import { createRun } from './create-run.ts';
import { planRuns } from './plan-runs.ts';
import { getRun, listRuns } from './read-runs.ts';
import { removeRun } from './remove-run.ts';
import { startRun } from './start-run.ts';

const params = byId(runTexts.notFound);

type RunRoutes = { db: Db; city: string; seller: () => Seller };

export function runRoutes(app: Api, { db, city, seller }: RunRoutes): void {
  app.route({
    ...routeFor(endpoints.listRuns, {
      schema: { querystring: RunsQuery, response: { 200: RunsAnswer } },
    }),
    handler: (request) => listRuns(db, { city, day: request.query.day }),
  });

  app.route({
    ...routeFor(endpoints.getRun, { schema: { params, response: { 200: Run } } }),
    handler: (request) => getRun(db, request.params.id),
  });

  app.route({
    ...routeFor(endpoints.createRun, { schema: { body: NewRun, response: { 201: Run } } }),
    handler: async (request, reply) => {
      const actorId = callerOf(request).userId;
      const run = await createRun(db, { ...request.body, city, actorId });
      return reply.code(201).send(run);
    },
  });

  app.route({
    ...routeFor(endpoints.planRuns, {
      schema: { body: RunPlan, response: { 200: z.object({ runs: z.array(Run) }) } },
    }),
    handler: (request) => planRuns(db, callerOf(request).userId, request.body),
  });

  app.route({
    ...routeFor(endpoints.removeRun, { schema: { params, response: { 200: MessageAnswer } } }),
    handler: async (request) => {
      await removeRun(db, { runId: request.params.id, actorId: callerOf(request).userId });
      return { message: runTexts.removed };
    },
  });

  app.route({
    ...routeFor(endpoints.startRun, {
      schema: { params, body: RunStart, response: { 200: RunStarted } },
    }),
    handler: (request) =>
      startRun(db, {
        runId: request.params.id,
        version: request.body.version,
        actorId: callerOf(request).userId,
        seller: seller(),
      }),
  });

  app.route({
    ...routeFor(endpoints.countCash, {
      schema: {
        params,
        headers: z.looseObject({ 'idempotency-key': IdempotencyKey }),
        body: NewCashCount,
        response: { 200: Run },
      },
    }),
    handler: (request) =>
      countCash(db, {
        ...request.body,
        runId: request.params.id,
        actorId: callerOf(request).userId,
        idempotencyKey: request.headers['idempotency-key'],
      }),
  });
}
