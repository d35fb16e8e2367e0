import { endpoints } from '@dalan/contract/endpoints';
import { VisitFigures, VisitReport } from '@dalan/contract/pages/visits.schema';
import { MessageAnswer } from '@dalan/contract/text/text.schema';
import { createConcurrencyLimit } from '../../../platform/concurrency-limit.ts';
import type { Db } from '../../../platform/db/database.ts';
import { limitByAddress } from '../../../platform/http/limit-requests.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import { addressKey } from '../../../platform/ip-address.ts';
import type { RateLimit } from '../../../platform/limits/rate-limit.ts';
import { getVisitFigures } from './get-visit-figures.ts';
import { storeVisit } from './store-visit.ts';

type VisitRoutes = { db: Db; limits: { visitsPerAddress: RateLimit } };

/** A busy hour's reports must not take the database from the orders. */
const QUEUE = { concurrency: 1, maxQueued: 100 };

export function visitRoutes(app: Api, { db, limits }: VisitRoutes): void {
  const inTurn = createConcurrencyLimit(QUEUE);
  app.route({
    ...routeFor(endpoints.reportVisit, {
      preHandler: limitByAddress(limits.visitsPerAddress),
      schema: { body: VisitReport, response: { 201: MessageAnswer } },
    }),
    handler: async (request, reply) => {
      await inTurn(() => storeVisit(db, request.body), addressKey(request.ip));
      return reply.code(201).send({ message: 'Noted' });
    },
  });
  app.route({
    ...routeFor(endpoints.getVisitFigures, { schema: { response: { 200: VisitFigures } } }),
    handler: () => getVisitFigures(db),
  });
}
